import AppRecord
import FavoritesStore
import HouseholdSharing
import Journal
import MealPlan
import Preferences
import PremiumGate
import ServiceCalls
import SuggestionEngine
import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Every store of an app about eating, each a fold over its own stream of one journal.
public struct Stores: Sendable {
  /// The record that every app keeps: the account, consents, keys and the subscription.
  public private(set) var record: AppStores
  /// The eaters' preferences.
  public let preferences: Store<EaterPreferences, PreferencesEvent>
  /// The saved meals and foods.
  public let favorites: Store<Favorites, FavoritesEvent>
  /// The history of meals.
  public let history: Store<History, HistoryEvent>
  /// The plan.
  public let plan: Store<Plan, PlanEvent>
  /// The answers of the quiz.
  public let quiz: Store<TasteQuiz, QuizEvent>
  /// The state of Home's quiet lines.
  public let quietLines: Store<QuietLines, QuietLineEvent>
  /// The meals that are being cooked.
  public let stove: Store<Stove, StoveEvent>
  /// The part that the devices of a household share, and its sync.
  public let sharing: SharedRecord
  /// The app's premium rules.
  public let premium: PremiumRules
  /// The stores of a kitchen; nil if the app has none.
  let kitchen: KitchenStores?
  /// Limits that could not be stored; every screen of this process applies them.
  private let unstored = UnstoredLimits()

  /// Opens every store of an app's record without reading it yet.
  ///
  /// - Parameters:
  ///   - record: the record that every app keeps.
  ///   - premium: the app's premium rules.
  ///   - kitchen: the stores of a kitchen; nil if the app has none.
  public init(_ record: AppStores, premium: PremiumRules, kitchen: KitchenStores?) {
    let (journal, clock) = (record.journal, record.clock)
    self.record = record
    self.premium = premium
    self.kitchen = kitchen
    sharing = SharedRecord(record, sharing: Self.sharedStreams(beside: kitchen))
    preferences = record.store(of: .preferences)
    favorites = record.store(of: .favorites)
    history = record.store(of: .history)
    plan = record.store(of: .plan)
    quiz = record.store(of: .quiz)
    quietLines = record.store(of: .quietLines)
    stove = record.store(of: .stove)
    let stream = preferences.stream
    journal.afterLoss(in: stream.name) { loss in
      (try? stream.event(.losing(copy: loss.copy), at: clock.now())).map { [$0] } ?? []
    }
  }

  /// Uses a separate journal for the subscription, its receipt and the nudge from now on.
  public mutating func simulate(in journal: EventJournal) { record.simulate(in: journal) }

  /// The eaters' present preferences with their version; includes limits that could not be stored.
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

  /// The preferences, and the number of unreadable lines in their file.
  ///
  /// After a repair, the preferences report the loss themselves.
  private func readPreferences() async throws(JournalError) -> (Reading<EaterPreferences>, Int) {
    var reading = try await preferences.reading()
    while true {
      let damagedLines = await journal.recovery.unresolved
      let again = try await preferences.reading()
      if again.revision == reading.revision { return (reading, damagedLines) }
      reading = again
    }
  }

  /// Reads the present state that decides about meals, including changes by other processes.
  public func read() async throws(JournalError) -> StoredState {
    StoredState(
      settings: try await settings().settings, favorites: try await favorites.state(),
      history: try await history.state(), plan: try await plan.state(),
      kitchen: try await kitchen?.read(),
      entitlement: try await record.provenEntitlement().entitlement, premium: premium)
  }

  /// Records changes of preferences, together with limits that could not be stored before.
  ///
  /// A limit that cannot be stored applies nevertheless until the process ends.
  public func recordPreferences(
    _ events: [PreferencesEvent], at date: Date
  ) async throws(JournalError) {
    // A limit that cannot be stored must apply nevertheless, so errors here are ignored.
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

  /// The confirmations of possibly lost limits that some changes imply.
  private func confirmations(
    by events: [PreferencesEvent]
  ) async throws(JournalError) -> [PreferencesEvent] {
    let settings = try await settings().settings
    let preferences = settings.preferences
    guard settings.damagedLines > 0 || !preferences.losses.isEmpty else { return [] }
    return events.compactMap { event in
      // A reset of all settings does not confirm limits that are damaged or unreadable.
      let isBlind = event.key == PreferencesEvent.resetKey && settings.isUnreadable
      return isBlind ? nil : preferences.confirmation(by: event)
    }
  }

  /// The losses that some changes imply.
  ///
  /// A reset also removes limits that this version cannot read.
  private func losses(
    by events: [PreferencesEvent]
  ) async throws(JournalError) -> [PreferencesEvent] {
    guard events.contains(where: { $0.key == PreferencesEvent.resetKey }) else { return [] }
    let settings = try await settings().settings
    guard settings.isUnreadable, settings.preferences.losses.isEmpty else { return [] }
    return [.losing(copy: nil)]
  }

  /// Splits changes of whole lists into changes of single ids if the device is in a household.
  ///
  /// So no limit from another device is lost.
  private func apart(_ events: [PreferencesEvent]) async throws(JournalError) -> [PreferencesEvent]
  {
    guard try await sharing.sync.ledger().membership != nil else { return events }
    var preferences = try await preferences.state()
    return events.flatMap { event in
      let changes = event.singleChanges(in: preferences) { clock.makeID().rawValue }
      for change in changes { preferences.apply(change) }
      return changes
    }
  }

  /// Records events of meals as one batch; the nudge treats each shown meal as a success.
  ///
  /// - Parameters:
  ///   - meals: the events, in order.
  ///   - isPremium: whether the eater is entitled, which affects the nudge.
  /// - Returns: the resulting nudge.
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

  /// Deletes the eater's records and keys.
  ///
  /// The receipt of the store that sold the subscription stays, because it belongs to that store.
  ///
  /// - Parameter others: further streams to keep, which belong to others.
  public func deleteEverything(keeping others: Set<StreamName> = []) async throws(JournalError) {
    do throws(JournalError) { try await record.deleteEverything(keeping: others) } catch {
      // If only the keys could not be deleted, the journal is deleted already.
      if case .system(.remove, "keys", _) = error { unstored.removeAll() }
      throw error
    }
    unstored.removeAll()
  }
}

// MARK: - The record that every app keeps

extension Stores {
  /// The journal that contains all streams.
  public var journal: EventJournal { record.journal }
  /// Stamps the events of this device.
  public var clock: HybridClock { record.clock }
  /// The account that is signed in or was signed in last.
  public var account: Store<Account?, AccountEvent> { record.account }
  /// The uses of data that the eater allowed.
  public var consents: Store<Consents, ConsentEvent> { record.consents }
  /// The history of the subscription.
  public var entitlement: Store<Entitlement, EntitlementEvent> { record.entitlement }
  /// The state of recommending premium.
  public var nudge: Store<Nudge, NudgeEvent> { record.nudge }
  /// The keys for services.
  public var secrets: SecretStore { record.secrets }
  /// Keys that are deleted when the process ends.
  public var sessionSecrets: SecretStore { record.sessionSecrets }
  /// The household that shares the record, if there is one.
  public var household: HouseholdSync { sharing.sync }
}
