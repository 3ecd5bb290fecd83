import Codecs
import Testing

@Suite struct HexadecimalTests {
  @Test func `bytes come back from their digits in either case`() {
    let bytes = (UInt8.min ... .max).map { $0 }
    let text = Hexadecimal.text(of: bytes)
    #expect(text == bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
    #expect(Hexadecimal.bytes(of: text.utf8) == bytes)
    #expect(Hexadecimal.bytes(of: text.uppercased().utf8) == bytes)
  }

  @Test(arguments: ["0", "0g", "+1", " 1", "00 ", "0x"])
  func `anything else is no byte`(text: String) {
    #expect(Hexadecimal.bytes(of: text.utf8) == nil)
  }

  @Test func `a digit is what the library reads`() {
    for byte in UInt8.min ... .max {
      #expect(byte.hexadecimalValue.map(Int.init) == Character(Unicode.Scalar(byte)).hexDigitValue)
    }
  }
}
