// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "HouseholdSharing",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "HouseholdSharing", targets: ["HouseholdSharing"]),
    .library(name: "SharingScreens", targets: ["SharingScreens"]),
    .library(name: "SharingFeatures", targets: ["SharingFeatures"]),
  ],
  dependencies: [
    .package(path: "../AccountFeatures"), .package(path: "../AppRecord"),
    .package(path: "../AppShell"), .package(path: "../DesignSystem"), .package(path: "../Journal"),
    .package(path: "../MealModels"), .package(path: "../PremiumGate"),
    .package(path: "../PrintedText"), .package(path: "../ScreenParts"),
    .package(path: "../ServiceCalls"), .package(path: "../Sync"),
  ],
  targets: [
    .target(
      name: "HouseholdSharing",
      dependencies: [
        .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "Codecs", package: "PrintedText"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "Sync", package: "Sync"),
      ]),
    .target(
      name: "SharingScreens",
      dependencies: [
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
    .target(
      name: "SharingFeatures",
      dependencies: [
        "HouseholdSharing", "SharingScreens",
        .product(name: "AccountParts", package: "AccountFeatures"),
        .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "Sync", package: "Sync"),
      ]),
    .testTarget(
      name: "HouseholdSharingTests",
      dependencies: [
        "HouseholdSharing", .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "Codecs", package: "PrintedText"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "Sync", package: "Sync"),
      ]),
    .testTarget(
      name: "SharingScreensTests",
      dependencies: [
        "SharingScreens", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
    .testTarget(
      name: "SharingFeaturesTests",
      dependencies: [
        "SharingFeatures", "HouseholdSharing", "SharingScreens",
        .product(name: "AccountParts", package: "AccountFeatures"),
        .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "Sync", package: "Sync"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
