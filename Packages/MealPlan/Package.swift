// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "MealPlan",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "MealPlan", targets: ["MealPlan"])],
  dependencies: [
    .package(path: "../Journal"), .package(path: "../MealCatalog"), .package(path: "../MealModels"),
    .package(path: "../PrintedText"), .package(path: "../SeededRandom"),
    .package(path: "../SuggestionEngine"),
  ],
  targets: [
    .target(
      name: "MealPlan",
      dependencies: [
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
      ]),
    .executableTarget(
      name: "bench-plan",
      dependencies: [
        "MealPlan", .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
    .executableTarget(
      name: "bench-filling",
      dependencies: [
        "MealPlan", .product(name: "MealCatalog", package: "MealCatalog"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "SeededRandom", package: "SeededRandom"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
      ]),
    .testTarget(
      name: "MealPlanTests",
      dependencies: [
        "MealPlan", .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealModelsFixtures", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
