// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "DietTabs",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "DietTabs", targets: ["DietTabs"])],
  dependencies: [
    .package(path: "../AppComposition"), .package(path: "../AppShell"),
    .package(path: "../CommandKit"), .package(path: "../DesignSystem"),
    .package(path: "../ScreenParts"),
  ],
  targets: [
    .target(
      name: "DietTabs",
      dependencies: [
        .product(name: "AppComposition", package: "AppComposition"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "ScreenCommands", package: "CommandKit"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
    .testTarget(
      name: "DietTabsTests",
      dependencies: [
        "DietTabs", .product(name: "AppComposition", package: "AppComposition"),
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "ScreenCommands", package: "CommandKit"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
