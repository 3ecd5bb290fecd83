// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "FavoritesStore",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "FavoritesStore", targets: ["FavoritesStore"])],
  dependencies: [.package(path: "../Journal"), .package(path: "../MealModels")],
  targets: [
    .target(
      name: "FavoritesStore",
      dependencies: [
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .testTarget(
      name: "FavoritesStoreTests",
      dependencies: [
        "FavoritesStore", .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealModelsFixtures", package: "MealModels"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
