// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "Groceries",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Groceries", targets: ["Groceries"])],
  dependencies: [
    .package(path: "../EmbeddedText"), .package(path: "../FoodFacts"),
    .package(path: "../IngredientLines"), .package(path: "../Journal"),
    .package(path: "../MealModels"), .package(path: "../SeededRandom"),
  ],
  targets: [
    .target(
      name: "Groceries",
      dependencies: [
        .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .executableTarget(
      name: "train-aisles",
      dependencies: [
        "Groceries", .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .executableTarget(
      name: "compile-groceries",
      dependencies: ["Groceries", .product(name: "EmbeddedText", package: "EmbeddedText")]),
    .testTarget(
      name: "GroceriesTests",
      dependencies: [
        "Groceries", .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "IngredientLines", package: "IngredientLines"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
