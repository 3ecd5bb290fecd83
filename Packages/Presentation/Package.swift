// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "Presentation",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "Presentation", targets: ["Presentation"]),
    .library(name: "PresentationSamples", targets: ["PresentationSamples"]),
  ],
  dependencies: [
    .package(path: "../AccountFeatures"), .package(path: "../DesignSystem"),
    .package(path: "../EaterFeatures"), .package(path: "../Layout"),
    .package(path: "../MealCatalog"), .package(path: "../MealModels"),
    .package(path: "../MealPictures"), .package(path: "../PlanningFeatures"),
    .package(path: "../Preferences"), .package(path: "../PremiumGate"),
    .package(path: "../PrintedText"), .package(path: "../RecipeBookFeatures"),
    .package(path: "../ScreenGallery"), .package(path: "../ScreenParts"),
    .package(path: "../SuggestionEngine"),
  ],
  targets: [
    .target(
      name: "Presentation",
      dependencies: [
        .product(name: "AccountScreens", package: "AccountFeatures"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "EaterScreens", package: "EaterFeatures"),
        .product(name: "LooksScreens", package: "AccountFeatures"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealPictures", package: "MealPictures"),
        .product(name: "PlanningPresentation", package: "PlanningFeatures"),
        .product(name: "Preferences", package: "Preferences"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "RecipeBookScreens", package: "RecipeBookFeatures"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
        .product(name: "SuggestionWords", package: "SuggestionEngine"),
      ]),
    .target(
      name: "PresentationSamples",
      dependencies: [
        "Presentation", .product(name: "AccountScreens", package: "AccountFeatures"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PlanningPresentation", package: "PlanningFeatures"),
        .product(name: "PlanningSamples", package: "PlanningFeatures"),
        .product(name: "Preferences", package: "Preferences"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "RecipeBookSamples", package: "RecipeBookFeatures"),
        .product(name: "RecipeBookScreens", package: "RecipeBookFeatures"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
        .product(name: "SuggestionWords", package: "SuggestionEngine"),
      ]),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        "Presentation", "PresentationSamples",
        .product(name: "AccountScreens", package: "AccountFeatures"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "EaterScreens", package: "EaterFeatures"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "LooksScreens", package: "AccountFeatures"),
        .product(name: "MealCatalog", package: "MealCatalog"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealPictures", package: "MealPictures"),
        .product(name: "PlanningPresentation", package: "PlanningFeatures"),
        .product(name: "Preferences", package: "Preferences"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "RecipeBookScreens", package: "RecipeBookFeatures"),
        .product(name: "ScreenAudit", package: "ScreenGallery"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
        .product(name: "SuggestionWords", package: "SuggestionEngine"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
