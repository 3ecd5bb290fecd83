// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "RecipeBookScreens",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "RecipeBookScreens", targets: ["RecipeBookScreens"])],
  dependencies: [
    .package(path: "../DesignSystem"), .package(path: "../Layout"), .package(path: "../MealModels"),
    .package(path: "../ScreenAudit"), .package(path: "../ScreenParts"),
  ],
  targets: [
    .target(
      name: "RecipeBookScreens",
      dependencies: [
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
    .testTarget(
      name: "RecipeBookScreensTests",
      dependencies: [
        "RecipeBookScreens", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "ScreenAudit", package: "ScreenAudit"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
