import AccountParts
import AppShell
import EaterRecord
import FavoritesStore
import Groceries
import Journal
import MealPlan
import Preferences
import PremiumGate
import SuggestionEngine

/// The parts of an eater's record that features name what they depend on by.
package struct RecordParts: Sendable {
  package let settings: StoredPart<StoredSettings>
  package let favorites: StoredPart<Favorites>
  package let history: StoredPart<History>
  package let plan: StoredPart<Plan>
  package let pantry: StoredPart<Pantry>
  package let entitlement: StoredPart<Entitlement>
  package let nudge: StoredPart<Nudge>
  package let quiz: StoredPart<TasteQuiz>
  package let quietLines: StoredPart<QuietLines>
  package let account: StoredPart<Account?>
  package let consents: StoredPart<Consents>
  package let stove: StoredPart<Stove>
  /// Which list of the eater's own recipes is among the meals.
  package let ownMeals: StoredPart<Int>
  private let premium: PremiumRules

  init(_ stores: Stores, _ service: SuggestionService, _ own: OwnMeals) {
    premium = stores.premium
    settings = stores.settingsPart
    favorites = StoredPart(of: stores.favorites)
    // What happened is told of the meals as they are called today.
    history = StoredPart(of: stores.history) { service.current($0) }
    plan = StoredPart(of: stores.plan)
    pantry = StoredPart(of: stores.pantry)
    entitlement = stores.entitlementPart
    nudge = StoredPart(of: stores.nudge)
    quiz = StoredPart(of: stores.quiz)
    quietLines = StoredPart(of: stores.quietLines)
    account = stores.accountPart
    consents = stores.consentsPart
    ownMeals = StoredPart("own-meals", streams: ["recipes", "settled-names"], initial: 0) { known in
      let list = try await own.current()
      service.take(list)
      return StoredReading(StoredVersion(list.revision), unless: known, list.revision)
    }
    stove = StoredPart(of: stores.stove) { $0.renamed { service.currentID(of: $0) } }
  }

  /// What decides which meals somebody may eat, likes and can save.
  package var meals: Slice<StoredState> {
    Slice(settings, favorites, history, plan, pantry, entitlement, ownMeals) { [premium] in
      StoredState(
        settings: $0, favorites: $1, history: $2, plan: $3, pantry: $4, entitlement: $5,
        premium: premium, ownMeals: $6)
    }
  }
}
