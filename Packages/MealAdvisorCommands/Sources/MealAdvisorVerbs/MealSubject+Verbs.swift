import AccountComposition
import CommandKit
import EaterCommands
import MealAdvisorFeatures
import MealCommands
import PlanningCommands
import RecipeCommands
import SettingsCommands
import SharingComposition

extension MealSubject {
  /// The commands of the subject.
  public func verbs(_ eaters: EaterContext) -> [CommandForm] {
    switch self {
    case .suggestions:
      [
        SuggestVerb(advisor: eaters).form, SearchVerb(advisor: eaters).form,
        FoodsVerb(advisor: eaters).form, AnalyzeVerb(advisor: eaters).form,
      ]
    case .favorites: FavoritesVerb(advisor: eaters).forms
    case .settings: SettingsVerb(advisor: eaters).forms
    case .recipes: [RecipeVerb(advisor: eaters).form]
    case .data: DataVerb(eaters.sessions, eaters.app).forms
    case .subscription: PremiumVerb(eaters.sessions, eaters.app).forms
    case .opinions: [WhyVerb(advisor: eaters).form] + HistoryVerb(advisor: eaters).forms
    case .taste: QuizVerb(advisor: eaters).forms
    case .planning:
      [WeekVerb(advisor: eaters).form] + PlanVerb(advisor: eaters).forms
        + GroceryVerb(advisor: eaters).forms + PantryVerb(advisor: eaters).forms
        + StoreVerb(advisor: eaters).forms + HouseholdVerb(eaters.sessions, eaters.app).forms
        + DraftsVerb(eaters.sessions, eaters.app).forms
    case .assistant: AssistantVerb(advisor: eaters).forms
    case .recipeBook:
      [LinesVerb(advisor: eaters).form, ImportVerb(advisor: eaters).form]
        + RecipesVerb(advisor: eaters).forms
    case .home, .people, .account, .looks, .pictures, .calendar, .history, .search, .plannedMeals,
      .restart:
      []
    }
  }
}
