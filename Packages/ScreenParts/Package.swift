// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "ScreenParts",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "MealWords", targets: ["MealWords"]),
    .library(name: "ScreenParts", targets: ["ScreenParts"]),
  ],
  dependencies: [.package(path: "../DesignSystem"), .package(path: "../MealModels")],
  targets: [
    .target(
      name: "MealWords",
      dependencies: [
        .product(name: "AppWords", package: "DesignSystem"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .target(
      name: "ScreenParts",
      dependencies: [
        "MealWords", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
    .testTarget(
      name: "ScreenPartsTests",
      dependencies: [
        "ScreenParts", "MealWords", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "MealModels", package: "MealModels"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
