import FavoritesStore
import Groceries
import Journal
import MealPlan
import Preferences
import RecipeAssistant
import RecipeStore
import ServiceCalls
import SuggestionEngine
import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stores {
  /// The streams of which the devices of a household share what somebody eats.
  static let sharedStreams: [SharedStream?] = [
    EventStream<EaterPreferences, PreferencesEvent>.preferences.sharing,
    EventStream<Favorites, FavoritesEvent>.favorites.sharing,
    EventStream<History, HistoryEvent>.history.sharing,
    EventStream<Plan, PlanEvent>.plan.sharing,
    EventStream<Shopping, GroceryEvent>.grocery.sharing,
    EventStream<Pantry, PantryEvent>.pantry.sharing,
    EventStream<AisleOrders, AisleOrderEvent>.aisles.sharing,
    EventStream<SettledNames, SettledNameEvent>.settledNames.sharing,
    RecipeLibrary.sharing,
  ]

  /// What sharing takes: the owner's notes with a consent of their own, and what the eaters told us stated
  /// anew by who joins.
  public var sharingRules: SharingRules {
    let stores = self
    return SharingRules(
      feature: premium.sharing,
      parts: [
        RecipeLibrary.notesConsent: StatedPart(of: RecipeLibrary.stream) { told, now in
          try await RecipeLibrary(in: stores.journal).notesAnew(
            for: try await stores.journal.signature(), unless: told, at: now)
        }
      ],
      statement: { now async throws(HouseholdTrouble) in try await stores.statement(at: now) },
      leave: { try await stores.forgetProvider(at: $0) })
  }

  /// What the eaters told us, stated anew where all of it is known and can be stated.
  private func statement(at now: Date) async throws(HouseholdTrouble) -> SharedStatement {
    let settings: StoredSettings
    do throws(JournalError) { settings = try await self.settings().settings } catch {
      throw .journal(error)
    }
    let preferences = settings.preferences
    guard settings.unreadEvents == 0, settings.damagedLines == 0, settings.missing == nil,
      preferences.unconfirmedLimits.isEmpty, preferences.isStatedWhole
    else { throw .notStatable }
    let stream = self.preferences.stream
    do throws(JournalError) {
      let statement = preferences.statement { clock.makeID().rawValue }
      return SharedStatement(
        clearing: [try stream.event(.reset, at: now)],
        stating: try statement.map { event throws(JournalError) in
          try stream.event(event, at: now)
        })
    } catch { throw .journal(error) }
  }

  /// Asks the assistant's provider no longer with whom somebody signed in at the household's server.
  private func forgetProvider(at now: Date) async throws {
    let settings = try await assistant.state()
    guard settings.provider != nil else { return }
    let keys = AssistantKeys(kept: secrets, session: sessionSecrets)
    try keys.keepSignedIn(nil, for: settings)
    try await assistant.record([.asksUsual], at: now)
  }
}

extension Households {
  /// The household of an eater's record.
  public init(
    of stores: Stores, over caller: ServiceCaller, now: @escaping @Sendable () -> Date
  ) {
    self.init(of: stores.sharing, rules: stores.sharingRules, over: caller, now: now)
  }

  /// Shares the owner's notes on recipes from now on, or no longer; what others were told stays there.
  public func shareNotes(_ isAllowed: Bool) async throws(HouseholdTrouble) {
    try await share(RecipeLibrary.notesConsent, isAllowed)
  }

  /// The household's server, where it can sign its members in with a provider of an assistant; nil where
  /// there is none.
  public func signInServer() async -> SignInServer? {
    await homeSession().map { SignInServer($0.address, session: $0.session, over: $0.caller) }
  }
}
