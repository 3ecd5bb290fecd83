import AccountParts
import AppShell
import EaterRecord
import FavoritesStore
import Groceries
import Journal
import MealPlan
import Preferences
import PremiumGate
import RecipeStore
import SuggestionEngine

/// The parts of an eater's record, by which features name their dependencies.
public struct RecordParts: Sendable {
  /// The eaters' preferences that can be read.
  public let settings: StoredPart<StoredSettings>
  /// The saved meals and foods.
  public let favorites: StoredPart<Favorites>
  /// The history of meals, with their present ids.
  public let history: StoredPart<History>
  /// The plan.
  public let plan: StoredPart<Plan>
  /// The food at home.
  public let pantry: StoredPart<Pantry>
  /// The shopping.
  public let shopping: StoredPart<Shopping>
  /// The order of aisles in each shop.
  public let aisles: StoredPart<AisleOrders>
  /// The searches among recipes, the latest first.
  public let searches: StoredPart<RecentSearches>
  /// The eater's entitlement.
  public let entitlement: StoredPart<Entitlement>
  /// The state of recommending premium.
  public let nudge: StoredPart<Nudge>
  /// The answers of the quiz.
  public let quiz: StoredPart<TasteQuiz>
  /// The state of Home's quiet lines.
  public let quietLines: StoredPart<QuietLines>
  /// The account that is signed in or was signed in last.
  public let account: StoredPart<Account?>
  /// The uses of data that are allowed.
  public let consents: StoredPart<Consents>
  /// The meals being cooked.
  public let stove: StoredPart<Stove>
  /// The revision of the eater's own recipes among the meals.
  public let ownMeals: StoredPart<Int>
  /// The state that decides which meals the eaters may eat, like and can save.
  public let meals: Slice<StoredState>

  /// Names the parts of one record.
  public init(_ stores: Stores, _ service: SuggestionService, _ own: OwnMeals) {
    settings = stores.settingsPart
    favorites = StoredPart(of: stores.favorites)
    // The history names the meals by their present ids.
    history = StoredPart(of: stores.history) { service.current($0) }
    plan = StoredPart(of: stores.plan)
    pantry = StoredPart(of: stores.pantry)
    shopping = StoredPart(of: stores.grocery)
    aisles = StoredPart(of: stores.aisles)
    searches = StoredPart(of: Store(.recentSearches, in: stores.journal))
    entitlement = stores.record.entitlementPart
    nudge = StoredPart(of: stores.nudge)
    quiz = StoredPart(of: stores.quiz)
    quietLines = StoredPart(of: stores.quietLines)
    account = stores.record.accountPart
    consents = stores.record.consentsPart
    ownMeals = StoredPart(
      "own-meals", streams: ["recipes", "settled-names", OwnMeals.noteStream.rawValue],
      initial: StoredState.unreadOwnMeals
    ) { known in
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
