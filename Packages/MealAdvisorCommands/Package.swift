// swift-tools-version: 6.2
import PackageDescription

let dependencies = [
  "AccountScreens",
  "AppShell",
  "CommandKit",
  "DemoGrocer",
  "DesignSystem",
  "EaterRecord",
  "FavoritesStore",
  "FoodFacts",
  "Groceries",
  "IngredientLines",
  "Journal",
  "MealCatalog",
  "MealModels",
  "MealPlan",
  "PlanningFeatures",
  "Preferences",
  "PremiumGate",
  "Presentation",
  "PrintedText",
  "RecipeAssistant",
  "RecipeBookFeatures",
  "RecipeBookScreens",
  "RecipeExchange",
  "RecipePages",
  "RecipeStore",
  "ScreenCommands",
  "ScreenParts",
  "ServiceCalls",
  "SuggestionEngine",
  "SuggestionWords",
  "Sync",
  "WebPages",
]

// Products of packages that are named otherwise.
let homes = [
  "AppTesting": "AppShell", "MealAdvisorFeatureParts": "MealAdvisorFeatures",
  "MealModelsFixtures": "MealModels",
]
let features = ["MealAdvisorFeatureParts", "MealAdvisorFeatures"]
let packages = dependencies + ["MealAdvisorFeatures"]

func products(_ names: [String]) -> [Target.Dependency] {
  names.map { .product(name: $0, package: homes[$0] ?? $0) }
}

let testedWith = ["Layout", "RetailerServices", "ScreenAudit"]

let package = Package(
  name: "MealAdvisorCommands",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "MealAdvisorCommands", targets: ["MealAdvisorCommands"])],
  dependencies: (packages + testedWith).map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "MealAdvisorCommands",
      dependencies: products(dependencies + features)),
    .testTarget(
      name: "MealAdvisorCommandsTests",
      dependencies: ["MealAdvisorCommands"]
        + products(dependencies + features + testedWith + ["AppTesting", "MealModelsFixtures"])),
  ],
  swiftLanguageModes: [.v6]
)
