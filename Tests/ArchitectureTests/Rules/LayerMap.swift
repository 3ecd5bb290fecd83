/// Which module may know which other one; the rows' layers stand in the root manifest.
enum LayerMap {
  /// The layers of the product, lowest first; imports only go down.
  static let order = ["models", "rules", "looks", "app", "apps"]

  /// The layer of test support, which only tests, test support and what measures may import.
  static let testSupport = "tests"

  /// Programs that measure or attack the product and are no part of it.
  static let measuring: Set = [
    "mealadvisor-bench", "bench-filling", "bench-plan", "bench-recipes", "crash-test",
    "fuzz-server", "simulate-sync",
  ]

  /// The edges inside the layer of rules.
  ///
  /// The tool that compiles the meals derives what they contain; the meals themselves do not. The
  /// review of the meals looks at both.
  static let edgesBetweenRules = [
    "Preferences": ["Journal"], "FavoritesStore": ["Journal"], "SuggestionEngine": ["Journal"],
    "PremiumGate": ["Journal"], "compile-catalog": ["FoodFacts"],
    "EaterRecord": [
      "FavoritesStore", "FoodFacts", "Groceries", "IngredientLines", "Journal", "MealCatalog",
      "MealPlan", "Preferences", "PremiumGate", "RecipeAssistant", "RecipeStore",
      "RetailerServices", "SuggestionEngine", "Sync",
    ],
    "Sync": ["Journal"], "simulate-sync": ["Journal", "Sync"],
    "MealPlan": ["Journal", "SuggestionEngine"], "bench-plan": ["Journal", "MealPlan"],
    "bench-filling": ["MealCatalog", "MealPlan", "SuggestionEngine"],
    "Groceries": ["Journal"], "DemoGrocer": ["Groceries"],
    "RecipeAssistant": ["Groceries", "IngredientLines", "Journal"],
    "RecipePages": ["IngredientLines"],
    "RetailerServices": ["Groceries"],
    "RecipeStore": ["Journal"], "bench-recipes": ["Journal", "RecipeStore"],
    "RecipeReview": ["FoodFacts", "MealCatalog"], "review-catalog": ["FoodFacts", "MealCatalog"],
    "train-aisles": ["FoodFacts"],
  ]

  /// Modules that may import no more than is named here, whatever lies below them.
  static let narrow = [
    "PrintedText": [],
    "MealModels": [],
    "ServiceCalls": [],
    "Journal": [],
    "DesignSystem": [],
    "Layout": ["DesignSystem", "PrintedText"],
    "Renderers": ["DesignSystem", "Layout", "PrintedText"],
    "TokenExport": ["DesignSystem", "PrintedText"],
    "ScreenAudit": ["DesignSystem", "Layout"],
    "ScreenGallery": ["DesignSystem", "Layout", "Renderers", "ScreenAudit", "TokenExport"],
    "MealPictures": ["DesignSystem", "MealModels"],
    "ScreenParts": ["DesignSystem", "MealModels", "PrintedText"],
    "SuggestionWords": ["DesignSystem", "MealModels", "ScreenParts", "SuggestionEngine"],
    "AccountScreens": [
      "DesignSystem", "MealModels", "Preferences", "PremiumGate", "ScreenParts",
    ],
    "RecipeBookScreens": ["DesignSystem", "MealModels", "ScreenParts"],
    "PlanningPresentation": ["DesignSystem", "MealModels", "ScreenParts"],
    "Presentation": [
      "AccountScreens", "DesignSystem", "MealModels", "MealPictures", "PlanningPresentation",
      "Preferences", "PremiumGate", "RecipeBookScreens", "ScreenParts", "SuggestionEngine",
      "SuggestionWords",
    ],
    "AppShell": ["DesignSystem"],
    "AppTesting": ["AppShell", "DesignSystem"],
    "SwiftUIScreens": ["AppShell", "DesignSystem"],
    "CommandKit": ["PrintedText"],
    "ScreenCommands": [
      "AppShell", "CommandKit", "DesignSystem", "Layout", "PrintedText", "Renderers",
      "ScreenAudit", "ScreenGallery", "TokenExport",
    ],
    "LocalServer": [],
    "HomeServer": ["LocalServer", "ServiceCalls"],
    "HouseholdServer": ["Journal", "PrintedText", "ServiceCalls", "Sync"],
    "Snapshots": [],
    "SnapshotsTesting": ["Snapshots"],
  ]

  /// Modules for systems on which our checks do not run; nothing needs them.
  static let adapters: Set = ["AppleAccounts", "SwiftUIScreens"]

  /// Why a module may not import another, or `nil` where it may.
  static func objection(from module: String, to other: String, in tree: Tree) -> String? {
    guard let layer = tree.layer(of: module), let below = tree.layer(of: other) else { return nil }
    if let allowed = narrow[module], !allowed.contains(other) {
      return
        "\(module) may import only \(allowed.isEmpty ? "nothing" : allowed.joined(separator: ", "))"
    }
    if below == testSupport, layer != testSupport, !measuring.contains(module) {
      return "\(other) is for tests only"
    }
    if layer == testSupport || tree.home(of: module) == tree.home(of: other) { return nil }
    return objection(from: module, layer, to: other, below)
  }

  private static func objection(
    from module: String, _ layer: String, to other: String, _ below: String
  ) -> String? {
    guard let from = order.firstIndex(of: layer), let to = order.firstIndex(of: below) else {
      return nil
    }
    if to > from { return "\(layer) may not import \(below) above it" }
    guard layer == "rules", below == "rules" else { return nil }
    let isDrawn = edgesBetweenRules[module, default: []].contains(other)
    return isDrawn ? nil : "rules do not import each other"
  }
}

extension Tree {
  func layer(of module: String) -> String? { table.first { $0.name == module }?.layer }
}
