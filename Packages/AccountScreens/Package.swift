// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "AccountScreens",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "AccountScreens", targets: ["AccountScreens"]),
    .library(name: "LooksScreens", targets: ["LooksScreens"]),
  ],
  dependencies: [
    .package(path: "../DesignSystem"), .package(path: "../MealModels"),
    .package(path: "../Preferences"), .package(path: "../PremiumGate"),
    .package(path: "../ScreenParts"),
  ],
  targets: [
    .target(
      name: "AccountScreens",
      dependencies: [
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
    .target(
      name: "LooksScreens",
      dependencies: [
        "AccountScreens", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "Preferences", package: "Preferences"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
    .testTarget(
      name: "AccountScreensTests",
      dependencies: [
        "AccountScreens", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
