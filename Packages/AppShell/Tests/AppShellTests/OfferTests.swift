import AppShell
import AppTesting
import DesignSystem
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// When features are asked what they offer.
@Suite struct OfferTests {
  /// Offers what a closure says, and counts how often it was asked.
  private final class Asked: Sendable {
    private let number = Mutex(0)
    var count: Int { number.withLock(\.self) }
    func ask() { number.withLock { $0 += 1 } }
  }

  /// Offers the hour as a row.
  private struct HourFeature: Feature {
    typealias Action = Never
    typealias Effect = Never
    var id: FeatureID = "hour"
    let routes: [RouteDefinition] = []
    let actions: [ActionHandler<Never>] = []
    let asked: Asked
    let stored: Slice<Int>

    func initialState() {}

    func reduce(
      _ action: Never, into state: inout Void, stored: Int, world: World
    ) -> [Command<Never>] {}

    func perform(_ effect: Never, _ context: EffectContext<Int>) -> AsyncStream<Never> {}

    func screen(
      of route: Route, state: Void, stored: Int, context: ScreenContext
    ) -> (any Screen)? { nil }

    func offers(_ state: Void, _ stored: Int, _ world: World) -> Offers {
      asked.ask()
      var offers = Offers()
      let hour = Int(world.date.timeIntervalSince(TestWorld.evening)) / 3600
      offers.add(
        ListRow(
          ElementID(id.rawValue),
          "Hour \(hour), \(world.isConnected ? "connected" : "cut off"), \(stored)"))
      return offers
    }
  }

  private struct Party {
    let world = TestWorld()
    let asked = Asked()
    let ledger = Ledger()
    let guest: AppGuest

    init() async throws {
      guest = try await AppGuest(
        using: [
          CounterFeature(ledger: ledger), HourFeature(asked: asked, stored: Slice(ledger.part)),
        ], in: world)
      _ = try await guest.words
    }
  }

  @Test func `a feature is not asked again while only another one changes`() async throws {
    let party = try await Party()
    let before = party.asked.count
    for _ in 0..<3 { try await party.guest.tap("counter.add") }
    #expect(try await party.guest.sees("3"))
    #expect(party.asked.count == before)
  }

  @Test func `offers are up to date after time, connection or stored data changed`() async throws {
    let party = try await Party()
    #expect(try await party.guest.sees("Hour 0, connected, 0"))
    party.world.advance(hours: 1)
    #expect(try await party.guest.sees("Hour 1, connected, 0"))
    party.world.isConnected = false
    #expect(try await party.guest.sees("Hour 1, cut off, 0"))
    party.ledger.number = 5
    await party.guest.app.dataChanged(.everything)
    #expect(try await party.guest.sees("Hour 1, cut off, 5"))
  }

  @Test func `after a change, the app asks each other feature once for its offers`() async throws {
    let party = try await Party()
    let before = party.asked.count
    party.ledger.number = 5
    await party.guest.app.dataChanged(.everything)
    #expect(try await party.guest.sees("Hour 0, connected, 5"))
    #expect(party.asked.count == before + 1)
  }

  @Test func `the app makes a shared slice once for each reading`() async throws {
    let (asked, made, ledger) = (Asked(), Asked(), Ledger())
    let shared = Slice(ledger.part) { number in
      made.ask()
      return number
    }
    let guest = try await AppGuest(
      using: [
        CounterFeature(ledger: ledger), HourFeature(asked: asked, stored: shared),
        HourFeature(id: "clock", asked: asked, stored: shared.with(shared) { $0 + $1 }),
      ], in: TestWorld())
    #expect(try await guest.sees("Hour 0, connected, 0"))
    let before = made.count
    ledger.number = 5
    await guest.app.dataChanged(.everything)
    #expect(try await guest.sees("Hour 0, connected, 5"))
    #expect(try await guest.sees("Hour 0, connected, 10"))
    #expect(made.count == before + 1)
  }
}
