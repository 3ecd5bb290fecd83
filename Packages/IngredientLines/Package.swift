// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "IngredientLines",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "IngredientLines", targets: ["IngredientLines"])],
  dependencies: [
    .package(path: "../MealModels"), .package(path: "../PrintedText"),
    .package(path: "../SeededRandom"),
  ],
  targets: [
    .target(
      name: "IngredientLines",
      dependencies: [
        .product(name: "Codecs", package: "PrintedText"),
        .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
    .target(
      name: "IngredientLinesTraining",
      dependencies: [
        "IngredientLines", .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .executableTarget(
      name: "train-lines",
      dependencies: [
        "IngredientLines", "IngredientLinesTraining",
        .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
    .testTarget(
      name: "IngredientLinesTests",
      dependencies: [
        "IngredientLines", "IngredientLinesTraining",
        .product(name: "Codecs", package: "PrintedText"),
        .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
