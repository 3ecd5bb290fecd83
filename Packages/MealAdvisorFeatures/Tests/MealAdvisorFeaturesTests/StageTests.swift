import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealModels
import PremiumGate
import SuggestionEngine
import Testing

@testable import MealAdvisorFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct StageTests {
  @Test(.timeLimit(.minutes(15)))
  func `apps of one stage share settings and each has its own route`() async throws {
    let theatre = try await Theatre()
    let (one, other) = (try await theatre.enter(), try await theatre.enter())
    let (arrivals, arrival) = AsyncStream<Void>.makeStream()
    let news = Task {
      for await change in theatre.stage.storedChanges() {
        await other.app.dataChanged(change)
        arrival.yield()
      }
    }
    defer { news.cancel() }
    try await other.visitor.open("dietary-restrictions")
    try await one.visitor.open("dietary-restrictions")
    try await one.visitor.tap("settings.diet=on?id=vegan", "tab.select?id=home")
    let isOn = {
      try await other.visitor.screen.element.action(
        for: ActionCall(parsing: "settings.diet=off?id=vegan")) != nil
    }
    for await _ in arrivals where try await isOn() { break }
    #expect(try await isOn())
    #expect(try await one.visitor.screen.id == "home")
  }

  @Test func `changes begin with everything, name each stream once, and all after a deletion`()
    async throws
  {
    let theatre = try await Theatre()
    var changes = theatre.stage.storedChanges().makeAsyncIterator()
    #expect(await changes.next() == .everything)
    let date = theatre.world.now
    try await theatre.stores.history.record([HistoryEvent(.cooked, "tacos")], at: date)
    #expect(await changes.next() == .streams(["history"]))
    try await theatre.stores.consents.record([ConsentEvent("x", isGiven: true)], at: date)
    #expect(await changes.next() == .streams(["consents"]))
    try await theatre.stores.deleteEverything()
    #expect(await changes.next() == .everything)
  }

  @Test func `the switches offer what the app can be under`() {
    let switches = MealAdvisor.Switch.all
    #expect(switches.map(\.id) == ["time", "network", "premium", "pictures"])
    for (id, value) in [
      ("network", "slow"), ("network", "offline"), ("network", "failing"), ("network", "flaky"),
      ("premium", "free"), ("premium", "trial"), ("premium", "active"), ("premium", "grace"),
      ("premium", "lapsed"), ("time", "00:00"), ("time", "23:59"),
    ] {
      #expect(switches.first { $0.id == id }?.accepts(value) == true, "\(id)=\(value)")
    }
  }

  @Test(arguments: [
    ["time": "24:00"], ["time": "later"], ["network": "carrier-pigeon"], ["premium": "gold"],
    ["weather": "rain"],
  ])
  func `a stage ignores a value that no switch offers`(_ settings: StageSettings) async throws {
    let theatre = try await Theatre()
    let actor = try await theatre.enter(settings)
    #expect(try await actor.visitor.words.contains("Good evening!"))
    #expect(await actor.adjust([:]))
    #expect(await actor.app.world.date == theatre.world.now)
    #expect(await actor.app.world.isConnected)
  }
}

/// The connection that is set.
@Suite struct StageConnectionTests {
  @Test func `a connection that is set acts at once, and so does the real one`() async throws {
    let actor = try await Theatre().enter(["network": "offline"])
    #expect(try await actor.visitor.words.contains("Unable to load suggestion"))
    #expect(await !actor.app.world.isConnected)
    #expect(await actor.adjust([:]))
    #expect(await actor.app.world.isConnected)
    try await actor.visitor.tap("home.retry")
    #expect(try await actor.visitor.words.contains("Get New Suggestion"))
    #expect(await actor.adjust(["network": "offline"]))
    #expect(await !actor.app.world.isConnected)
  }

  @Test func `applying the same stage settings does not restart the simulation`() async throws {
    let flaky: StageSettings = ["network": "flaky"]
    let actor = try await Theatre().enter(flaky)
    #expect(try await actor.visitor.words.contains("Unable to load suggestion"))
    #expect(await actor.adjust(flaky))
    try await actor.visitor.tap("home.retry")
    #expect(await actor.adjust(flaky))
    try await actor.visitor.tap("home.retry")
    #expect(try await actor.visitor.words.contains("Get New Suggestion"))
  }

  @Test func `the connection of one app is not that of another`() async throws {
    let theatre = try await Theatre()
    let one = try await theatre.enter()
    #expect(await one.adjust(["network": "offline"]))
    let other = try await theatre.enter()
    #expect(await !one.app.world.isConnected)
    #expect(await other.app.world.isConnected)
    #expect(try await other.visitor.words.contains("Get New Suggestion"))
  }
}
