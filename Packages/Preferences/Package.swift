// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Preferences",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Preferences", targets: ["Preferences"])],
  dependencies: [.package(path: "../Journal"), .package(path: "../MealModels")],
  targets: [
    .target(
      name: "Preferences",
      dependencies: [
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .testTarget(
      name: "PreferencesTests",
      dependencies: [
        "Preferences", .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealModelsFixtures", package: "MealModels"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
