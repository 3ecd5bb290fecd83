// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "SuggestionEngine",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "SuggestionEngine", targets: ["SuggestionEngine"])],
  dependencies: [
    .package(path: "../Journal"), .package(path: "../MealModels"),
    .package(path: "../SeededRandom"),
  ],
  targets: [
    .target(
      name: "SuggestionEngine",
      dependencies: [
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .testTarget(
      name: "SuggestionEngineTests",
      dependencies: [
        "SuggestionEngine", .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealModelsFixtures", package: "MealModels"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
