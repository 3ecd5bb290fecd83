// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "RecipeReview",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "RecipeReview", targets: ["RecipeReview"])],
  dependencies: [
    .package(path: "../FoodFacts"), .package(path: "../MealCatalog"),
    .package(path: "../MealModels"), .package(path: "../SeededRandom"),
  ],
  targets: [
    .target(
      name: "RecipeReview",
      dependencies: [
        .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "MealCatalog", package: "MealCatalog"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .executableTarget(
      name: "review-catalog",
      dependencies: [
        "RecipeReview", .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "MealCatalog", package: "MealCatalog"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .testTarget(
      name: "RecipeReviewTests",
      dependencies: [
        "RecipeReview", .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "MealCatalog", package: "MealCatalog"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
