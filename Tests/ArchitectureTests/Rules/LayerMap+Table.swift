// Scripts/write-manifests writes this file from the table in the root's Package.swift.

extension LayerMap {
  /// The modules and programs of each layer.
  static let members: [String: [String]] = [
    "models": [
      "Codecs", "EmbeddedText", "compile-web", "PrintedText", "MealModels", "MealModelsFixtures",
      "ServiceCalls",
    ],
    "rules": [
      "MealCatalog", "MealCatalogCompiling", "compile-catalog", "CulinaryFoods", "FoodFacts",
      "FoodFactsCompiling", "compile-foods", "IngredientLines", "IngredientLinesTraining",
      "train-lines", "WebPages", "RecipeReview", "review-catalog", "SuggestionEngine",
      "PremiumGate", "Journal", "crash-test", "Preferences", "FavoritesStore", "RecipePages",
      "RecipeStore", "bench-recipes", "RecipeExchange", "RecipeImport", "MealPlan", "bench-plan",
      "bench-filling", "Groceries", "ShoppingLines", "GroceriesCompiling", "train-aisles",
      "compile-groceries", "DemoGrocer", "DemoGrocerCompiling", "compile-products",
      "RetailerServices", "RecipeAssistant", "Sync", "simulate-sync", "AppRecord",
      "HouseholdSharing", "EaterMeals", "WeekShopping", "EaterRecord",
    ],
    "looks": [
      "AppWords", "DesignSystem", "PlateDrawings", "Layout", "Renderers", "MealPictures",
      "MealWords", "ScreenParts", "SuggestionWords", "AccountScreens", "LooksScreens",
      "SharingScreens", "AssistantScreens", "EaterScreens", "RecipeBookScreens",
      "RecipeBookSamples", "PlanningPresentation", "PlanningSamples", "Presentation",
      "PresentationSamples", "TokenExport", "ScreenAudit", "ScreenGallery",
    ],
    "app": [
      "AppShell", "AccountParts", "AccountSubscription", "AccountProfile", "AccountData",
      "AccountLooks", "AppleAccounts", "EaterParts", "SharingFeatures", "AssistantFeatures",
      "EaterSettings", "EaterTable", "RecipeBookParts", "RecipeBookDisputes", "RecipeBookList",
      "RecipeBookEditor", "RecipeBookImporting", "RecipeBookFeatures", "PlanningParts",
      "PlanningWeek", "PlanningPicker", "PlanningGroceries", "PlanningCart", "PlanningConnections",
      "PlanningDisputes", "PlanningFeatures", "StageParts", "MealAdvisorFeatureParts",
      "MealAdvisorHome", "MealAdvisorFavorites", "MealAdvisorSettings", "MealAdvisorRecipe",
      "MealAdvisorHousehold", "MealAdvisorHistory", "MealAdvisorSearch", "MealAdvisorOpinion",
      "MealAdvisorPictures", "MealAdvisorAccount", "MealAdvisorRecipeBook", "MealAdvisorPlanning",
      "MealAdvisorStage", "MealAdvisorFeatures", "CommandKit", "ScreenCommands", "AppComposition",
      "AccountComposition", "SharingComposition", "EaterComposition", "MealKitchen", "MealAnswers",
      "EaterCommands", "SettingsCommands", "SuggestionCommands", "HistoryCommands", "FoodCommands",
      "MealCommands", "ImportCommands", "AssistantCommands", "RecipeCommands", "PlanSessions",
      "GroceryCommands", "WeekCommands", "PlanningCommands", "MealAdvisorSessions",
      "MealAdvisorVerbs", "MealAdvisorParts", "MealAdvisorCommands", "TerminalShell", "LocalServer",
      "fuzz-server", "BrowserShell", "SwiftUIScreens", "LiveEnvironment", "LiveCalls", "LivePages",
      "LivePrograms", "LiveApps", "DietTabs", "HomeServer", "HouseholdServer",
    ],
    "tests": [
      "Snapshots", "SnapshotsTesting", "ScreenSnapshots", "AppTesting", "EaterSimulation",
      "SeededRandom",
    ],
    "programs": [
      "mealadvisor-demo", "recipeapp-demo", "diet-demo", "mealadvisor-server", "mealadvisor-bench",
    ],
  ]
}
