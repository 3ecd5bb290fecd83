// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "PlanningPresentation",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "PlanningPresentation", targets: ["PlanningPresentation"])],
  dependencies: [
    .package(path: "../DesignSystem"), .package(path: "../Layout"), .package(path: "../MealModels"),
    .package(path: "../ScreenAudit"), .package(path: "../ScreenParts"),
    .package(path: "../SharingScreens"),
  ],
  targets: [
    .target(
      name: "PlanningPresentation",
      dependencies: [
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "SharingScreens", package: "SharingScreens"),
      ]),
    .testTarget(
      name: "PlanningPresentationTests",
      dependencies: [
        "PlanningPresentation", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "ScreenAudit", package: "ScreenAudit"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "SharingScreens", package: "SharingScreens"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
