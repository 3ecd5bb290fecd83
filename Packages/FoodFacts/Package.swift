// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "FoodFacts",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "CulinaryFoods", targets: ["CulinaryFoods"]),
    .library(name: "FoodFacts", targets: ["FoodFacts"]),
  ],
  dependencies: [
    .package(path: "../MealModels"), .package(path: "../PrintedText"),
    .package(path: "../SeededRandom"),
  ],
  targets: [
    .target(
      name: "CulinaryFoods",
      dependencies: [
        .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .target(
      name: "FoodFacts",
      dependencies: [
        "CulinaryFoods", .product(name: "Codecs", package: "PrintedText"),
        .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
    .target(
      name: "FoodFactsCompiling",
      dependencies: [
        "CulinaryFoods", "FoodFacts", .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .executableTarget(
      name: "compile-foods",
      dependencies: [
        "FoodFacts", "FoodFactsCompiling", .product(name: "EmbeddedText", package: "PrintedText"),
      ]),
    .testTarget(
      name: "FoodFactsTests",
      dependencies: [
        "FoodFacts", "CulinaryFoods", "FoodFactsCompiling",
        .product(name: "Codecs", package: "PrintedText"),
        .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
