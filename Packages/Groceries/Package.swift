// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "Groceries",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "Groceries", targets: ["Groceries"]),
    .library(name: "ShoppingLines", targets: ["ShoppingLines"]),
    .library(name: "DemoGrocer", targets: ["DemoGrocer"]),
    .library(name: "RetailerServices", targets: ["RetailerServices"]),
  ],
  dependencies: [
    .package(path: "../FoodFacts"), .package(path: "../IngredientLines"),
    .package(path: "../Journal"), .package(path: "../MealCatalog"), .package(path: "../MealModels"),
    .package(path: "../PrintedText"), .package(path: "../SeededRandom"),
    .package(path: "../ServiceCalls"),
  ],
  targets: [
    .target(
      name: "Groceries",
      dependencies: [
        .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .target(
      name: "ShoppingLines",
      dependencies: [
        "Groceries", .product(name: "IngredientLines", package: "IngredientLines"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .target(
      name: "GroceriesCompiling",
      dependencies: [
        "Groceries", .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .target(
      name: "DemoGrocer",
      dependencies: [
        "Groceries", .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .target(
      name: "DemoGrocerCompiling",
      dependencies: [
        "DemoGrocer", "Groceries", .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .target(
      name: "RetailerServices",
      dependencies: [
        "Groceries", .product(name: "Codecs", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
    .executableTarget(
      name: "train-aisles",
      dependencies: [
        "Groceries", "GroceriesCompiling", .product(name: "CulinaryFoods", package: "FoodFacts"),
        .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .executableTarget(
      name: "compile-groceries",
      dependencies: [
        "Groceries", "GroceriesCompiling", .product(name: "EmbeddedText", package: "PrintedText"),
      ]),
    .executableTarget(
      name: "compile-products",
      dependencies: [
        "DemoGrocer", "DemoGrocerCompiling", .product(name: "EmbeddedText", package: "PrintedText"),
      ]),
    .testTarget(
      name: "GroceriesTests",
      dependencies: [
        "Groceries", "GroceriesCompiling", "ShoppingLines",
        .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "IngredientLines", package: "IngredientLines"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
    .testTarget(
      name: "ShoppingLinesTests",
      dependencies: [
        "ShoppingLines", "Groceries", .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "IngredientLines", package: "IngredientLines"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .testTarget(
      name: "DemoGrocerTests",
      dependencies: [
        "DemoGrocer", "Groceries", "DemoGrocerCompiling",
        .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "MealCatalog", package: "MealCatalog"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
    .testTarget(
      name: "RetailerServicesTests",
      dependencies: [
        "RetailerServices", "Groceries", .product(name: "Codecs", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
