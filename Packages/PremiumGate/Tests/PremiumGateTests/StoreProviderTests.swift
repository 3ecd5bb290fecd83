import Foundation
import Synchronization
import Testing

@testable import PremiumGate

/// Where the demo would keep its receipt file.
private final class Drawer: Sendable {
  let receipt = Mutex<Receipt?>(nil)
  let writes = Mutex(0)

  func provider(_ store: LocalStore = LocalStore()) -> StoreProvider {
    .local(
      store,
      load: { () throws(PurchaseError) in self.receipt.withLock { $0 } },
      save: { (next) throws(PurchaseError) in
        self.receipt.withLock { $0 = next }
        self.writes.withLock { $0 += 1 }
      })
  }
}

struct StoreProviderTests {
  @Test func `the local provider keeps its receipt across launches`() async throws {
    let drawer = Drawer()
    _ = try await drawer.provider().startTrial(start)
    let later = try await drawer.provider().currentReceipt(day(2))
    #expect(later.trial == .init(start: start, end: day(7)))
    await #expect(throws: PurchaseError.trialAlreadyUsed(since: start)) {
      try await drawer.provider().startTrial(day(2))
    }
  }

  @Test func `looking often writes at most once an hour`() async throws {
    let drawer = Drawer()
    let provider = drawer.provider()
    for minute in 0..<120 {
      _ = try await provider.currentReceipt(start.addingTimeInterval(Double(minute) * 60))
    }
    #expect(drawer.writes.withLock { $0 } == 2)
  }

  @Test func `a failed call leaves the receipt as it was`() async throws {
    let drawer = Drawer()
    await #expect(throws: PurchaseError.nothingToRestore) {
      try await drawer.provider().restore(start)
    }
    await #expect(throws: PurchaseError.notActive) { try await drawer.provider().cancel(start) }
    #expect(drawer.receipt.withLock { $0 } == nil)
  }

  @Test func `of many calls at once only one gets the trial`() async {
    let provider = Drawer().provider()
    let wins = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<50 { group.addTask { (try? await provider.startTrial(start)) != nil } }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wins == 1)
  }

  @Test func `an unreachable store says so on every call`() async {
    let store = StoreProvider.unavailable
    await #expect(throws: PurchaseError.storeUnavailable) { try await store.product() }
    let calls = [
      store.startTrial, store.purchase, store.cancel, store.restore, store.currentReceipt,
    ]
    for call in calls {
      await #expect(throws: PurchaseError.storeUnavailable) { try await call(start) }
    }
  }

  @Test func `a store file that cannot be read is passed on`() async {
    let broken = StoreProvider.local(
      LocalStore(),
      load: { () throws(PurchaseError) in throw .storeUnavailable },
      save: { (_) throws(PurchaseError) in })
    await #expect(throws: PurchaseError.storeUnavailable) { try await broken.purchase(start) }
  }
}
