// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "RecipePages",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "RecipePages", targets: ["RecipePages"])],
  dependencies: [
    .package(path: "../IngredientLines"), .package(path: "../MealModels"),
    .package(path: "../PrintedText"), .package(path: "../SeededRandom"),
  ],
  targets: [
    .target(
      name: "RecipePages",
      dependencies: [
        .product(name: "Codecs", package: "PrintedText"),
        .product(name: "IngredientLines", package: "IngredientLines"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
    .testTarget(
      name: "RecipePagesTests",
      dependencies: [
        "RecipePages", .product(name: "Codecs", package: "PrintedText"),
        .product(name: "IngredientLines", package: "IngredientLines"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
