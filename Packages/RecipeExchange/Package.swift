// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "RecipeExchange",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "RecipeExchange", targets: ["RecipeExchange"])],
  dependencies: [
    .package(path: "../MealModels"), .package(path: "../PrintedText"),
    .package(path: "../SeededRandom"),
  ],
  targets: [
    .target(
      name: "RecipeExchange",
      dependencies: [
        .product(name: "Codecs", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
    .testTarget(
      name: "RecipeExchangeTests",
      dependencies: [
        "RecipeExchange", .product(name: "Codecs", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
