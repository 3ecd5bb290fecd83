import AccountParts
import AppShell
import EaterRecord
import FavoritesStore
import Journal
import Preferences
import PremiumGate
import SuggestionEngine

/// The parts of an eater's record that features name what they depend on by.
package struct RecordParts: Sendable {
  package let settings: StoredPart<StoredSettings>
  package let favorites: StoredPart<Favorites>
  package let history: StoredPart<History>
  package let entitlement: StoredPart<Entitlement>
  package let nudge: StoredPart<Nudge>
  package let quiz: StoredPart<TasteQuiz>
  package let quietLines: StoredPart<QuietLines>
  package let account: StoredPart<Account?>
  package let consents: StoredPart<Consents>
  package let stove: StoredPart<Stove>
  private let premium: PremiumRules

  init(_ stores: Stores, _ service: SuggestionService) {
    premium = stores.premium
    settings = stores.settingsPart
    favorites = StoredPart(of: stores.favorites)
    // What happened is told of the meals as they are called today.
    history = StoredPart(of: stores.history) { service.current($0) }
    entitlement = stores.entitlementPart
    nudge = StoredPart(of: stores.nudge)
    quiz = StoredPart(of: stores.quiz)
    quietLines = StoredPart(of: stores.quietLines)
    account = stores.accountPart
    consents = stores.consentsPart
    stove = StoredPart(of: stores.stove) { $0.renamed { service.currentID(of: $0) } }
  }

  /// What decides which meals somebody may eat, likes and can save.
  package var meals: Slice<StoredState> {
    Slice(settings, favorites, history, entitlement) { [premium] in
      StoredState(
        settings: $0, favorites: $1, history: $2, entitlement: $3, premium: premium)
    }
  }
}
