// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let dependencies = [
  "AppShell",
  "DesignSystem",
  "FavoritesStore",
  "FoodFacts",
  "Journal",
  "Layout",
  "MealAdvisorFeatures",
  "MealCatalog",
  "MealModels",
  "Preferences",
  "PremiumGate",
  "Presentation",
  "PrintedText",
  "Renderers",
  "ScreenAudit",
  "ScreenGallery",
  "SuggestionEngine",
  "TokenExport",
]

let package = Package(
  name: "Commands",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Commands", targets: ["Commands"])],
  dependencies: dependencies.map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "Commands",
      dependencies: dependencies.map { .product(name: $0, package: $0) },
      swiftSettings: settings),
    .testTarget(
      name: "CommandsTests",
      dependencies: ["Commands"] + dependencies.map { .product(name: $0, package: $0) },
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
