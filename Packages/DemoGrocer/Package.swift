// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "DemoGrocer",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "DemoGrocer", targets: ["DemoGrocer"])],
  dependencies: [
    .package(path: "../EmbeddedText"), .package(path: "../FoodFacts"),
    .package(path: "../Groceries"), .package(path: "../MealCatalog"),
    .package(path: "../MealModels"),
  ],
  targets: [
    .target(
      name: "DemoGrocer",
      dependencies: [
        .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "Groceries", package: "Groceries"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .executableTarget(
      name: "compile-products",
      dependencies: ["DemoGrocer", .product(name: "EmbeddedText", package: "EmbeddedText")]),
    .testTarget(
      name: "DemoGrocerTests",
      dependencies: [
        "DemoGrocer", .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "Groceries", package: "Groceries"),
        .product(name: "MealCatalog", package: "MealCatalog"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
