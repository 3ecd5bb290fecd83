import FavoritesStore
import Journal
import Preferences
import PremiumGate
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Every store of MealAdvisor, each a fold over its own stream of one journal.
public struct Stores: Sendable {
  /// The journal under all of them.
  public let journal: Journal
  /// What the eaters told us.
  public let preferences: Store<Preferences, PreferencesEvent>
  /// What is saved.
  public let favorites: Store<Favorites, FavoritesEvent>
  /// What happened to meals.
  public let history: Store<History, HistoryEvent>
  /// What the eater may use.
  public private(set) var entitlement: Store<Entitlement, EntitlementEvent>
  /// Whether the eater was nudged.
  public private(set) var nudge: Store<Nudge, NudgeEvent>
  /// What the eater allowed.
  public let consents: Store<Consents, ConsentEvent>
  /// Who is signed in, or was last.
  public let account: Store<Account?, AccountEvent>
  /// The local store provider's receipt.
  public private(set) var receipt: Store<SealedReceipt?, SealedReceipt>
  /// What the receipt is sealed with.
  private(set) var seal: ReceiptSeal
  /// The time that counts for the subscription and the stove, where screens may show another; nil
  /// where they do not.
  var realClock: (@Sendable () -> Date)?
  /// Limits that could not be stored; every screen of this process keeps to them.
  private let unstored = UnstoredLimits()
  /// The journal of the subscription, where it is not the one under all.
  private var simulation: Journal?

  /// Opens every store of a journal; nothing is read yet.
  ///
  /// - Parameters:
  ///   - journal: the journal under all of them.
  ///   - seal: what the local store's receipt is sealed with; without one the stores are for tests
  ///     and other journals in memory.
  public init(journal: Journal, seal: ReceiptSeal = .inMemory) {
    self.journal = journal
    self.seal = seal
    preferences = Store(.preferences, in: journal)
    favorites = Store(.favorites, in: journal)
    history = Store(.history, in: journal)
    entitlement = Store(.entitlement, in: journal)
    nudge = Store(.nudge, in: journal)
    consents = Store(.consents, in: journal)
    account = Store(.account, in: journal)
    receipt = Store(.receipt, in: journal)
  }

  /// Keeps the subscription, its receipt and the nudge in a journal of their own from now on.
  mutating func simulate(in journal: Journal) {
    simulation = journal
    entitlement = Store(.entitlement, in: journal)
    nudge = Store(.nudge, in: journal)
    receipt = Store(.receipt, in: journal)
    seal = .inMemory
  }

  /// The time that counts for the subscription and the stove when screens show a time.
  func realDate(_ shown: Date) -> Date { realClock?() ?? shown }

  /// Everything that is stored now, with what other processes wrote.
  ///
  /// - Parameter withHistory: whether to read what happened to meals too. Who keeps it and does not
  ///   read it again when it changes holds on to a long history that nobody else needs.
  public func read(withHistory: Bool = true) async throws(JournalError) -> StoredState {
    var state = StoredState()
    state.realClock = realClock
    let preferences = try await preferences.reading()
    (state.preferences, state.unreadPreferences) = (preferences.state, preferences.unread)
    for event in unstored.events { state.preferences.apply(event) }
    state.revisions.preferences = preferences.revision
    state.damagedLines = await journal.recovery.unresolved
    state.missing = await journal.missing
    (state.favorites, state.revisions.favorites) = try await Self.part(favorites)
    if withHistory {
      (state.history, state.revisions.history) = try await Self.part(history)
    }
    (state.entitlement, state.revisions.entitlement) = try await provenEntitlement()
    (state.nudge, state.revisions.nudge) = try await Self.part(nudge)
    (state.account, state.revisions.account) = try await Self.part(account)
    return state
  }

  private static func part<State, Content>(
    _ store: Store<State, Content>
  ) async throws(JournalError) -> (State, Int) {
    let reading = try await store.reading()
    return (reading.state, reading.revision)
  }

  /// Records changes of preferences, with limits that could not be stored before.
  ///
  /// A limit that cannot be stored now holds all the same until the process ends.
  public func recordPreferences(
    _ events: [PreferencesEvent], at date: Date
  ) async throws(JournalError) {
    unstored.takeBack(by: events)
    let all = unstored.events + events
    do throws(JournalError) {
      try await preferences.record(all, at: date)
      unstored.forget(all)
    } catch {
      unstored.keep(events)
      throw error
    }
  }

  /// Records what happened to meals as one batch; each shown one is a success for the nudge.
  ///
  /// - Parameters:
  ///   - meals: what happened, in order.
  ///   - isPremium: whether the eater is entitled, which decides about the nudge.
  /// - Returns: the nudge as it is then.
  @discardableResult
  public func recordShown(
    _ meals: [HistoryEvent], isPremium: Bool, at date: Date
  ) async throws(JournalError) -> Nudge {
    var shown: [Event] = []
    var counted: [Event] = []
    for meal in meals { shown.append(try history.stream.event(meal, at: date)) }
    var nudge = try await nudge.state()
    for _ in meals.filter({ $0.kind == .suggested }) where !nudge.isOver {
      let success = NudgeEvent.suggestionSucceeded(isPremium: isPremium)
      nudge.apply(success)
      counted.append(try self.nudge.stream.event(success, at: date))
    }
    try await journal.append(simulation == nil ? shown + counted : shown)
    try await simulation?.append(counted)
    return nudge
  }

  /// The streams that screens show a copy of, to be read again when everything changed.
  static let streamsOnScreens = [
    "preferences", "favorites", "entitlement", "history", "consents", "account",
  ]

  /// Deletes everything of the eater; the store's receipt stays, because it is the store's.
  public func deleteEverything() async throws(JournalError) {
    try await journal.deleteAll(keeping: [receipt.stream.name])
    try await simulation?.deleteAll(keeping: [receipt.stream.name])
    unstored.removeAll()
  }
}
