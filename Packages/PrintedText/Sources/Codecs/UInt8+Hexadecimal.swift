extension UInt8 {
  /// The lower-case hexadecimal digit of the four lowest bits of a number.
  @inlinable public init(hexadecimal number: some FixedWidthInteger) {
    let value = UInt8(truncatingIfNeeded: number) & 0xF
    self = value < 10 ? value + UInt8(ascii: "0") : value - 10 + UInt8(ascii: "a")
  }

  /// The value of a hexadecimal digit in either case; nil for any other byte.
  @inlinable public var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
