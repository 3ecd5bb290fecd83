/// Reads the fields of a line; each field ends at the next space.
struct FieldReader {
  private let bytes: UnsafeRawBufferPointer
  /// The position of the next field.
  private(set) var place: Int

  init(_ bytes: UnsafeRawBufferPointer, from place: Int = 0) {
    self.bytes = bytes
    self.place = place
  }

  /// The next field, up to an end mark; nil if the line ends before a mark.
  mutating func next(endedBy mark: UInt8 = UInt8(ascii: " ")) -> UnsafeRawBufferPointer? {
    var end = place
    while end < bytes.count, bytes[end] != mark { end += 1 }
    guard end < bytes.count else { return nil }
    defer { place = end + 1 }
    return UnsafeRawBufferPointer(rebasing: bytes[place..<end])
  }

  /// The next field as a number of 1 to 18 digits.
  mutating func number(endedBy mark: UInt8 = UInt8(ascii: " ")) -> Int? {
    next(endedBy: mark).flatMap(Self.number)
  }

  /// Bytes as a number of 1 to 18 digits.
  static func number(_ field: UnsafeRawBufferPointer) -> Int? {
    guard 1...18 ~= field.count else { return nil }
    var value = 0
    for byte in field {
      guard 0x30...0x39 ~= byte else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }

  /// The remaining bytes.
  var rest: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[place...])
  }
}
