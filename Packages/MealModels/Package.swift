// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "MealModels",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "MealModels", targets: ["MealModels"]),
    .library(name: "MealModelsFixtures", targets: ["MealModelsFixtures"]),
  ],
  targets: [
    .target(name: "MealModels"),
    .target(name: "MealModelsFixtures", dependencies: ["MealModels"]),
    .testTarget(name: "MealModelsTests", dependencies: ["MealModels", "MealModelsFixtures"]),
  ],
  swiftLanguageModes: [.v6]
)
