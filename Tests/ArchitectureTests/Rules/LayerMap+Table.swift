// Scripts/write-manifests writes this file from the table in the root's Package.swift.

extension LayerMap {
  /// The modules and programs of each layer.
  static let members: [String: [String]] = [
    "models": [
      "EmbeddedText", "compile-web", "PrintedText", "MealModels", "MealModelsFixtures",
      "ServiceCalls",
    ],
    "rules": [
      "MealCatalog", "compile-catalog", "FoodFacts", "compile-foods", "IngredientLines",
      "train-lines", "WebPages", "RecipeReview", "review-catalog", "SuggestionEngine",
      "PremiumGate", "Journal", "crash-test", "Preferences", "FavoritesStore", "RecipePages",
      "RecipeStore", "bench-recipes", "RecipeExchange", "MealPlan", "bench-plan", "bench-filling",
      "Groceries", "train-aisles", "compile-groceries", "DemoGrocer", "compile-products",
      "RetailerServices", "RecipeAssistant", "Sync", "simulate-sync", "AppRecord",
      "HouseholdSharing", "EaterRecord",
    ],
    "looks": [
      "DesignSystem", "Layout", "Renderers", "MealPictures", "ScreenParts", "SuggestionWords",
      "AccountScreens", "LooksScreens", "SharingScreens", "RecipeBookScreens",
      "PlanningPresentation", "Presentation", "TokenExport", "ScreenAudit", "ScreenGallery",
    ],
    "app": [
      "AppShell", "AccountParts", "AccountSubscription", "AccountProfile", "AccountData",
      "AccountLooks", "AppleAccounts", "EaterParts", "SharingFeatures", "RecipeBookFeatures",
      "PlanningFeatures", "StageParts", "MealAdvisorFeatureParts", "MealAdvisorHome",
      "MealAdvisorFavorites", "MealAdvisorSettings", "MealAdvisorRecipe", "MealAdvisorHousehold",
      "MealAdvisorHistory", "MealAdvisorSearch", "MealAdvisorOpinion", "MealAdvisorFeatures",
      "CommandKit", "ScreenCommands", "AppComposition", "MealAdvisorCommands", "TerminalShell",
      "LocalServer", "fuzz-server", "BrowserShell", "SwiftUIScreens", "LiveEnvironment",
      "LiveCalls", "LivePages", "LivePrograms", "LiveApps", "DietTabs", "HomeServer",
      "HouseholdServer",
    ],
    "tests": ["Snapshots", "SnapshotsTesting", "AppTesting", "EaterSimulation", "SeededRandom"],
    "programs": [
      "mealadvisor-demo", "recipeapp-demo", "diet-demo", "mealadvisor-server", "mealadvisor-bench",
    ],
  ]
}
