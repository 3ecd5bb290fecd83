import AppRecord
import EaterMeals
import FavoritesStore
import Journal
import MealModels
import PremiumGate
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct StoresTests {
  private let start = Date(timeIntervalSince1970: 1_778_610_600)

  private func stores(on files: JournalFileSystem = .inMemory()) throws -> Stores {
    Stores(
      journal: try EventJournal(directory: URL(filePath: "/data"), fileSystem: files),
      premium: .sample)
  }

  @Test func `a shown meal and its success for the nudge are one batch`() async throws {
    let stores = try stores()
    let nudge = try await stores.recordShown(
      [HistoryEvent(.suggested, "tacos")], isPremium: false, at: start)
    #expect(nudge.successes == 1)
    let state = try await stores.read()
    #expect(state.history.lastShown(5) == ["tacos"])
    #expect(try await stores.nudge.state().successes == 1)
  }

  // S-PRIV-05
  @Test func `deleting everything leaves the store's receipt, so that there is one trial ever`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let stores = try stores(on: disk)
    let subscriptions = Subscriptions.local(stores, now: { [start] in start })
    _ = try await subscriptions.startTrial(at: start)
    try await stores.favorites.record(
      [.saved(Favorite(Food(id: "kiwi", name: "kiwi")))], at: start)
    try await stores.deleteEverything()

    let again = try self.stores(on: disk)
    #expect(try await again.read().favorites.all.isEmpty)
    #expect(try await again.entitlement.state() == Entitlement())
    #expect(try await again.read().phase(at: start).id == "trial")
    #expect(try await again.journal.streams().map(\.rawValue) == ["store-receipt"])
    let later = Subscriptions.local(again, now: { [start] in start })
    await #expect(throws: SubscriptionError.purchase(.trialAlreadyUsed(since: start))) {
      try await later.startTrial(at: start.addingTimeInterval(86_400))
    }
  }

  @Test func `a receipt of another app's product opens nothing and stays unchanged`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let stores = try stores(on: disk)
    let other = Receipt(
      productID: "later.premium.yearly",
      paid: .init(start: start, end: start.addingTimeInterval(365 * 86_400)), willRenew: true,
      clock: .device(start))
    try await stores.record.keep(other, at: start)
    #expect(try await stores.read().phase(at: start).isLapsed)
    let subscriptions = Subscriptions.local(stores, now: { [start] in start })
    #expect(try await subscriptions.refresh(at: start.addingTimeInterval(9_000)).isLapsed)
    #expect(try await stores.record.knownReceipt()?.paid == other.paid)
    #expect(try await stores.entitlement.state() == Entitlement())
  }

  @Test func `an app that sells nothing has no store to ask`() async throws {
    let stores = Stores(journal: try .inMemory(), premium: PremiumRules())
    let subscriptions = Subscriptions.local(stores, now: { [start] in start })
    await #expect(throws: SubscriptionError.purchase(.storeUnavailable)) {
      try await subscriptions.startTrial(at: start)
    }
    #expect(try await stores.read().gate(at: start).decide(.add, "anything") == .allowed)
  }

  @Test func `looking at a fresh folder writes nothing`() async throws {
    let stores = try stores()
    _ = try await Subscriptions.local(stores, now: { [start] in start }).refresh(at: start)
    #expect(try await stores.journal.records().isEmpty)
  }

  @Test func `a canceled trial lapses after a week, and the clock set back opens nothing`()
    async throws
  {
    let stores = try stores()
    let subscriptions = Subscriptions.local(stores, now: { [start] in start })
    #expect(try await subscriptions.startTrial(at: start).isEntitled)
    _ = try await subscriptions.cancel(at: start)
    let later = start.addingTimeInterval(30 * 86_400)
    #expect(try await subscriptions.refresh(at: later).isLapsed)
    #expect(try await !subscriptions.refresh(at: start).isEntitled)
  }
}
