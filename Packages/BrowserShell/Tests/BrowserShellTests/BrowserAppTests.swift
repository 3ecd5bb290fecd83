import AppShell
import Synchronization
import Testing

@testable import BrowserShell

@Suite struct BrowserAppTests {
  @Test(
    arguments: [
      (nil, [:], "/"), ("thing?id=x", [:], "/?at=thing%3Fid%3Dx"),
      (nil, ["weather": "rain"], "/?weather=rain"),
      ("shop", ["weather": "rain", "tide": "low"], "/?at=shop&tide=low&weather=rain"),
    ] as [(String?, StageSettings, String)])
  func `the address that is printed leads to a page under what is set around the app`(
    route: String?, settings: StageSettings, ending: String
  ) async throws {
    let printed = Mutex("")
    try await BrowserApp(.shop(), name: "Shop").run(at: route, under: settings, until: {}) {
      address in
      printed.withLock { $0 = address }
    }
    #expect(printed.withLock { $0 }.hasSuffix(ending))
  }
}
