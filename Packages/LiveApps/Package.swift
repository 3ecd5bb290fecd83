// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "LiveApps",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "LivePrograms", targets: ["LivePrograms"]),
    .library(name: "LiveApps", targets: ["LiveApps"]),
  ],
  dependencies: [
    .package(path: "../AppComposition"), .package(path: "../AppRecord"),
    .package(path: "../AppShell"), .package(path: "../BrowserShell"),
    .package(path: "../CommandKit"), .package(path: "../HouseholdSharing"),
    .package(path: "../Journal"), .package(path: "../LiveEnvironment"),
    .package(path: "../LocalServer"), .package(path: "../MealAdvisorCommands"),
    .package(path: "../PremiumGate"), .package(path: "../PrintedText"), .package(path: "../Sync"),
    .package(path: "../TerminalShell"), .package(path: "../WebPages"),
  ],
  targets: [
    .target(
      name: "LivePrograms",
      dependencies: [
        .product(name: "AppComposition", package: "AppComposition"),
        .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "BrowserShell", package: "BrowserShell"),
        .product(name: "CommandKit", package: "CommandKit"),
        .product(name: "HouseholdSharing", package: "HouseholdSharing"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "LiveCalls", package: "LiveEnvironment"),
        .product(name: "LiveEnvironment", package: "LiveEnvironment"),
        .product(name: "LocalServer", package: "LocalServer"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "ScreenCommands", package: "CommandKit"),
        .product(name: "Sync", package: "Sync"),
        .product(name: "TerminalShell", package: "TerminalShell"),
      ]),
    .target(
      name: "LiveApps",
      dependencies: [
        .product(name: "LiveEnvironment", package: "LiveEnvironment"),
        .product(name: "LivePages", package: "LiveEnvironment"),
        .product(name: "MealKitchen", package: "MealAdvisorCommands"),
        .product(name: "WebPages", package: "WebPages"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
