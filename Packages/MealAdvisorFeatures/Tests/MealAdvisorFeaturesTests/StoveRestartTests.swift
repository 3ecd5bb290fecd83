import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@testable import MealAdvisorFeatures

/// Somebody at the stove whose app ends, by q or by a crash, and is opened again.
@Suite struct StoveRestartTests {
  private let meal = "creamy-tuscan-chicken"
  private let timer = "id=creamy-tuscan-chicken&timer=1.0"

  /// A visitor whose timers wait, at a time after the evening began.
  private func visitor(
    after seconds: Double = 0, stores: Stores? = nil, on disk: JournalFileSystem = .inMemory()
  ) async throws -> Visitor {
    let waiting = Waiting()
    let visitor = try await Visitor(
      on: disk, stores: stores, clock: { TestWorld.evening + seconds },
      sleep: { if $0 == 1 { try await waiting.sleep($0) } }, isWaiting: true)
    return visitor
  }

  private func cook(_ visitor: Visitor) async throws {
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(meal)")
    await visitor.app.rest()
    for tap in [
      "recipe.adjust?id=\(meal)", "recipe.servings?id=\(meal)&count=5", "navigation.dismiss",
      "recipe.startCooking?id=\(meal)", "cooking.next", "cooking.startTimer?\(timer)",
    ] {
      try await visitor.touch(tap)
      await visitor.app.rest()
    }
  }

  @Test func `after a crash Home offers what was on the stove, with step, servings and timer`()
    async throws
  {
    let before = try await visitor()
    try await cook(before)
    // Nothing is closed in order: the process is gone.
    let after = try await visitor(after: 60, stores: before.stores)
    #expect(try await after.words.contains("Creamy Tuscan Chicken is on the stove: step 2 of 5."))
    #expect(try await after.words.contains("A timer runs."))
    try await after.touch("cooking.resume?id=\(meal)")
    #expect(try await after.screen.id == "cooking")
    #expect(try await after.words.contains("Step 2 of 5"))
    #expect(try await after.words.contains("5 servings"))
    #expect(try await after.words.contains("5:00"))
    try await after.touch("navigation.dismiss")
    #expect(try await after.screen.id == "recipe-detail")
    #expect(try await after.words.contains("5 servings"))
    await before.app.close()
    await after.app.close()
  }

  @Test func `after a restart, an expired timer is shown but does not ring`() async throws {
    let before = try await visitor()
    try await cook(before)
    await before.app.close()
    let after = try await visitor(after: 360 + 725, stores: before.stores)
    #expect(try await after.words.contains("Cook, side 1: done 12 minutes ago."))
    #expect(await after.app.takeOutgoingEvents().isEmpty)
    try await after.tap("cooking.resume?id=\(meal)")
    #expect(try await after.words.contains("Done 12 minutes ago"))
    try await after.tap("cooking.stopTimer?\(timer)")
    #expect(try await after.screen.state == "middle")
  }

  @Test func `a discarded dish leaves the stove and does not return`() async throws {
    let before = try await visitor()
    try await cook(before)
    await before.app.close()
    let after = try await visitor(after: 60, stores: before.stores)
    try await after.tap("cooking.discard?id=\(meal)")
    #expect(!(try await after.words.contains("on the stove:")))
    #expect(try await before.stores.stove.state() == Stove())
    #expect(try await !visitor(after: 90, stores: before.stores).words.contains("on the stove:"))
  }

  @Test func `a day later, Home does not ask about a dish, and cooking starts at the first step`()
    async throws
  {
    let before = try await visitor()
    try await cook(before)
    await before.app.close()
    let after = try await visitor(after: 2 * 86_400, stores: before.stores)
    #expect(!(try await after.words.contains("on the stove:")))
    try await after.app.open(link: "mealadvisor://recipe?id=\(meal)")
    try await after.tap("recipe.startCooking?id=\(meal)")
    #expect(try await after.screen.state == "first")
  }

  @Test func `a meal that was cooked to the end is not offered again`() async throws {
    let visitor = try await Visitor()
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(meal)")
    try await visitor.tap("recipe.startCooking?id=\(meal)")
    for _ in 0..<4 { try await visitor.tap("cooking.next") }
    try await visitor.tap("cooking.finish?id=\(meal)")
    #expect(try await visitor.stores.stove.state() == Stove())
  }

  @Test func `a timer is halted, goes on, gets a minute more, and all of it is stored`()
    async throws
  {
    let visitor = try await visitor()
    try await cook(visitor)
    try await visitor.tap("cooking.pauseTimer?\(timer)")
    #expect(try await visitor.words.contains("6:00"))
    var stored = try await visitor.stores.stove.state().pots["creamy-tuscan-chicken"]
    #expect(stored?.timers["1.0"]?.clock == .paused(left: 360))
    try await visitor.tap("cooking.addMinute?\(timer)")
    #expect(try await visitor.words.contains("7:00"))
    try await visitor.touch("cooking.continueTimer?\(timer)")
    await visitor.app.rest()
    stored = try await visitor.stores.stove.state().pots["creamy-tuscan-chicken"]
    #expect(stored?.timers["1.0"]?.left(at: TestWorld.evening) == 420)
    await visitor.app.close()
  }

  @Test func `several timers run at once, each by itself`() async throws {
    let visitor = try await visitor()
    try await cook(visitor)
    for tap in ["cooking.startTimer?id=\(meal)&timer=1.1", "cooking.next"] {
      try await visitor.touch(tap)
      await visitor.app.rest()
    }
    try await visitor.touch("cooking.startTimer?id=\(meal)&timer=2.0")
    await visitor.app.rest()
    #expect(await visitor.app.unfinished.count == 3)
    try await visitor.touch("cooking.stopTimer?\(timer)")
    await visitor.app.rest()
    #expect(await visitor.app.unfinished.count == 2)
    await visitor.app.close()
  }

  @Test func `on a disk that takes nothing cooking goes on, it is said once, and stored later`()
    async throws
  {
    let disk = BrokenDisk()
    let visitor = try await visitor(on: disk.files)
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(meal)")
    await visitor.app.settle()
    disk.become(.writing)
    try await visitor.tap("recipe.startCooking?id=\(meal)")
    #expect(try await visitor.words.contains("This step could not be saved"))
    try await visitor.tap("cooking.next", "cooking.next")
    #expect(try await visitor.words.contains("Step 3 of 5"))
    #expect(await visitor.app.unfinished.count == 1)
    disk.become(.none)
    try await visitor.tap("cooking.previous")
    let stored = try await visitor.stores.stove.state().pots["creamy-tuscan-chicken"]
    #expect(stored?.step == 1 && stored?.servings == 4)
    #expect(await visitor.app.unfinished.isEmpty)
  }

  @Test func `a timer that another app started is counted here, and stopped with it`()
    async throws
  {
    let here = try await visitor()
    let there = try await visitor(stores: here.stores)
    try await cook(there)
    await here.app.dataChanged(in: "stove")
    await here.app.rest()
    #expect(try await here.words.contains("A timer runs."))
    try await there.tap("cooking.stopTimer?\(timer)")
    await here.app.dataChanged(in: "stove")
    await here.app.settle()
    #expect(!(try await here.words.contains("A timer runs.")))
  }
}
