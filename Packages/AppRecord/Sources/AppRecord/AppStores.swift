import Journal
import PremiumGate
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What every app keeps in its data folder: the account, consents, keys and the subscription, beside
/// the streams of its subjects.
///
/// It knows no subject: ``store(of:)`` opens the stream of any.
public struct AppStores: Sendable {
  /// The journal under all stores.
  public let journal: EventJournal
  /// Stamps the events that are made here.
  public let clock: HybridClock
  /// What the app sells.
  public let offer: PremiumOffer
  /// Who is signed in, or was last.
  public let account: Store<Account?, AccountEvent>
  /// What the user allowed.
  public let consents: Store<Consents, ConsentEvent>
  /// What was measured of the app, where that is allowed.
  public let measurements: Store<Measurements, MeasurementEvent>
  /// How the app crashed, where that may be kept.
  public let crashes: Store<[CrashReport], CrashReport>
  /// The story of the subscription; ``provenEntitlement()`` says what it entitles to.
  public private(set) var entitlement: Store<Entitlement, EntitlementEvent>
  /// Whether premium was recommended.
  public private(set) var nudge: Store<Nudge, NudgeEvent>
  /// The local store provider's receipt.
  public private(set) var receipt: Store<SealedReceipt?, SealedReceipt>
  /// What the receipt is sealed with.
  public private(set) var seal: ReceiptSeal
  /// Where keys of services are kept.
  public let secrets: SecretStore
  /// Where keys are held that end with the process.
  public let sessionSecrets = SecretStore.inMemory()
  /// The journal of the subscription, where it is not the one under all stores.
  private(set) var simulation: EventJournal?
  private let stores: OpenedStores

  /// Opens the record in a journal; nothing is read yet.
  ///
  /// - Parameters:
  ///   - journal: the journal under all stores.
  ///   - offer: what the app sells; nothing unless given.
  ///   - seal: what the local store's receipt is sealed with; without one the record is for tests and
  ///     other journals in memory.
  ///   - secrets: where keys of services are kept.
  ///   - clock: stamps what is made here, and sees what other devices made.
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
    entitlement = stores.store(of: .entitlement)
    nudge = stores.store(of: .nudge)
    receipt = stores.store(of: .receipt)
    journal.expectJournal { $0 == ReceiptSeal.fileName || $0.hasPrefix(SecretStore.filePrefix) }
  }

  /// The store of a stream; the same one whenever it is asked for.
  ///
  /// It is that of ``journal``, also where the subscription is simulated.
  public func store<State, Content>(
    of stream: EventStream<State, Content>
  ) -> Store<State, Content> {
    stores.store(of: stream)
  }

  /// Keeps the subscription, its receipt and the nudge in a journal of their own from now on.
  public mutating func simulate(in journal: EventJournal) {
    simulation = journal
    entitlement = Store(.entitlement, in: journal)
    nudge = Store(.nudge, in: journal)
    receipt = Store(.receipt, in: journal)
    seal = .inMemory
  }

  /// Appends events as one batch; those about the subscription go to its own journal where it has one.
  public func append(
    _ events: [Event], ofSubscription others: [Event]
  ) async throws(JournalError) {
    try await journal.append(simulation == nil ? events + others : events)
    try await simulation?.append(others)
  }

  /// Deletes everything with every key; the store's receipt stays, because it belongs to the store.
  ///
  /// - Parameter others: further streams that stay, because they belong to others.
  public func deleteEverything(keeping others: Set<StreamName> = []) async throws(JournalError) {
    let kept = others.union([receipt.stream.name])
    // Keys first: one that is left alone would say that a journal is gone.
    let areKeysGone = (try? sessionSecrets.forgetAll()) != nil && (try? secrets.forgetAll()) != nil
    try await journal.deleteAll(keeping: kept)
    try await simulation?.deleteAll(keeping: kept)
    guard areKeysGone else {
      let inputOrOutput: Int32 = 5  // EIO, as every POSIX system has it
      throw .system(.remove, "keys", code: inputOrOutput)
    }
  }
}
