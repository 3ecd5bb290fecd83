// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "MealCatalog",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "MealCatalog", targets: ["MealCatalog"]),
    .library(name: "RecipeReview", targets: ["RecipeReview"]),
  ],
  dependencies: [
    .package(path: "../FoodFacts"), .package(path: "../MealModels"),
    .package(path: "../PrintedText"), .package(path: "../SeededRandom"),
  ],
  targets: [
    .target(
      name: "MealCatalog",
      dependencies: [
        .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
    .target(
      name: "MealCatalogCompiling",
      dependencies: [
        "MealCatalog", .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .target(
      name: "RecipeReview",
      dependencies: [
        "MealCatalog", .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .executableTarget(
      name: "compile-catalog",
      dependencies: [
        "MealCatalog", "MealCatalogCompiling",
        .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "FoodFacts", package: "FoodFacts"),
      ]),
    .executableTarget(
      name: "review-catalog",
      dependencies: [
        "MealCatalog", "RecipeReview", .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .testTarget(
      name: "MealCatalogTests",
      dependencies: [
        "MealCatalog", "MealCatalogCompiling",
        .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
    .testTarget(
      name: "RecipeReviewTests",
      dependencies: [
        "RecipeReview", "MealCatalog", .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
