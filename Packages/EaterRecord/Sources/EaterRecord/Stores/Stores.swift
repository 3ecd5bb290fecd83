import FavoritesStore
import Groceries
import Journal
import MealPlan
import Preferences
import PremiumGate
import RecipeAssistant
import ServiceCalls
import SuggestionEngine
import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Every store of an app, each a fold over its own stream of one journal.
public struct Stores: Sendable {
  /// The journal under all of them.
  public let journal: EventJournal
  /// What the eaters told us.
  public let preferences: Store<EaterPreferences, PreferencesEvent>
  /// What is saved.
  public let favorites: Store<Favorites, FavoritesEvent>
  /// What happened to meals.
  public let history: Store<History, HistoryEvent>
  /// What is planned.
  public let plan: Store<Plan, PlanEvent>
  /// What is to be bought, at which store, and what it costs there.
  public let grocery: Store<Shopping, GroceryEvent>
  /// What is at home.
  public let pantry: Store<Pantry, PantryEvent>
  /// In which order the stores are walked.
  public let aisles: Store<AisleOrders, AisleOrderEvent>
  /// Which assistant is asked, and what it may be told.
  public let assistant: Store<AssistantSettings, AssistantEvent>
  /// What the eater may use.
  public private(set) var entitlement: Store<Entitlement, EntitlementEvent>
  /// Whether the eater was nudged.
  public private(set) var nudge: Store<Nudge, NudgeEvent>
  /// What was said in the quiz.
  public let quiz: Store<TasteQuiz, QuizEvent>
  /// What became of the quiet lines of Home.
  public let quietLines: Store<QuietLines, QuietLineEvent>
  /// What the eater allowed.
  public let consents: Store<Consents, ConsentEvent>
  /// What was measured of the app, where that is allowed.
  public let measurements: Store<Measurements, MeasurementEvent>
  /// How the app crashed, where that may be kept.
  public let crashes: Store<[CrashReport], CrashReport>
  /// What is being cooked.
  public let stove: Store<Stove, StoveEvent>
  /// The household that shares the record, if there is one.
  public let household: HouseholdSync
  /// The clock that stamps what is made here.
  public let clock: HybridClock
  /// Who is signed in, or was last.
  public let account: Store<Account?, AccountEvent>
  /// The local store provider's receipt.
  public private(set) var receipt: Store<SealedReceipt?, SealedReceipt>
  /// What the receipt is sealed with.
  public private(set) var seal: ReceiptSeal
  /// Where keys of services are kept.
  public let secrets: SecretStore
  /// Where keys are held that end with the process.
  public let sessionSecrets = SecretStore.inMemory()
  /// What of it is premium in this app.
  public let premium: PremiumRules
  /// Limits that could not be stored; every screen of this process keeps to them.
  private let unstored = UnstoredLimits()
  /// The journal of the subscription, where it is not the one under all.
  private(set) var simulation: EventJournal?

  /// Opens every store of a journal; nothing is read yet.
  ///
  /// - Parameters:
  ///   - journal: the journal under all of them.
  ///   - premium: what the app sells of them.
  ///   - seal: what the local store's receipt is sealed with; without one the stores are for tests
  ///     and other journals in memory.
  ///   - secrets: where keys of services are kept.
  ///   - clock: stamps what is made here, and sees what others made.
  public init(
    journal: EventJournal, premium: PremiumRules, seal: ReceiptSeal = .inMemory,
    secrets: SecretStore = .inMemory(), clock: HybridClock = HybridClock(now: { Date() })
  ) {
    self.clock = clock
    let consents = Store(.consents, in: journal)
    household = HouseholdSync(in: journal, clock: clock) { () async throws(JournalError) in
      .eaterRecord(as: try await consents.state())
    }
    self.secrets = secrets
    self.journal = journal
    self.premium = premium
    self.seal = seal
    preferences = Store(.preferences, in: journal)
    favorites = Store(.favorites, in: journal)
    history = Store(.history, in: journal)
    plan = Store(.plan, in: journal)
    grocery = Store(.grocery, in: journal)
    pantry = Store(.pantry, in: journal)
    aisles = Store(.aisles, in: journal)
    assistant = Store(.assistant, in: journal)
    entitlement = Store(.entitlement, in: journal)
    nudge = Store(.nudge, in: journal)
    quiz = Store(.quiz, in: journal)
    quietLines = Store(.quietLines, in: journal)
    self.consents = consents
    measurements = Store(.measurements, in: journal)
    crashes = Store(.crashes, in: journal)
    stove = Store(.stove, in: journal)
    account = Store(.account, in: journal)
    receipt = Store(.receipt, in: journal)
    journal.expectJournal { $0 == ReceiptSeal.fileName || $0.hasPrefix(SecretStore.filePrefix) }
    let stream = preferences.stream
    journal.afterLoss(in: stream.name) { loss in
      (try? stream.event(.losing(copy: loss.copy), at: clock.now())).map { [$0] } ?? []
    }
  }

  /// Keeps the subscription, its receipt and the nudge in a journal of their own from now on.
  public mutating func simulate(in journal: EventJournal) {
    simulation = journal
    entitlement = Store(.entitlement, in: journal)
    nudge = Store(.nudge, in: journal)
    receipt = Store(.receipt, in: journal)
    seal = .inMemory
  }

  /// What the eaters told us now, with limits that could not be stored, and what version that is.
  public func settings() async throws(JournalError) -> (settings: StoredSettings, version: [Int]) {
    let (reading, damagedLines) = try await readPreferences()
    let unstored = unstored.known
    var settings = StoredSettings()
    settings.preferences = reading.state
    for event in unstored.events { settings.preferences.apply(event) }
    settings.wasRead = true
    settings.unreadEvents = reading.unread
    settings.damagedLines = damagedLines
    settings.missing = await journal.missing
    let missing = settings.missing.map { $0.number } ?? 0
    return (settings, [reading.revision, unstored.revision, settings.damagedLines, missing])
  }

  /// The preferences, and how many lines cannot be read in the file that they were read from: once it
  /// was repaired, the preferences themselves say so.
  private func readPreferences() async throws(JournalError) -> (Reading<EaterPreferences>, Int) {
    var reading = try await preferences.reading()
    while true {
      let damagedLines = await journal.recovery.unresolved
      let again = try await preferences.reading()
      if again.revision == reading.revision { return (reading, damagedLines) }
      reading = again
    }
  }

  /// What decides about meals now, with what other processes wrote.
  public func read() async throws(JournalError) -> StoredState {
    StoredState(
      settings: try await settings().settings, favorites: try await favorites.state(),
      history: try await history.state(), plan: try await plan.state(),
      pantry: try await pantry.state(), shopping: try await grocery.state(),
      entitlement: try await provenEntitlement().entitlement, premium: premium)
  }

  /// Records changes of preferences, with limits that could not be stored before.
  ///
  /// A limit that cannot be stored now holds all the same until the process ends.
  public func recordPreferences(
    _ events: [PreferencesEvent], at date: Date
  ) async throws(JournalError) {
    // A limit that cannot be stored must hold all the same, so that nothing here may stop it.
    let confirmations = (try? await confirmations(by: events)) ?? []
    let losses = (try? await losses(by: events)) ?? []
    let events = losses + ((try? await apart(events)) ?? events) + confirmations
    unstored.takeBack(by: events)
    let all = unstored.known.events + events
    do throws(JournalError) {
      try await preferences.record(all, at: date)
      unstored.forget(all)
    } catch {
      unstored.keep(events)
      throw error
    }
  }

  /// What some changes confirm of limits that may be lost.
  private func confirmations(
    by events: [PreferencesEvent]
  ) async throws(JournalError) -> [PreferencesEvent] {
    let settings = try await settings().settings
    let preferences = settings.preferences
    guard settings.damagedLines > 0 || !preferences.losses.isEmpty else { return [] }
    return events.compactMap { event in
      // What is damaged, or cannot be read, was not seen by who sets everything back.
      let isBlind = event.key == PreferencesEvent.resetKey && settings.isUnreadable
      return isBlind ? nil : preferences.confirmation(by: event)
    }
  }

  /// What some changes lose: limits that this version cannot read go unseen where everything is set back.
  private func losses(
    by events: [PreferencesEvent]
  ) async throws(JournalError) -> [PreferencesEvent] {
    guard events.contains(where: { $0.key == PreferencesEvent.resetKey }) else { return [] }
    let settings = try await settings().settings
    guard settings.isUnreadable, settings.preferences.losses.isEmpty else { return [] }
    return [.losing(copy: nil)]
  }

  /// In a household whole lists become changes of single ids, so that nobody's limit goes with them.
  private func apart(_ events: [PreferencesEvent]) async throws(JournalError) -> [PreferencesEvent]
  {
    guard try await household.ledger().seat != nil else { return events }
    var preferences = try await preferences.state()
    return events.flatMap { event in
      let changes = event.singleChanges(in: preferences) { clock.makeID().rawValue }
      for change in changes { preferences.apply(change) }
      return changes
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

  /// Deletes everything of the eater, with every key; the store's receipt stays, because it is the
  /// store's.
  ///
  /// - Parameter others: further streams that are somebody else's and stay.
  public func deleteEverything(keeping others: Set<StreamName> = []) async throws(JournalError) {
    let kept = others.union([receipt.stream.name])
    // Keys first: one that is left alone would say that a journal is gone.
    let areKeysGone = (try? sessionSecrets.forgetAll()) != nil && (try? secrets.forgetAll()) != nil
    try await journal.deleteAll(keeping: kept)
    try await simulation?.deleteAll(keeping: kept)
    unstored.removeAll()
    guard areKeysGone else {
      let inputOrOutput: Int32 = 5  // EIO, as every POSIX system has it
      throw .system(.remove, "keys", code: inputOrOutput)
    }
  }
}
