// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "FoodFacts",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "FoodFacts", targets: ["FoodFacts"])],
  dependencies: [
    .package(path: "../EmbeddedText"), .package(path: "../MealModels"),
    .package(path: "../PrintedText"), .package(path: "../SeededRandom"),
  ],
  targets: [
    .target(
      name: "FoodFacts",
      dependencies: [
        .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
    .executableTarget(
      name: "compile-foods",
      dependencies: ["FoodFacts", .product(name: "EmbeddedText", package: "EmbeddedText")]),
    .testTarget(
      name: "FoodFactsTests",
      dependencies: [
        "FoodFacts", .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
