// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "EaterRecord",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "EaterRecord", targets: ["EaterRecord"])],
  dependencies: [
    .package(path: "../EmbeddedText"), .package(path: "../FavoritesStore"),
    .package(path: "../FoodFacts"), .package(path: "../Groceries"),
    .package(path: "../IngredientLines"), .package(path: "../Journal"),
    .package(path: "../MealCatalog"), .package(path: "../MealModels"),
    .package(path: "../MealPlan"), .package(path: "../Preferences"),
    .package(path: "../PremiumGate"), .package(path: "../PrintedText"),
    .package(path: "../RecipeAssistant"), .package(path: "../RecipeStore"),
    .package(path: "../RetailerServices"), .package(path: "../SeededRandom"),
    .package(path: "../ServiceCalls"), .package(path: "../SuggestionEngine"),
    .package(path: "../Sync"),
  ],
  targets: [
    .target(
      name: "EaterRecord",
      dependencies: [
        .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "FavoritesStore", package: "FavoritesStore"),
        .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "Groceries", package: "Groceries"),
        .product(name: "IngredientLines", package: "IngredientLines"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealCatalog", package: "MealCatalog"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealPlan", package: "MealPlan"),
        .product(name: "Preferences", package: "Preferences"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "RecipeAssistant", package: "RecipeAssistant"),
        .product(name: "RecipeStore", package: "RecipeStore"),
        .product(name: "RetailerServices", package: "RetailerServices"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
        .product(name: "Sync", package: "Sync"),
      ]),
    .testTarget(
      name: "EaterRecordTests",
      dependencies: [
        "EaterRecord", .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "FavoritesStore", package: "FavoritesStore"),
        .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "Groceries", package: "Groceries"),
        .product(name: "IngredientLines", package: "IngredientLines"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealCatalog", package: "MealCatalog"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealPlan", package: "MealPlan"),
        .product(name: "Preferences", package: "Preferences"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "RecipeAssistant", package: "RecipeAssistant"),
        .product(name: "RecipeStore", package: "RecipeStore"),
        .product(name: "RetailerServices", package: "RetailerServices"),
        .product(name: "SeededRandom", package: "SeededRandom"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
        .product(name: "Sync", package: "Sync"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
