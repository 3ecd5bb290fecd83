#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoreProvider {
  /// The demo's store: a ``LocalStore`` whose receipt is stored by two closures.
  ///
  /// Store the receipt out of reach of deleting personal data. `load` returns nil if the person
  /// never bought anything. `save` is called for every change except a step of time below an hour.
  /// Errors become ``PurchaseError/init(_:)``.
  public static func local(
    _ store: LocalStore,
    load: @escaping @Sendable () async throws -> Receipt?,
    save: @escaping @Sendable (Receipt) async throws -> Void
  ) -> StoreProvider {
    let till = Till(empty: Receipt(productID: store.product.id), load: load, save: save)
    return StoreProvider(
      product: { store.product },
      startTrial: { try await till.ring(store.startTrial, at: $0) },
      purchase: { try await till.ring(store.purchase, at: $0) },
      cancel: { try await till.ring(store.cancel, at: $0) },
      restore: { try await till.ring(store.restore, at: $0) },
      currentReceipt: { try await till.ring(store.advanced, at: $0) })
  }
}

/// Runs one call after the other, so that no receipt is overwritten.
private actor Till {
  private let empty: Receipt
  private let load: @Sendable () async throws -> Receipt?
  private let save: @Sendable (Receipt) async throws -> Void
  private var last: Task<Result<Receipt, PurchaseError>, Never>?

  init(
    empty: Receipt,
    load: @escaping @Sendable () async throws -> Receipt?,
    save: @escaping @Sendable (Receipt) async throws -> Void
  ) {
    self.empty = empty
    self.load = load
    self.save = save
  }

  func ring(
    _ step: @escaping @Sendable (Receipt, Date) throws(PurchaseError) -> Receipt, at now: Date
  ) async throws(PurchaseError) -> Receipt {
    let previous = last
    let task = Task { () async -> Result<Receipt, PurchaseError> in
      _ = await previous?.value
      do throws(PurchaseError) {
        return .success(try await self.changed(by: step, at: now))
      } catch {
        return .failure(error)
      }
    }
    last = task
    return try await task.value.get()
  }

  private func changed(
    by step: (Receipt, Date) throws(PurchaseError) -> Receipt, at now: Date
  ) async throws(PurchaseError) -> Receipt {
    do {
      let before = try await load() ?? empty
      let after = try step(before, now)
      if after.isWorthKeeping(over: before) { try await save(after) }
      return after
    } catch { throw PurchaseError(error) }
  }
}

extension Receipt {
  /// Whether the receipt differs by more than a time step below ``PremiumTerms/clockSlack``.
  fileprivate func isWorthKeeping(over other: Receipt) -> Bool {
    var same = other
    (same.clock, same.behind) = (clock, behind)
    let steps = [
      latest.timeIntervalSince(other.latest), abs((behind ?? 0) - (other.behind ?? 0)),
    ]
    return self != same || steps.contains { $0 >= PremiumTerms.clockSlack }
  }
}
