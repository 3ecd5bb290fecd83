// swift-tools-version: 6.2
import PackageDescription

let dependencies = [
  "AppShell",
  "CommandKit",
  "DesignSystem",
  "EaterRecord",
  "FavoritesStore",
  "FoodFacts",
  "Journal",
  "MealAdvisorFeatures",
  "MealCatalog",
  "MealModels",
  "Preferences",
  "PremiumGate",
  "Presentation",
  "PrintedText",
  "ScreenCommands",
  "ScreenGallery",
  "ScreenParts",
  "SuggestionEngine",
  "SuggestionWords",
]

let testedWith = ["Layout", "ScreenAudit"]

let package = Package(
  name: "MealAdvisorCommands",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "MealAdvisorCommands", targets: ["MealAdvisorCommands"])],
  dependencies: (dependencies + testedWith).map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "MealAdvisorCommands",
      dependencies: dependencies.map { .product(name: $0, package: $0) }),
    .testTarget(
      name: "MealAdvisorCommandsTests",
      dependencies: ["MealAdvisorCommands"]
        + (dependencies + testedWith).map { .product(name: $0, package: $0) }),
  ],
  swiftLanguageModes: [.v6]
)
