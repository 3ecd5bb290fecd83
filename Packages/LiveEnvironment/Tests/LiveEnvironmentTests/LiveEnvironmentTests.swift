import AppShell
import DesignSystem
import LiveEnvironment
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct LiveEnvironmentTests {
  private let folder = DataFolder(name: "MealAdvisor", id: "mealadvisor")

  @Test(arguments: [
    ("asked", ["MEALADVISOR_DATA_DIR": "/b"], "asked"),
    (nil, ["MEALADVISOR_DATA_DIR": "/b", "HOME": "/h"], "/b"),
    (nil, ["XDG_DATA_HOME": "/x", "HOME": "/h"], "/x/mealadvisor"),
    (nil, ["XDG_DATA_HOME": "relative", "HOME": "/h"], "/h/.local/share/mealadvisor"),
    (nil, ["HOME": "/h"], "/h/.local/share/mealadvisor"),
  ])
  func `the data folder is the nearest one that was named`(
    asked: String?, variables: [String: String], expected: String
  ) throws {
    #if !canImport(Darwin)
      let url = try folder.url(asked: asked) { name throws(UnreadableName) in variables[name] }
      #expect(url?.relativePath == expected)
    #endif
  }

  @Test func `the variable is called after the product`() {
    #expect(folder.variableName == "MEALADVISOR_DATA_DIR")
    #expect(
      DataFolder(name: "Corner Shop", id: "corner-shop").variableName == "CORNER_SHOP_DATA_DIR")
  }

  @Test func `without any hint there is no folder`() throws {
    #if !canImport(Darwin)
      #expect(try folder.url(asked: nil) { _ throws(UnreadableName) in nil } == nil)
    #endif
  }

  @Test func `the live clock moves, and a fixed one does not`() {
    let live = AppEnvironment.live()
    #expect(abs(live.now().timeIntervalSinceNow) < 60)
    #expect((-14 * 3600...14 * 3600).contains(live.secondsFromGMT(live.now())))
    let then = Date(timeIntervalSince1970: 1_778_603_400)
    let fixed = live.at(then, secondsFromGMT: 3600)
    #expect(fixed.now() == then)
    #expect(fixed.world.secondsFromGMT == 3600)
    #expect(live.makeID() != live.makeID())
  }

  @Test func `a clock that is set to another time goes on from there`() {
    let seconds = Mutex(1_000_000.0)
    var environment = AppEnvironment.live()
    environment.now = { Date(timeIntervalSince1970: seconds.withLock(\.self)) }
    let then = Date(timeIntervalSince1970: 1_778_659_200)
    let set = environment.beginning(at: then)
    #expect(set.now() == then)
    seconds.withLock { $0 += 90 }
    #expect(set.now() == then + 90)
  }

  @Test(arguments: [
    (["LANG": "en_GB.UTF-8"], "GB"), (["LANG": "de_DE@euro"], "DE"),
    (["LC_ALL": "", "LC_MEASUREMENT": "hi_IN", "LANG": "en_US.UTF-8"], "IN"),
    (["LC_ALL": "C.UTF-8", "LANG": "en_GB.UTF-8"], "US"), (["LANG": "nb_NO"], "NO"), ([:], "US"),
  ])
  func `the locale of the machine tells where its eater lives`(
    variables: [String: String], country: String
  ) {
    #expect(DisplayRegion(of: variables).country == country)
  }

  @Test func `a country without its own words uses metric units and the 24-hour clock`() {
    let france = DisplayRegion(of: ["LANG": "fr_FR.UTF-8"])
    #expect(france.measurement == .metric)
    #expect(france.clock == .twentyFourHour)
  }
}
