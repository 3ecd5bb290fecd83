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

/// The features of MealAdvisor, ready to be composed into an app.
public enum MealAdvisor {
  /// The features of an app in the order of their tabs, then what opens over them.
  public static func features(_ clients: MealAdvisorClients) -> [any Feature] {
    let shared = [
      clients.favorites, clients.settings, clients.recipe, clients.stove,
      clients.household, clients.yourData, clients.subscription, clients.account, clients.looks,
      clients.opinion, clients.loadedPictures, clients.cookingCalendar, clients.taste,
    ]
    let further = [PlannedMealsFeature(clients)] + clients.recipeBook
    return clients.layout.hasHome
      ? [clients.home] + shared + [clients.history, clients.search] + clients.planning + further
      : clients.planning + shared + further + [RestartFeature(clients)]
  }

  /// The whole app, to be launched.
  ///
  /// - Parameter further: features of others, after ours.
  public static func app(
    _ clients: MealAdvisorClients, further: [any Feature] = [], in environment: AppEnvironment
  ) throws(AppShellError) -> AppRuntime {
    var clients = clients
    clients.copy.hand = environment.hand
    return try AppRuntime(
      features: features(clients) + further,
      unreadNotice: .failure(clients.copy("error.system.storage")),
      unreadRoute: Route(Routes.systemError), environment: environment)
  }
}
