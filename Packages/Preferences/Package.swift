// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "Preferences",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Preferences", targets: ["Preferences"])],
  dependencies: [
    .package(path: "../Journal"), .package(path: "../MealModels"), .package(path: "../PrintedText"),
    .package(path: "../SeededRandom"),
  ],
  targets: [
    .target(
      name: "Preferences",
      dependencies: [
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
    .testTarget(
      name: "PreferencesTests",
      dependencies: [
        "Preferences", .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealModelsFixtures", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
