import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import Journal
import MealModels
import PremiumGate
import SuggestionEngine
import Synchronization
import Testing

@testable import MealAdvisorFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A clock that is set, and what it must not touch.
@Suite struct StageTimeTests {
  @Test(arguments: [
    ("00:00", 0, "2026-05-12T00:00"), ("23:59", 0, "2026-05-12T23:59"),
    ("07:15", 7200, "2026-05-12T07:15"), ("23:30", -36_000, "2026-05-12T23:30"),
    // Where it is the 13th already.
    ("06:30", 43_200, "2026-05-13T06:30"),
  ])
  func `the clock shows the local time that is set, on the same day, and goes on`(
    _ time: String, _ zone: Int, _ shown: String
  ) async throws {
    let theatre = try await Theatre(secondsFromGMT: zone)
    let actor = try await theatre.enter(["time": time])
    let set = await actor.app.world.date
    #expect(LocalMoment(date: set, secondsFromGMT: zone).text == shown)
    theatre.world.advance(hours: 0.25)
    #expect(await actor.app.world.date == set + 900)
    #expect(await actor.adjust(["time": time]))
    #expect(await actor.app.world.date == set + 900)
    #expect(await actor.adjust([:]))
    #expect(await actor.app.world.date == theatre.world.now)
  }

  @Test func `a clock that is set rings no timer at the stove`() async throws {
    let ticks = Mutex(0)
    let theatre = try await Theatre(sleep: { seconds in
      guard seconds == 1 else { return }
      let count = ticks.withLock { ticks in
        ticks += 1
        return ticks
      }
      if count > 1 { try await Task.sleep(for: .seconds(3600)) }
    })
    let actor = try await theatre.enter()
    let meal = "creamy-tuscan-chicken"
    let trail = [
      Route("home"), Route(Routes.recipe, MealID(rawValue: meal)),
      Route(Routes.cooking, MealID(rawValue: meal)),
    ]
    try await actor.app.go(along: trail)
    try await actor.visitor.touch("cooking.next")
    try await actor.visitor.touch("cooking.startTimer?id=creamy-tuscan-chicken&timer=1.0")
    #expect(await actor.adjust(["time": "23:59"]))
    while ticks.withLock({ $0 < 2 }) { await Task.yield() }
    #expect(try await actor.visitor.screen.state == "timer-running")
    // The second wait has begun; the first second is told to the screen a little later.
    for _ in 0..<10_000 where !(try await actor.visitor.words.contains("5:59")) {
      await Task.yield()
    }
    #expect(try await actor.visitor.words.contains("5:59"))
    await actor.app.close()
  }

  @Test func `screens go by the time that is set, at once`() async throws {
    let actor = try await Theatre().enter(["time": "07:00"])
    #expect(try await actor.visitor.words.contains("Good morning!"))
    #expect(await actor.adjust(["time": "19:30"]))
    #expect(try await actor.visitor.words.contains("Good evening!"))
  }

  @Test(arguments: ["00:01", "23:59"])
  func `a clock that was set neither ends nor prolongs nor dates what was bought`(
    _ time: String
  ) async throws {
    let theatre = try await Theatre()
    let real = Subscriptions.local(theatre.stores) { theatre.world.now }
    _ = try await real.startTrial(at: theatre.world.now)
    _ = try await real.cancel(at: theatre.world.now)
    // An hour before the trial ends by the real clock.
    theatre.world.advance(hours: 7 * 24 - 1)
    let now = theatre.world.now
    let actor = try await theatre.enter(["time": time])
    #expect(try await actor.hasPremium())
    #expect(try await actor.visitor.stores.read().phase(at: now).id == "trial")
    #expect(
      try await theatre.records(of: "entitlement", "store-receipt").allSatisfy { $0.time <= now })
    theatre.world.advance(hours: 2)
    await actor.app.dataChanged(in: "entitlement")
    await actor.app.settle()
    try await actor.visitor.tap("tab.select?id=home")
    try await actor.visitor.tap("home.newSuggestion")
    #expect(try await !actor.hasPremium())
    #expect(try await theatre.stores.read().phase(at: theatre.world.now).isLapsed)
    #expect(
      try await theatre.records(of: "entitlement", "store-receipt").allSatisfy {
        $0.time <= theatre.world.now
      })
  }

  @Test(arguments: ["00:01", "23:59"])
  func `a trial that begins under a clock that was set has its seven real days`(
    _ time: String
  ) async throws {
    let theatre = try await Theatre()
    let actor = try await theatre.enter(["time": time])
    try await actor.visitor.tap("tab.select?id=settings", "premium.open", "premium.startTrial")
    let trial = try #require(try await theatre.stores.record.knownReceipt()?.trial)
    #expect(trial.start == theatre.world.now)
    #expect(trial.end == theatre.world.now + PremiumTerms.trialLength)
    let entitlement = try await theatre.stores.entitlement.state()
    #expect(entitlement.lastSeen == theatre.world.now)
    #expect(entitlement.trial?.end == trial.end)
    #expect(
      try await theatre.records(of: "entitlement", "store-receipt").allSatisfy {
        $0.time == theatre.world.now
      })
  }

  @Test func `events with a later time do not break an app with the real time`()
    async throws
  {
    let theatre = try await Theatre()
    let late = try await theatre.enter(["time": "23:50"])
    for _ in 0..<8 { try await late.visitor.tap("home.newSuggestion") }
    let shown = try await Set(theatre.stores.read().history.lastShown(9))
    let now = try await theatre.enter()
    for _ in 0..<8 { try await now.visitor.tap("home.newSuggestion") }
    let history = try await theatre.stores.read().history
    let latest = history.lastShown(9)
    #expect(latest.count == 9)
    // What was just shown there is not shown again here.
    #expect(shown.isDisjoint(with: latest))
    #expect(try await now.visitor.words.contains("Get New Suggestion"))
    try await now.visitor.tap("meal.why?id=\(latest[0].rawValue)")
    #expect(try await now.visitor.screen.id == "why")
  }

  @Test func `the last opinion counts, even if the stage's clock was set back`()
    async throws
  {
    let theatre = try await Theatre()
    let actor = try await theatre.enter(["time": "23:00"])
    let shown = try await theatre.stores.read().history.lastShown(1)
    let meal = try #require(shown.first)
    try await actor.visitor.tap(
      "meal.opinion?id=\(meal.rawValue)", "meal.rate?id=\(meal.rawValue)&stars=5")
    #expect(await actor.adjust(["time": "07:00"]))
    try await actor.visitor.tap("meal.dislike?id=\(meal.rawValue)")
    #expect(try await theatre.stores.read().history[meal].isDisliked)
    try await actor.visitor.tap("meal.rate?id=\(meal.rawValue)&stars=4")
    #expect(try await !theatre.stores.read().history[meal].isDisliked)
    #expect(try await theatre.stores.read().history[meal].stars == 4)
  }
}
