import Journal
import PremiumGate
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The record that every app keeps in its data folder: the account, consents, keys and the
/// subscription.
///
/// The record does not know the app's other streams by name; ``store(of:)`` opens any stream.
public struct AppStores: Sendable {
  /// The journal that all stores read and write.
  public let journal: EventJournal
  /// Stamps the events of this device.
  public let clock: HybridClock
  /// The premium offer of the app.
  public let offer: PremiumOffer
  /// The account that is signed in, or was signed in last.
  public let account: Store<Account?, AccountEvent>
  /// The uses of data that the user allowed.
  public let consents: Store<Consents, ConsentEvent>
  /// The app's measurements, if they are allowed.
  public let measurements: Store<Measurements, MeasurementEvent>
  /// The app's crashes, if they may be stored.
  public let crashes: Store<[CrashReport], CrashReport>
  /// The seal of the receipt.
  public private(set) var seal: ReceiptSeal
  /// The keys of services.
  public let secrets: SecretStore
  /// Keys that are deleted when the process ends.
  public let sessionSecrets = SecretStore.inMemory()
  private let stores: OpenedStores
  /// The stores of a simulated subscription; nil if it is real.
  private(set) var simulated: OpenedStores?

  /// Opens the record in a journal; it reads nothing yet.
  ///
  /// - Parameters:
  ///   - journal: the journal that all stores read and write.
  ///   - offer: the app's premium offer; by default empty.
  ///   - seal: seals the local store's receipt; the default is for tests and other journals in
  ///     memory.
  ///   - secrets: stores the keys of services.
  ///   - clock: stamps this device's events, and observes the stamps of other devices.
  public init(
    journal: EventJournal, offer: PremiumOffer = PremiumOffer(), seal: ReceiptSeal = .inMemory,
    secrets: SecretStore = .inMemory(), clock: HybridClock = HybridClock(now: { Date() })
  ) {
    (self.journal, self.clock, self.offer) = (journal, clock, offer)
    (self.seal, self.secrets) = (seal, secrets)
    let stores = OpenedStores(journal)
    self.stores = stores
    account = stores.store(of: .account)
    consents = stores.store(of: .consents)
    measurements = stores.store(of: .measurements)
    crashes = stores.store(of: .crashes)
    journal.expectJournal { name in
      name == ReceiptSeal.fileName
        || name.hasPrefix(SecretStore.filePrefix) && !AddressSecret.isFile(name)
    }
  }

  /// The store of a stream; each call returns the same one.
  ///
  /// It is a store of ``journal``, except for a simulated subscription.
  public func store<State, Content>(
    of stream: EventStream<State, Content>
  ) -> Store<State, Content> {
    let isOfSubscription = Self.ofSubscription.contains(stream.name)
    return (isOfSubscription ? simulated ?? stores : stores).store(of: stream)
  }

  /// The history of the subscription; ``provenEntitlement()`` returns what the user may use.
  public var entitlement: Store<Entitlement, EntitlementEvent> { store(of: .entitlement) }
  /// Whether premium was recommended.
  public var nudge: Store<Nudge, NudgeEvent> { store(of: .nudge) }
  /// The local store provider's receipt.
  public var receipt: Store<SealedReceipt?, SealedReceipt> { store(of: .receipt) }

  private static let ofSubscription: Set = [
    EventStream.entitlement.name, EventStream.nudge.name, EventStream.receipt.name,
  ]

  /// From now on, stores the subscription, its receipt and the nudge in a separate journal.
  public mutating func simulate(in journal: EventJournal) {
    simulated = OpenedStores(journal)
    seal = .inMemory
  }

  /// Appends events as one batch; events of a simulated subscription go to its separate journal.
  public func append(
    _ events: [Event], ofSubscription others: [Event]
  ) async throws(JournalError) {
    try await journal.append(simulated == nil ? events + others : events)
    try await simulated?.journal.append(others)
  }

  /// Deletes all records and keys; the store's receipt stays, because it belongs to the store.
  ///
  /// - Parameter others: further streams to keep.
  public func deleteEverything(keeping others: Set<StreamName> = []) async throws(JournalError) {
    let kept = others.union([receipt.stream.name])
    // Keys are deleted first: a key without a journal would mean that a journal is lost.
    let areKeysGone = (try? sessionSecrets.forgetAll()) != nil && (try? secrets.forgetAll()) != nil
    try await journal.deleteAll(keeping: kept)
    try await simulated?.journal.deleteAll(keeping: kept)
    guard areKeysGone else {
      let inputOrOutput: Int32 = 5  // EIO, as every POSIX system has it
      throw .system(.remove, "keys", code: inputOrOutput)
    }
  }
}
