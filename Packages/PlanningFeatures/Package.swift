// swift-tools-version: 6.2
import PackageDescription

let edges = [
  "AccountParts", "AccountSubscription", "AppShell", "DesignSystem", "EaterRecord", "Groceries",
  "Journal", "MealModels", "MealPictures", "MealPlan", "PlanningPresentation", "Preferences",
  "PremiumGate", "RecipeAssistant", "RecipeBookScreens", "RecipeStore", "ScreenParts",
  "ServiceCalls", "SuggestionEngine", "SuggestionWords", "Sync",
]

/// The package that a product is in.
func home(of product: String) -> String {
  switch product {
  case "AccountParts", "AccountSubscription": "AccountFeatures"
  case "AppTesting": "AppShell"
  default: product
  }
}

func products(_ names: [String]) -> [Target.Dependency] {
  names.map { .product(name: $0, package: home(of: $0)) }
}

let tested = edges + ["AppTesting", "DemoGrocer", "FavoritesStore", "MealCatalog"]

let package = Package(
  name: "PlanningFeatures",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "PlanningFeatures", targets: ["PlanningFeatures"])],
  dependencies: Set(tested.map { home(of: $0) }).sorted().map { .package(path: "../\($0)") },
  targets: [
    .target(name: "PlanningFeatures", dependencies: products(edges)),
    .testTarget(
      name: "PlanningFeaturesTests", dependencies: ["PlanningFeatures"] + products(tested)),
  ],
  swiftLanguageModes: [.v6]
)
