import AppShell
import AppTesting
import EaterRecord
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@testable import MealAdvisorFeatures

/// A clock that moves while somebody waits, and jumps when it is told to.
private final class MovingClock: Sendable {
  private let state = Mutex((now: Date(timeIntervalSince1970: 1_778_610_600), step: 1.0, waits: 0))

  var now: Date { state.withLock { $0.now } }
  var waits: Int { state.withLock { $0.waits } }

  /// How far the clock goes on at every wait, in seconds.
  func run(by step: Double) { state.withLock { $0.step = step } }

  @Sendable func sleep(_ seconds: Double) async throws {
    state.withLock { state in
      guard seconds == 1 else { return }
      state.now += state.step
      state.waits += 1
    }
  }
}

@Suite struct TimerCallTests {
  private let meal = "creamy-tuscan-chicken"

  private func cook(_ visitor: Visitor) async throws {
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(meal)")
    await visitor.app.settle()
    try await visitor.tap("recipe.startCooking?id=\(meal)", "cooking.next")
  }

  private let call = OutgoingEvent.call("Cook, side 1: time is up (Creamy Tuscan Chicken)")

  // G-07
  @Test func `a timer calls the eater at its end`() async throws {
    let visitor = try await Visitor()
    try await cook(visitor)
    try await visitor.tap("cooking.startTimer?id=creamy-tuscan-chicken&timer=1.0")
    #expect(await visitor.app.takeOutgoingEvents() == [call])
  }

  @Test func `a timer calls the eater who is elsewhere, and waits for them at the stove`()
    async throws
  {
    let gate = Gate()
    let visitor = try await Visitor(sleep: { if $0 == 1 { try await gate.wait() } })
    try await cook(visitor)
    try await visitor.touch("cooking.startTimer?id=creamy-tuscan-chicken&timer=1.0")
    try await visitor.touch("navigation.dismiss")
    try await visitor.touch("navigation.dismiss")
    #expect(try await visitor.screen.id == "home")
    #expect(await visitor.app.takeOutgoingEvents().isEmpty)
    gate.open()
    await visitor.app.settle()
    #expect(try await visitor.screen.id == "home")
    #expect(await visitor.app.takeOutgoingEvents() == [call])
    try await visitor.app.open(link: "mealadvisor://recipe?id=\(meal)")
    try await visitor.tap("recipe.startCooking?id=\(meal)")
    #expect(try await visitor.screen.state == "timer-finished")
  }

  @Test(arguments: [(1.0, 360), (600, 1), (90, 4), (-3600, 360), (0, 360)])
  func `a timer calls once, by the clock where that jumps ahead, by counting where it does not`(
    step: Double, waits: Int
  ) async throws {
    let clock = MovingClock()
    clock.run(by: step)
    let visitor = try await Visitor(clock: { clock.now }, sleep: clock.sleep)
    try await cook(visitor)
    try await visitor.tap("cooking.startTimer?id=creamy-tuscan-chicken&timer=1.0")
    #expect(clock.waits == waits)
    #expect(await visitor.app.takeOutgoingEvents() == [call])
    #expect(try await visitor.screen.state == "timer-finished")
  }

  @Test func `a timer that was stopped or ended with the app does not ring`() async throws {
    let waiting = Waiting()
    let visitor = try await Visitor(sleep: { if $0 == 1 { try await waiting.sleep($0) } })
    try await cook(visitor)
    try await visitor.touch("cooking.startTimer?id=creamy-tuscan-chicken&timer=1.0")
    try await visitor.tap("cooking.stopTimer?id=creamy-tuscan-chicken&timer=1.0")
    try await visitor.touch("cooking.startTimer?id=creamy-tuscan-chicken&timer=1.0")
    await visitor.app.close()
    #expect(await visitor.app.takeOutgoingEvents().isEmpty)
  }
}

/// Holds everybody back until it is opened.
private final class Gate: Sendable {
  private let isOpen = Mutex(false)

  func open() { isOpen.withLock { $0 = true } }

  func wait() async throws {
    while !isOpen.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(1)) }
  }
}
