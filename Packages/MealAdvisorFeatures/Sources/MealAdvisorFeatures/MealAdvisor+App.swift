import AppShell
@_exported import MealAdvisorAccount
@_exported import MealAdvisorFeatureParts
@_exported import MealAdvisorPictures
@_exported import MealAdvisorPlanning
@_exported import MealAdvisorRecipeBook
@_exported import MealAdvisorStage

extension MealAdvisor {
  /// The features of MealAdvisor.
  public static let features = features(of: .mealAdvisor, beginningAt: .home)

  /// The features of RecipeApp, which starts with the planned week.
  public static let planningFeatures = features(of: .recipeApp, beginningAt: .planner)

  /// The features of some subjects, in an app that starts at a screen.
  private static func features(
    of subjects: [MealSubject], beginningAt start: Route
  ) -> Features {
    { clients in subjects.flatMap { $0.features(clients, beginningAt: start) } }
  }

  /// The whole app, to be launched.
  ///
  /// - Parameters:
  ///   - features: its features; by default those of MealAdvisor.
  ///   - further: features of other packages; they come last.
  public static func app(
    _ clients: MealAdvisorClients, of features: Features = features,
    further: [any Feature] = [], in environment: AppEnvironment
  ) throws(AppShellError) -> AppRuntime {
    var clients = clients
    clients.copy.hand = environment.hand
    return try AppRuntime(
      features: features(clients) + further,
      unreadNotice: .failure(clients.copy("error.system.storage")),
      unreadRoute: Route(Routes.systemError), environment: environment)
  }

  /// The whole app, which can be started many times over the same stores and suggestions.
  public static func stage(
    _ clients: MealAdvisorClients, in environment: AppEnvironment
  ) -> Stage {
    stage(clients, in: environment) { (clients, environment) async throws(AppShellError) in
      try app(clients, in: environment)
    }
  }
}
