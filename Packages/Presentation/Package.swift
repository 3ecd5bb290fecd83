// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "Presentation",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Presentation", targets: ["Presentation"])],
  dependencies: [
    .package(path: "../AccountScreens"), .package(path: "../DesignSystem"),
    .package(path: "../Layout"), .package(path: "../MealModels"), .package(path: "../MealPictures"),
    .package(path: "../PlanningPresentation"), .package(path: "../Preferences"),
    .package(path: "../PremiumGate"), .package(path: "../RecipeBookScreens"),
    .package(path: "../ScreenAudit"), .package(path: "../ScreenParts"),
    .package(path: "../SuggestionEngine"), .package(path: "../SuggestionWords"),
  ],
  targets: [
    .target(
      name: "Presentation",
      dependencies: [
        .product(name: "AccountScreens", package: "AccountScreens"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "LooksScreens", package: "AccountScreens"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealPictures", package: "MealPictures"),
        .product(name: "PlanningPresentation", package: "PlanningPresentation"),
        .product(name: "Preferences", package: "Preferences"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "RecipeBookScreens", package: "RecipeBookScreens"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
        .product(name: "SuggestionWords", package: "SuggestionWords"),
      ]),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        "Presentation", .product(name: "AccountScreens", package: "AccountScreens"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "LooksScreens", package: "AccountScreens"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealPictures", package: "MealPictures"),
        .product(name: "PlanningPresentation", package: "PlanningPresentation"),
        .product(name: "Preferences", package: "Preferences"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "RecipeBookScreens", package: "RecipeBookScreens"),
        .product(name: "ScreenAudit", package: "ScreenAudit"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
        .product(name: "SuggestionWords", package: "SuggestionWords"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
