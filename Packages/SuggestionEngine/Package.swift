// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "SuggestionEngine",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "SuggestionEngine", targets: ["SuggestionEngine"]),
    .library(name: "SuggestionWords", targets: ["SuggestionWords"]),
  ],
  dependencies: [
    .package(path: "../DesignSystem"), .package(path: "../Journal"),
    .package(path: "../MealModels"), .package(path: "../ScreenParts"),
    .package(path: "../SeededRandom"),
  ],
  targets: [
    .target(
      name: "SuggestionEngine",
      dependencies: [
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .target(
      name: "SuggestionWords",
      dependencies: [
        "SuggestionEngine", .product(name: "AppWords", package: "DesignSystem"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealWords", package: "ScreenParts"),
      ]),
    .testTarget(
      name: "SuggestionEngineTests",
      dependencies: [
        "SuggestionEngine", .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealModelsFixtures", package: "MealModels"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
    .testTarget(
      name: "SuggestionWordsTests",
      dependencies: [
        "SuggestionWords", "SuggestionEngine", .product(name: "AppWords", package: "DesignSystem"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealWords", package: "ScreenParts"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
