// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "RecipeAssistant",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "RecipeAssistant", targets: ["RecipeAssistant"])],
  dependencies: [
    .package(path: "../FoodFacts"), .package(path: "../Groceries"),
    .package(path: "../IngredientLines"), .package(path: "../Journal"),
    .package(path: "../MealModels"), .package(path: "../PrintedText"),
    .package(path: "../SeededRandom"), .package(path: "../ServiceCalls"),
  ],
  targets: [
    .target(
      name: "RecipeAssistant",
      dependencies: [
        .product(name: "Groceries", package: "Groceries"),
        .product(name: "IngredientLines", package: "IngredientLines"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
    .testTarget(
      name: "RecipeAssistantTests",
      dependencies: [
        "RecipeAssistant", .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "Groceries", package: "Groceries"),
        .product(name: "IngredientLines", package: "IngredientLines"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
