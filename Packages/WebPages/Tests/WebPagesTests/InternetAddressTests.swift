import Testing
import WebPages

@Suite struct InternetAddressTests {
  @Test(
    arguments: [
      (0, 0, 0, 0), (10, 1, 2, 3), (100, 64, 0, 1), (100, 127, 255, 255), (127, 0, 0, 1),
      (169, 254, 169, 254), (172, 16, 0, 1), (172, 31, 255, 255), (192, 0, 0, 8), (192, 0, 2, 1),
      (192, 168, 1, 1), (198, 18, 0, 1), (198, 19, 255, 1), (198, 51, 100, 7), (203, 0, 113, 7),
      (224, 0, 0, 1), (240, 0, 0, 1), (255, 255, 255, 255),
    ] as [(UInt8, UInt8, UInt8, UInt8)])
  func `addresses of private networks are not public`(
    _ first: UInt8, second: UInt8, third: UInt8, fourth: UInt8
  ) {
    #expect(!InternetAddress.version4(first, second, third, fourth).isPublic)
    let mapped = InternetAddress.version6([
      0, 0, 0, 0, 0, 0xFFFF, UInt16(first) << 8 | UInt16(second),
      UInt16(third) << 8 | UInt16(fourth),
    ])
    #expect(!mapped.isPublic)
  }

  @Test(
    arguments: [
      (1, 1, 1, 1), (9, 255, 255, 255), (11, 0, 0, 0), (100, 63, 0, 1), (100, 128, 0, 1),
      (126, 0, 0, 1), (128, 0, 0, 1), (169, 253, 0, 1), (172, 15, 0, 1), (172, 32, 0, 1),
      (192, 167, 0, 1), (192, 169, 0, 1), (198, 17, 0, 1), (198, 20, 0, 1), (223, 255, 255, 255),
    ] as [(UInt8, UInt8, UInt8, UInt8)])
  func `everybody reaches these`(_ first: UInt8, second: UInt8, third: UInt8, fourth: UInt8) {
    #expect(InternetAddress.version4(first, second, third, fourth).isPublic)
    let translated = InternetAddress.version6([
      0x64, 0xFF9B, 0, 0, 0, 0, UInt16(first) << 8 | UInt16(second),
      UInt16(third) << 8 | UInt16(fourth),
    ])
    #expect(translated.isPublic)
  }

  @Test(
    arguments: [
      ([0, 0, 0, 0, 0, 0, 0, 0], false), ([0, 0, 0, 0, 0, 0, 0, 1], false),
      ([0xFE80, 0, 0, 0, 0, 0, 0, 1], false), ([0xFC00, 0, 0, 0, 0, 0, 0, 1], false),
      ([0xFD12, 0, 0, 0, 0, 0, 0, 1], false), ([0xFF02, 0, 0, 0, 0, 0, 0, 1], false),
      ([0x2001, 0xDB8, 0, 0, 0, 0, 0, 1], false), ([0x2001, 0, 0, 0, 0, 0, 0, 1], false),
      ([0x2002, 0x0A00, 1, 0, 0, 0, 0, 1], false), ([0x2606, 0x4700, 0, 0, 0, 0, 0, 1], true),
      ([0x2001, 0x4860, 0, 0, 0, 0, 0, 1], true), ([0x2A00, 0, 0, 0, 0, 0, 0, 1], true),
      ([0x2A00], false),  // no address
    ] as [([UInt16], Bool)])
  func `version 6 is public in its global part alone`(groups: [UInt16], isPublic: Bool) {
    #expect(InternetAddress.version6(groups).isPublic == isPublic)
  }
}
