// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "AccountFeatures",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "AccountScreens", targets: ["AccountScreens"]),
    .library(name: "LooksScreens", targets: ["LooksScreens"]),
    .library(name: "AccountParts", targets: ["AccountParts"]),
    .library(name: "AccountSubscription", targets: ["AccountSubscription"]),
    .library(name: "AccountProfile", targets: ["AccountProfile"]),
    .library(name: "AccountData", targets: ["AccountData"]),
    .library(name: "AccountLooks", targets: ["AccountLooks"]),
    .library(name: "AppleAccounts", targets: ["AppleAccounts"]),
  ],
  dependencies: [
    .package(path: "../AppRecord"), .package(path: "../AppShell"),
    .package(path: "../DesignSystem"), .package(path: "../Journal"),
    .package(path: "../MealModels"), .package(path: "../Preferences"),
    .package(path: "../PremiumGate"), .package(path: "../ScreenParts"),
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
    .target(
      name: "AccountParts",
      dependencies: [
        .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
    .target(
      name: "AccountSubscription",
      dependencies: [
        "AccountParts", "AccountScreens", .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
    .target(
      name: "AccountProfile",
      dependencies: [
        "AccountParts", "AccountScreens", .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
    .target(
      name: "AccountData",
      dependencies: [
        "AccountParts", "AccountScreens", .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
    .target(
      name: "AccountLooks",
      dependencies: [
        "AccountParts", "AccountScreens", "LooksScreens",
        .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "Preferences", package: "Preferences"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
    .target(
      name: "AppleAccounts", dependencies: [.product(name: "AppRecord", package: "AppRecord")]),
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
