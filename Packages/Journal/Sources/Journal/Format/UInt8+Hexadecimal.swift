extension UInt8 {
  /// The lower-case hexadecimal digit of the four lowest bits of a number.
  init(hexadecimal number: some FixedWidthInteger) {
    let value = UInt8(truncatingIfNeeded: number) & 0xF
    self = value < 10 ? value + UInt8(ascii: "0") : value - 10 + UInt8(ascii: "a")
  }
}
