// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "SuggestionWords",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "SuggestionWords", targets: ["SuggestionWords"])],
  dependencies: [
    .package(path: "../DesignSystem"), .package(path: "../MealModels"),
    .package(path: "../ScreenParts"), .package(path: "../SuggestionEngine"),
  ],
  targets: [
    .target(
      name: "SuggestionWords",
      dependencies: [
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
      ]),
    .testTarget(
      name: "SuggestionWordsTests",
      dependencies: [
        "SuggestionWords", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
