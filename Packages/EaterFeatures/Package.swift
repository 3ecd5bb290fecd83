// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "EaterFeatures",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "EaterParts", targets: ["EaterParts"])],
  dependencies: [
    .package(path: "../AccountFeatures"), .package(path: "../AppShell"),
    .package(path: "../EaterRecord"), .package(path: "../FavoritesStore"),
    .package(path: "../Groceries"), .package(path: "../Journal"), .package(path: "../MealPlan"),
    .package(path: "../Preferences"), .package(path: "../PremiumGate"),
    .package(path: "../SuggestionEngine"),
  ],
  targets: [
    .target(
      name: "EaterParts",
      dependencies: [
        .product(name: "AccountParts", package: "AccountFeatures"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "EaterRecord", package: "EaterRecord"),
        .product(name: "FavoritesStore", package: "FavoritesStore"),
        .product(name: "Groceries", package: "Groceries"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealPlan", package: "MealPlan"),
        .product(name: "Preferences", package: "Preferences"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
