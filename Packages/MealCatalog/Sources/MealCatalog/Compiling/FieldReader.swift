/// Walks over text with tabs and line ends between its fields, without copying it.
struct FieldReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Starts at the first field.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Whether every field was read.
  var isAtEnd: Bool { position >= bytes.count }

  /// The next field as text.
  mutating func text() -> String {
    String(decoding: bytes[nextField()], as: UTF8.self)
  }

  /// The next field as a number; zero for an empty field.
  mutating func number() -> Int { Self.number(bytes[nextField()]) }

  /// The texts of the next field, which bars separate; none for an empty field.
  mutating func texts() -> [String] {
    bytes[nextField()].split(separator: UInt8(ascii: "|")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The numbers of the next field, which commas separate; none for an empty field.
  mutating func numbers() -> [Int] {
    var numbers: [Int] = []
    var start = position
    let field = nextField()
    for index in field where bytes[index] == UInt8(ascii: ",") {
      numbers.append(Self.number(bytes[start..<index]))
      start = index + 1
    }
    if !field.isEmpty { numbers.append(Self.number(bytes[start..<field.upperBound])) }
    return numbers
  }

  private mutating func nextField() -> Range<Int> {
    let start = position
    while position < bytes.count, bytes[position] != 9, bytes[position] != 10 { position += 1 }
    defer { position = min(position + 1, bytes.count) }
    return start..<position
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let value: UInt32 = digits.reduce(0) { $0 &* 10 &+ UInt32($1 &- UInt8(ascii: "0")) }
    return Int(value)
  }
}
