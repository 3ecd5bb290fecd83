import AppShell
import MealAdvisorFavorites
import MealAdvisorFeatureParts
import MealAdvisorHistory
import MealAdvisorHome
import MealAdvisorHousehold
import MealAdvisorOpinion
import MealAdvisorRecipe
import MealAdvisorSearch
import MealAdvisorSettings

extension MealSubject {
  /// The features of the subject in an app that starts at a screen.
  public func features(
    _ clients: MealAdvisorClients, beginningAt start: Route
  ) -> [any Feature] {
    switch self {
    case .home: [clients.home]
    case .suggestions: []
    case .favorites: [clients.favorites(discovering: start == .planner ? .recipes : start)]
    case .settings: [clients.settings(inGroups: start == .planner), clients.diets]
    case .recipes(let hasOrdering): [clients.recipe(hasOrdering: hasOrdering), clients.stove]
    case .people: [clients.household]
    case .data: [clients.yourData]
    case .subscription: [clients.subscription(home: start)]
    case .account: [clients.account]
    case .looks: [clients.looks]
    case .opinions(let hasWays): [clients.opinion(hasWays: hasWays), clients.notes]
    case .pictures: [clients.loadedPictures]
    case .calendar: [clients.cookingCalendar]
    case .taste: [clients.taste]
    case .history: [clients.history]
    case .search: [clients.search]
    case .planning(let isSold): clients.planning(isSold: isSold)
    case .plannedMeals: [clients.plannedMeals]
    case .assistant(let isSold): [clients.assistant(isSold: isSold)]
    case .recipeBook: clients.recipeBook(hasTab: start == .planner)
    case .restart: [clients.restart(beginningAt: start)]
    }
  }
}
