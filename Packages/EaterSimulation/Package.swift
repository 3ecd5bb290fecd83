// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "EaterSimulation",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "EaterSimulation", targets: ["EaterSimulation"])],
  dependencies: [
    .package(path: "../MealModels"), .package(path: "../SeededRandom"),
    .package(path: "../SuggestionEngine"),
  ],
  targets: [
    .target(
      name: "EaterSimulation",
      dependencies: [
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "SeededRandom", package: "SeededRandom"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
      ]),
    .testTarget(
      name: "EaterSimulationTests",
      dependencies: [
        "EaterSimulation", .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealModelsFixtures", package: "MealModels"),
        .product(name: "SeededRandom", package: "SeededRandom"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
