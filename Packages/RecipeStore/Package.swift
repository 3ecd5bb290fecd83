// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "RecipeStore",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "RecipeStore", targets: ["RecipeStore"])],
  dependencies: [
    .package(path: "../Journal"), .package(path: "../MealModels"),
    .package(path: "../SeededRandom"),
  ],
  targets: [
    .target(
      name: "RecipeStore",
      dependencies: [
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .executableTarget(
      name: "bench-recipes",
      dependencies: [
        "RecipeStore", .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
    .testTarget(
      name: "RecipeStoreTests",
      dependencies: [
        "RecipeStore", .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
