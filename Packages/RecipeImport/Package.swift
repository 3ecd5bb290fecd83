// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "RecipeImport",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "RecipeImport", targets: ["RecipeImport"])],
  dependencies: [
    .package(path: "../FoodFacts"), .package(path: "../IngredientLines"),
    .package(path: "../MealModels"), .package(path: "../RecipeExchange"),
    .package(path: "../RecipePages"), .package(path: "../WebPages"),
  ],
  targets: [
    .target(
      name: "RecipeImport",
      dependencies: [
        .product(name: "IngredientLines", package: "IngredientLines"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "RecipeExchange", package: "RecipeExchange"),
        .product(name: "RecipePages", package: "RecipePages"),
        .product(name: "WebPages", package: "WebPages"),
      ]),
    .testTarget(
      name: "RecipeImportTests",
      dependencies: [
        "RecipeImport", .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "IngredientLines", package: "IngredientLines"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealModelsFixtures", package: "MealModels"),
        .product(name: "RecipeExchange", package: "RecipeExchange"),
        .product(name: "RecipePages", package: "RecipePages"),
        .product(name: "WebPages", package: "WebPages"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
