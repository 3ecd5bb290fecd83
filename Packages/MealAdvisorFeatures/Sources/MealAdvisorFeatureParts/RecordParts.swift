import AccountSubscription
import AppShell
import EaterRecord
import FavoritesStore
import Journal
import PremiumGate
import SuggestionEngine

/// The parts of an eater's record that features name what they depend on by.
package struct RecordParts: Sendable {
  package let settings: StoredPart<StoredSettings>
  package let favorites: StoredPart<Favorites>
  package let history: StoredPart<History>
  package let entitlement: StoredPart<Entitlement>
  package let nudge: StoredPart<Nudge>
  package let account: StoredPart<Account?>
  package let consents: StoredPart<Consents>
  private let premium: PremiumRules

  init(_ stores: Stores, _ service: SuggestionService) {
    premium = stores.premium
    settings = StoredPart(
      "preferences", initial: StoredSettings(),
      read: { known in
        let (settings, version) = try await stores.settings()
        return StoredReading(StoredVersion(version), unless: known, settings)
      }, unread: \.outdated)
    favorites = Self.part(stores.favorites)
    // What happened is told of the meals as they are called today.
    history = Self.part(stores.history) { service.current($0) }
    entitlement = stores.entitlementPart
    nudge = Self.part(stores.nudge)
    account = Self.part(stores.account)
    consents = Self.part(stores.consents)
  }

  /// What decides which meals somebody may eat, likes and can save.
  package var meals: Slice<StoredState> {
    Slice(settings, favorites, history, entitlement) { [premium] in
      StoredState(
        settings: $0, favorites: $1, history: $2, entitlement: $3, premium: premium)
    }
  }

  private static func part<State, Content>(
    _ store: Store<State, Content>, told: @escaping @Sendable (State) -> State = { $0 }
  ) -> StoredPart<State> {
    StoredPart(store.stream.name.rawValue, initial: store.stream.initialState) { known in
      let reading = try await store.reading()
      return StoredReading(
        StoredVersion(reading.revision), unless: known, told(reading.state))
    }
  }
}
