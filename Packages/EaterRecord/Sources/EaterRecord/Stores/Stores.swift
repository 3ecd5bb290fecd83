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

/// Every store of an app about what people eat, each a fold over its own stream of one journal.
public struct Stores: Sendable {
  /// What every app keeps: the account, consents, keys and the subscription.
  public private(set) var record: AppStores
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
  /// What was said in the quiz.
  public let quiz: Store<TasteQuiz, QuizEvent>
  /// What became of the quiet lines of Home.
  public let quietLines: Store<QuietLines, QuietLineEvent>
  /// What is being cooked.
  public let stove: Store<Stove, StoveEvent>
  /// What the devices of a household share of it, and how far that is.
  public let sharing: SharedRecord
  /// What of it is premium in this app.
  public let premium: PremiumRules
  /// Limits that could not be stored; every screen of this process keeps to them.
  private let unstored = UnstoredLimits()

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
    self.init(
      AppStores(
        journal: journal, offer: premium.offer, seal: seal, secrets: secrets, clock: clock),
      premium: premium)
  }

  /// Opens every store of an app's record; nothing is read yet.
  public init(_ record: AppStores, premium: PremiumRules) {
    let (journal, clock) = (record.journal, record.clock)
    self.record = record
    self.premium = premium
    sharing = SharedRecord(record, sharing: Self.sharedStreams)
    preferences = record.store(of: .preferences)
    favorites = record.store(of: .favorites)
    history = record.store(of: .history)
    plan = record.store(of: .plan)
    grocery = record.store(of: .grocery)
    pantry = record.store(of: .pantry)
    aisles = record.store(of: .aisles)
    assistant = record.store(of: .assistant)
    quiz = record.store(of: .quiz)
    quietLines = record.store(of: .quietLines)
    stove = record.store(of: .stove)
    let stream = preferences.stream
    journal.afterLoss(in: stream.name) { loss in
      (try? stream.event(.losing(copy: loss.copy), at: clock.now())).map { [$0] } ?? []
    }
  }

  /// Keeps the subscription, its receipt and the nudge in a journal of their own from now on.
  public mutating func simulate(in journal: EventJournal) { record.simulate(in: journal) }

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
      entitlement: try await record.provenEntitlement().entitlement, premium: premium)
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
    guard try await sharing.sync.ledger().seat != nil else { return events }
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
    try await record.append(shown, ofSubscription: counted)
    return nudge
  }

  /// Deletes everything of the eater, with every key; the store's receipt stays, because it is the
  /// store's.
  ///
  /// - Parameter others: further streams that are somebody else's and stay.
  public func deleteEverything(keeping others: Set<StreamName> = []) async throws(JournalError) {
    do throws(JournalError) { try await record.deleteEverything(keeping: others) } catch {
      // The journal is gone where the keys alone could not be deleted.
      if case .system(.remove, "keys", _) = error { unstored.removeAll() }
      throw error
    }
    unstored.removeAll()
  }
}

// MARK: - What every app keeps

extension Stores {
  /// The journal under all stores.
  public var journal: EventJournal { record.journal }
  /// Stamps what is made here.
  public var clock: HybridClock { record.clock }
  /// Who is signed in, or was last.
  public var account: Store<Account?, AccountEvent> { record.account }
  /// What the eater allowed.
  public var consents: Store<Consents, ConsentEvent> { record.consents }
  /// The story of the subscription.
  public var entitlement: Store<Entitlement, EntitlementEvent> { record.entitlement }
  /// Whether the eater was nudged.
  public var nudge: Store<Nudge, NudgeEvent> { record.nudge }
  /// Where keys of services are kept.
  public var secrets: SecretStore { record.secrets }
  /// Where keys are held that end with the process.
  public var sessionSecrets: SecretStore { record.sessionSecrets }
  /// The household that shares the record, if there is one.
  public var household: HouseholdSync { sharing.sync }
}
