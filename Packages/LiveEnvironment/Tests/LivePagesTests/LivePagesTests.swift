import LivePages
import Testing
import WebPages

@Suite struct LivePagesTests {
  @Test(arguments: [
    "http://127.0.0.1/", "http://localhost/soup", "http://[::1]/", "http://2130706433/",
    "http://0x7f.1/", "http://10.0.0.1/", "http://[fe80::1]/", "http://[::ffff:192.168.1.1]/",
  ])
  func `nothing of this machine or its network is asked`(address: String) async throws {
    let address = try PageAddress(address)
    await #expect {
      _ = try await PageFetcher.live().page(at: address)
    } throws: { error in
      switch error as? PageFetchError {
      case .notPublic, .unknownHost: true
      default: false
      }
    }
  }

  @Test func `shift JIS is read where a page says so`() {
    let bytes: [UInt8] = [0x93, 0xFA, 0x96, 0x7B]
    #expect(PageText.text(of: bytes, contentType: "text/html; charset=Shift_JIS", .live) == "日本")
  }
}
