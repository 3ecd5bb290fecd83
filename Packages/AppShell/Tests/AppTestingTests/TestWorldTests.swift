import AppTesting
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct TestWorldTests {
  @Test func `it stands still until it is moved`() {
    let world = TestWorld(secondsFromGMT: 3600, region: .unitedKingdom, seed: { 3 })
    let environment = world.environment
    #expect(environment.now() == TestWorld.evening && environment.deviceNow() == world.now)
    world.advance(seconds: 60)
    #expect(environment.now() == TestWorld.evening.addingTimeInterval(60))
    world.advance(days: 1, hours: -1)
    #expect(environment.now() == TestWorld.evening.addingTimeInterval(60 + 23 * 3600))
    world.now = Date(timeIntervalSince1970: 0)
    #expect(environment.now().timeIntervalSince1970 == 0)
    #expect(environment.secondsFromGMT(world.now) == 3600)
    #expect(environment.region == .unitedKingdom && environment.makeSeed() == 3)
  }

  @Test func `its ids are counted, also by another environment of the same world`() {
    let world = TestWorld()
    #expect(world.environment.makeID() == "id-1" && world.environment.makeID() == "id-2")
    #expect(TestWorld().environment.makeID() == "id-1")
  }

  @Test func `a connection is cut and restored`() {
    let world = TestWorld()
    let environment = world.environment
    #expect(environment.isConnected())
    world.isConnected = false
    #expect(!environment.isConnected())
  }

  @Test func `a temporary folder is empty, its own, and gone with its holder`() throws {
    var first: TemporaryFolder? = try TemporaryFolder()
    let (url, other) = (try #require(first?.url), try TemporaryFolder())
    #expect(url != other.url)
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.path()).isEmpty)
    try Data("tea".utf8).write(to: url.appending(path: "a"))
    first = nil
    #expect(!FileManager.default.fileExists(atPath: url.path()))
  }
}
