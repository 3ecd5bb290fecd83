// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "RecipeBookFeatures",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "RecipeBookFeatures", targets: ["RecipeBookFeatures"])],
  dependencies: [
    .package(path: "../AccountFeatures"), .package(path: "../AppShell"),
    .package(path: "../DesignSystem"), .package(path: "../EaterRecord"),
    .package(path: "../FoodFacts"), .package(path: "../IngredientLines"),
    .package(path: "../Journal"), .package(path: "../MealModels"),
    .package(path: "../MealPictures"), .package(path: "../PremiumGate"),
    .package(path: "../RecipeBookScreens"), .package(path: "../RecipeStore"),
    .package(path: "../ScreenParts"), .package(path: "../SharingFeatures"),
    .package(path: "../SharingScreens"),
  ],
  targets: [
    .target(
      name: "RecipeBookFeatures",
      dependencies: [
        .product(name: "AccountParts", package: "AccountFeatures"),
        .product(name: "AccountSubscription", package: "AccountFeatures"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "EaterRecord", package: "EaterRecord"),
        .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "IngredientLines", package: "IngredientLines"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealPictures", package: "MealPictures"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "RecipeBookScreens", package: "RecipeBookScreens"),
        .product(name: "RecipeStore", package: "RecipeStore"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "SharingFeatures", package: "SharingFeatures"),
        .product(name: "SharingScreens", package: "SharingScreens"),
      ]),
    .testTarget(
      name: "RecipeBookFeaturesTests",
      dependencies: [
        "RecipeBookFeatures", .product(name: "AccountParts", package: "AccountFeatures"),
        .product(name: "AccountSubscription", package: "AccountFeatures"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "AppTesting", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "EaterRecord", package: "EaterRecord"),
        .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "IngredientLines", package: "IngredientLines"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "MealPictures", package: "MealPictures"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "RecipeBookScreens", package: "RecipeBookScreens"),
        .product(name: "RecipeStore", package: "RecipeStore"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "SharingFeatures", package: "SharingFeatures"),
        .product(name: "SharingScreens", package: "SharingScreens"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
