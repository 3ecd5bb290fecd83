import FavoritesStore
import HouseholdSharing
import Journal
import MealPlan
import Preferences
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
  /// The streams about eating and the kitchen that the devices of a household share.
  static func sharedStreams(beside kitchen: KitchenStores?) -> [SharedStream?] {
    [
      EventStream<EaterPreferences, PreferencesEvent>.preferences.sharing,
      EventStream<Favorites, FavoritesEvent>.favorites.sharing,
      EventStream<History, HistoryEvent>.history.sharing,
      EventStream<Plan, PlanEvent>.plan.sharing,
    ] + (kitchen?.sharedStreams ?? []) + [
      EventStream<SettledNames, SettledNameEvent>.settledNames.sharing,
      MealNotes.sharing,
      RecipeLibrary.sharing,
    ]
  }

  /// The rules of sharing.
  ///
  /// Sharing the owner's notes needs a separate consent. A device that joins a household states the
  /// eaters' preferences again.
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
      statement: { now async throws(HouseholdError) in try await stores.statement(at: now) },
      leave: { try await stores.kitchen?.leave($0) })
  }

  /// The preferences that a joining device states again.
  private func statement(at now: Date) async throws(HouseholdError) -> SharedStatement {
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
}

extension Households {
  /// The household of an eater's record.
  public init(
    of stores: Stores, over caller: ServiceCaller, now: @escaping @Sendable () -> Date
  ) {
    self.init(of: stores.sharing, rules: stores.sharingRules, over: caller, now: now)
  }

  /// Starts or ends sharing the owner's notes on recipes; the other devices keep notes already
  /// sent.
  public func shareNotes(_ isAllowed: Bool) async throws(HouseholdError) {
    try await share(RecipeLibrary.notesConsent, isAllowed)
  }
}
