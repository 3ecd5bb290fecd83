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
public struct RecordParts: Sendable {
  /// What the eaters told us, as far as it can be read.
  public let settings: StoredPart<StoredSettings>
  /// What is saved.
  public let favorites: StoredPart<Favorites>
  /// What happened to meals, told of them as they are called today.
  public let history: StoredPart<History>
  /// What is planned.
  public let plan: StoredPart<Plan>
  /// What is at home.
  public let pantry: StoredPart<Pantry>
  /// What is known of shopping.
  public let shopping: StoredPart<Shopping>
  /// In which order the stores are walked.
  public let aisles: StoredPart<AisleOrders>
  /// What the eater may use.
  public let entitlement: StoredPart<Entitlement>
  /// Whether the eater was nudged.
  public let nudge: StoredPart<Nudge>
  /// What was said in the quiz.
  public let quiz: StoredPart<TasteQuiz>
  /// What became of the quiet lines of Home.
  public let quietLines: StoredPart<QuietLines>
  /// Who is signed in, or was last.
  public let account: StoredPart<Account?>
  /// The uses of data that are allowed.
  public let consents: StoredPart<Consents>
  /// What is being cooked.
  public let stove: StoredPart<Stove>
  /// Which list of the eater's own recipes is among the meals.
  public let ownMeals: StoredPart<Int>
  /// What decides which meals somebody may eat, likes and can save.
  public let meals: Slice<StoredState>

  /// Names the parts of one record.
  public init(_ stores: Stores, _ service: SuggestionService, _ own: OwnMeals) {
    settings = stores.settingsPart
    favorites = StoredPart(of: stores.favorites)
    // What happened is told of the meals as they are called today.
    history = StoredPart(of: stores.history) { service.current($0) }
    plan = StoredPart(of: stores.plan)
    pantry = StoredPart(of: stores.pantry)
    shopping = StoredPart(of: stores.grocery)
    aisles = StoredPart(of: stores.aisles)
    entitlement = stores.record.entitlementPart
    nudge = StoredPart(of: stores.nudge)
    quiz = StoredPart(of: stores.quiz)
    quietLines = StoredPart(of: stores.quietLines)
    account = stores.record.accountPart
    consents = stores.record.consentsPart
    ownMeals = StoredPart("own-meals", streams: ["recipes", "settled-names"], initial: 0) { known in
      let list = try await own.current()
      service.take(list)
      return StoredReading(StoredVersion(list.revision), unless: known, list.revision)
    }
    stove = StoredPart(of: stores.stove) { $0.renamed { service.currentID(of: $0) } }
    meals = Slice(settings, favorites, history, plan, pantry, entitlement, ownMeals) {
      StoredState(
        settings: $0, favorites: $1, history: $2, plan: $3, pantry: $4, entitlement: $5,
        premium: stores.premium, ownMeals: $6)
    }
  }
}
