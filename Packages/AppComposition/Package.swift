// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "AppComposition",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "StageParts", targets: ["StageParts"]),
    .library(name: "AppComposition", targets: ["AppComposition"]),
    .library(name: "AccountComposition", targets: ["AccountComposition"]),
    .library(name: "SharingComposition", targets: ["SharingComposition"]),
  ],
  dependencies: [
    .package(path: "../AccountFeatures"), .package(path: "../AppRecord"),
    .package(path: "../AppShell"), .package(path: "../CommandKit"),
    .package(path: "../DesignSystem"), .package(path: "../HouseholdSharing"),
    .package(path: "../Journal"), .package(path: "../MealModels"), .package(path: "../Preferences"),
    .package(path: "../PremiumGate"), .package(path: "../PrintedText"),
    .package(path: "../ScreenParts"), .package(path: "../ServiceCalls"), .package(path: "../Sync"),
  ],
  targets: [
    .target(
      name: "StageParts",
      dependencies: [
        .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "Journal", package: "Journal"),
      ]),
    .target(
      name: "AppComposition",
      dependencies: [
        "StageParts", .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "CommandKit", package: "CommandKit"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "HouseholdSharing", package: "HouseholdSharing"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "ScreenCommands", package: "CommandKit"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "SharingFeatures", package: "HouseholdSharing"),
        .product(name: "Sync", package: "Sync"),
      ]),
    .target(
      name: "AccountComposition",
      dependencies: [
        "AppComposition", .product(name: "AccountData", package: "AccountFeatures"),
        .product(name: "AccountLooks", package: "AccountFeatures"),
        .product(name: "AccountProfile", package: "AccountFeatures"),
        .product(name: "AccountScreens", package: "AccountFeatures"),
        .product(name: "AccountSubscription", package: "AccountFeatures"),
        .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "CommandKit", package: "CommandKit"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "LooksScreens", package: "AccountFeatures"),
        .product(name: "Preferences", package: "Preferences"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
    .target(
      name: "SharingComposition",
      dependencies: [
        "AppComposition", "StageParts", .product(name: "CommandKit", package: "CommandKit"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "HouseholdSharing", package: "HouseholdSharing"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "SharingFeatures", package: "HouseholdSharing"),
        .product(name: "SharingScreens", package: "HouseholdSharing"),
        .product(name: "Sync", package: "Sync"),
      ]),
    .testTarget(
      name: "AppCompositionTests",
      dependencies: [
        "AppComposition", "StageParts", "AccountComposition", "SharingComposition",
        .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "CommandKit", package: "CommandKit"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "HouseholdSharing", package: "HouseholdSharing"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "ScreenCommands", package: "CommandKit"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "SharingFeatures", package: "HouseholdSharing"),
        .product(name: "Sync", package: "Sync"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
