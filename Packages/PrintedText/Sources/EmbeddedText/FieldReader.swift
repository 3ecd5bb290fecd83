/// Walks over text with tabs and line ends between its fields, without copying it.
public struct FieldReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The start of the next field, in bytes.
  public private(set) var position: Int

  /// Starts at the field that begins at a byte.
  public init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// Whether every field was read.
  public var isAtEnd: Bool { position >= bytes.count }

  /// The next field as text.
  public mutating func text() -> String {
    String(decoding: bytes[nextField()], as: UTF8.self)
  }

  /// The next field as a number; zero for an empty field.
  public mutating func number() -> Int { Self.number(bytes[nextField()]) }

  /// The texts of the next field, which bars separate; none for an empty field.
  public mutating func texts() -> [String] {
    let field = nextField()
    return field.isEmpty
      ? []
      : bytes[field].split(separator: UInt8(ascii: "|")).map {
        String(decoding: $0, as: UTF8.self)
      }
  }

  /// The numbers of the next field, which commas separate; none for an empty field.
  public mutating func numbers() -> [Int] {
    var numbers: [Int] = []
    var start = position
    let field = nextField()
    numbers.reserveCapacity(field.count / 3)
    for index in field where bytes[index] == UInt8(ascii: ",") {
      numbers.append(Self.number(bytes[start..<index]))
      start = index + 1
    }
    if !field.isEmpty { numbers.append(Self.number(bytes[start..<field.upperBound])) }
    return numbers
  }

  /// The bytes of the next field.
  public mutating func field() -> Slice<UnsafeBufferPointer<UInt8>> { bytes[nextField()] }

  /// Skips fields.
  public mutating func skip(_ count: Int) {
    for _ in 0..<count { _ = nextField() }
  }

  /// The next packed number; nil if nothing was measured, or at the end.
  public mutating func packedNumber() -> Int? {
    var number = 0
    var place = 1
    while position < bytes.count, bytes[position] != PackedNumber.missing {
      let digit = PackedNumber.value(of: bytes[position])
      position += 1
      guard digit < PackedNumber.base else {
        return number &+ (digit - PackedNumber.base) &* place
      }
      number &+= digit &* place
      place &*= PackedNumber.base
    }
    position = min(position + 1, bytes.count)
    return nil
  }

  /// Skips packed numbers.
  public mutating func skipPackedNumbers(_ count: Int) {
    var open = count
    while open > 0, position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == PackedNumber.missing || PackedNumber.value(of: byte) >= PackedNumber.base {
        open -= 1
      }
    }
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
