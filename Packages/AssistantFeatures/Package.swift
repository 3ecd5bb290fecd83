// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "AssistantFeatures",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "AssistantScreens", targets: ["AssistantScreens"]),
    .library(name: "AssistantFeatures", targets: ["AssistantFeatures"]),
  ],
  dependencies: [
    .package(path: "../AccountFeatures"), .package(path: "../AppRecord"),
    .package(path: "../AppShell"), .package(path: "../DesignSystem"),
    .package(path: "../EaterRecord"), .package(path: "../HouseholdSharing"),
    .package(path: "../Journal"), .package(path: "../PremiumGate"),
    .package(path: "../RecipeAssistant"), .package(path: "../ScreenParts"),
    .package(path: "../ServiceCalls"),
  ],
  targets: [
    .target(
      name: "AssistantScreens",
      dependencies: [
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
    .target(
      name: "AssistantFeatures",
      dependencies: [
        "AssistantScreens", .product(name: "AccountParts", package: "AccountFeatures"),
        .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "EaterRecord", package: "EaterRecord"),
        .product(name: "HouseholdSharing", package: "HouseholdSharing"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "RecipeAssistant", package: "RecipeAssistant"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
    .testTarget(
      name: "AssistantScreensTests",
      dependencies: [
        "AssistantScreens", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
    .testTarget(
      name: "AssistantFeaturesTests",
      dependencies: [
        "AssistantFeatures", "AssistantScreens",
        .product(name: "AccountParts", package: "AccountFeatures"),
        .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "AppTesting", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "EaterRecord", package: "EaterRecord"),
        .product(name: "HouseholdSharing", package: "HouseholdSharing"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "RecipeAssistant", package: "RecipeAssistant"),
        .product(name: "ScreenParts", package: "ScreenParts"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
