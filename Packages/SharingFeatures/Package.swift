// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "SharingFeatures",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "SharingFeatures", targets: ["SharingFeatures"])],
  dependencies: [
    .package(path: "../AccountFeatures"), .package(path: "../AppRecord"),
    .package(path: "../AppShell"), .package(path: "../DesignSystem"),
    .package(path: "../HouseholdSharing"), .package(path: "../Journal"),
    .package(path: "../MealModels"), .package(path: "../PremiumGate"),
    .package(path: "../ScreenParts"), .package(path: "../ServiceCalls"),
    .package(path: "../SharingScreens"), .package(path: "../Sync"),
  ],
  targets: [
    .target(
      name: "SharingFeatures",
      dependencies: [
        .product(name: "AccountParts", package: "AccountFeatures"),
        .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "HouseholdSharing", package: "HouseholdSharing"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "SharingScreens", package: "SharingScreens"),
        .product(name: "Sync", package: "Sync"),
      ]),
    .testTarget(
      name: "SharingFeaturesTests",
      dependencies: [
        "SharingFeatures", .product(name: "AccountParts", package: "AccountFeatures"),
        .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "HouseholdSharing", package: "HouseholdSharing"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "SharingScreens", package: "SharingScreens"),
        .product(name: "Sync", package: "Sync"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
