// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "MealCatalog",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "MealCatalog", targets: ["MealCatalog"])],
  dependencies: [
    .package(path: "../EmbeddedText"), .package(path: "../FoodFacts"),
    .package(path: "../MealModels"), .package(path: "../PrintedText"),
    .package(path: "../SeededRandom"),
  ],
  targets: [
    .target(
      name: "MealCatalog",
      dependencies: [
        .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
    .executableTarget(
      name: "compile-catalog",
      dependencies: [
        "MealCatalog", .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "FoodFacts", package: "FoodFacts"),
      ]),
    .testTarget(
      name: "MealCatalogTests",
      dependencies: [
        "MealCatalog", .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
