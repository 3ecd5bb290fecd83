// swift-tools-version: 6.2
import PackageDescription

let dependencies = [
  "EmbeddedText",
  "FavoritesStore",
  "FoodFacts",
  "Groceries",
  "IngredientLines",
  "Journal",
  "MealCatalog",
  "MealModels",
  "MealPlan",
  "Preferences",
  "PremiumGate",
  "PrintedText",
  "RecipeAssistant",
  "RecipeStore",
  "RetailerServices",
  "ServiceCalls",
  "SuggestionEngine",
  "Sync",
]

let package = Package(
  name: "EaterRecord",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "EaterRecord", targets: ["EaterRecord"])],
  dependencies: (dependencies + ["SeededRandom"]).map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "EaterRecord",
      dependencies: dependencies.map { .product(name: $0, package: $0) }),
    .testTarget(
      name: "EaterRecordTests",
      dependencies: ["EaterRecord"]
        + (dependencies + ["SeededRandom"]).map { .product(name: $0, package: $0) }),
  ],
  swiftLanguageModes: [.v6]
)
