// swift-tools-version: 6.2
import PackageDescription

let dependencies = [
  "AppShell",
  "DesignSystem",
  "EaterRecord",
  "FavoritesStore",
  "FoodFacts",
  "Journal",
  "MealCatalog",
  "MealModels",
  "Preferences",
  "PremiumGate",
  "Presentation",
  "ScreenParts",
  "SuggestionEngine",
  "SuggestionWords",
]

let package = Package(
  name: "MealAdvisorFeatures",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "MealAdvisorFeatures", targets: ["MealAdvisorFeatures"])],
  dependencies: dependencies.map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "MealAdvisorFeatures",
      dependencies: dependencies.map { .product(name: $0, package: $0) }),
    .testTarget(
      name: "MealAdvisorFeaturesTests",
      dependencies: ["MealAdvisorFeatures"] + dependencies.map { .product(name: $0, package: $0) }),
  ],
  swiftLanguageModes: [.v6]
)
