// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "AppComposition",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "StageParts", targets: ["StageParts"]),
    .library(name: "AppComposition", targets: ["AppComposition"]),
  ],
  dependencies: [
    .package(path: "../AccountFeatures"), .package(path: "../AccountScreens"),
    .package(path: "../AppRecord"), .package(path: "../AppShell"), .package(path: "../CommandKit"),
    .package(path: "../DesignSystem"), .package(path: "../HouseholdSharing"),
    .package(path: "../Journal"), .package(path: "../MealModels"), .package(path: "../Preferences"),
    .package(path: "../PremiumGate"), .package(path: "../PrintedText"),
    .package(path: "../ScreenCommands"), .package(path: "../ScreenParts"),
    .package(path: "../ServiceCalls"), .package(path: "../SharingFeatures"),
    .package(path: "../SharingScreens"), .package(path: "../Sync"),
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
        "StageParts", .product(name: "AccountData", package: "AccountFeatures"),
        .product(name: "AccountLooks", package: "AccountFeatures"),
        .product(name: "AccountParts", package: "AccountFeatures"),
        .product(name: "AccountProfile", package: "AccountFeatures"),
        .product(name: "AccountScreens", package: "AccountScreens"),
        .product(name: "AccountSubscription", package: "AccountFeatures"),
        .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "CommandKit", package: "CommandKit"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "HouseholdSharing", package: "HouseholdSharing"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "Preferences", package: "Preferences"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "ScreenCommands", package: "ScreenCommands"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "SharingFeatures", package: "SharingFeatures"),
        .product(name: "SharingScreens", package: "SharingScreens"),
        .product(name: "Sync", package: "Sync"),
      ]),
    .testTarget(
      name: "AppCompositionTests",
      dependencies: [
        "AppComposition", "StageParts", .product(name: "AccountData", package: "AccountFeatures"),
        .product(name: "AccountLooks", package: "AccountFeatures"),
        .product(name: "AccountParts", package: "AccountFeatures"),
        .product(name: "AccountProfile", package: "AccountFeatures"),
        .product(name: "AccountScreens", package: "AccountScreens"),
        .product(name: "AccountSubscription", package: "AccountFeatures"),
        .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "CommandKit", package: "CommandKit"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "HouseholdSharing", package: "HouseholdSharing"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "Preferences", package: "Preferences"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "ScreenCommands", package: "ScreenCommands"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "SharingFeatures", package: "SharingFeatures"),
        .product(name: "SharingScreens", package: "SharingScreens"),
        .product(name: "Sync", package: "Sync"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
