// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "IngredientLines",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "IngredientLines", targets: ["IngredientLines"])],
  dependencies: [
    .package(path: "../EmbeddedText"), .package(path: "../MealModels"),
    .package(path: "../PrintedText"),
  ],
  targets: [
    .target(
      name: "IngredientLines",
      dependencies: [
        .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
    .executableTarget(
      name: "train-lines",
      dependencies: [
        "IngredientLines", .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
    .testTarget(
      name: "IngredientLinesTests",
      dependencies: [
        "IngredientLines", .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
