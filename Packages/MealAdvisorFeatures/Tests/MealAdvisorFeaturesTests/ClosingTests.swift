import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import MealCatalog
import SuggestionEngine
import Synchronization
import Testing

@testable import MealAdvisorFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Somebody who closes the app while another meal is on its way.
@Suite struct ClosingTests {
  private let engine = SuggestionService.dishEngine

  private func wait(_ visitor: Visitor, for state: StateID) async throws {
    for _ in 0..<2000 where try await visitor.screen.state != state {
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(try await visitor.screen.state == state)
  }

  private func kinds(_ visitor: Visitor) async throws -> [HistoryEvent.Kind] {
    try await visitor.stores.read().history.entries.map(\.event.kind)
  }

  @Test func `a meal that waits and was not shown yet is neither suggested nor the other skipped`()
    async throws
  {
    let waiting = Waiting()
    let visitor = try await Visitor(sleep: waiting.sleep)
    try await visitor.touch("home.newSuggestion")
    try await wait(visitor, for: "loading-fading-out")
    await visitor.app.close()
    #expect(try await kinds(visitor) == [.suggested])
  }

  // The seconds at which the wait begins in which the app is closed.
  @Test(arguments: [(0.2, "loading-fading-out"), (0.5, "loading-new")] as [(Double, StateID)])
  func `a question under way is dropped, and its end is no failure`(
    last: Double, state: StateID
  ) async throws {
    let isClosing = Mutex(false)
    let waiting = Waiting()
    let sleep: @Sendable (Double) async throws -> Void = { seconds in
      if isClosing.withLock({ $0 }), seconds >= last { try await waiting.sleep(seconds) }
    }
    let network = SimulatedNetwork(.working, sleep: sleep)
    let time = Mutex(Date(timeIntervalSince1970: 1_778_572_800))
    let visitor = try await Visitor(
      source: .simulatedRemote(over: .bundled(engine), network: network),
      clock: { time.withLock { $0 } }, sleep: sleep)
    network.wait(by: await visitor.app.environment.sleep)
    // At another time of day what waits is only a reserve.
    time.withLock { $0 += 10 * 3600 }
    isClosing.withLock { $0 = true }
    try await visitor.touch("home.newSuggestion")
    try await wait(visitor, for: state)
    if last == 0.5 {
      while network.requests < 2 { try await Task.sleep(for: .milliseconds(1)) }
    }
    await visitor.app.close()
    #expect(try await kinds(visitor) == [.suggested])
    #expect(try await !visitor.words.contains("Unable to load"))
  }
}
