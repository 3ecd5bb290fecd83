// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "AppShell",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "AppShell", targets: ["AppShell"]),
    .library(name: "SwiftUIScreens", targets: ["SwiftUIScreens"]),
    .library(name: "AppTesting", targets: ["AppTesting"]),
  ],
  dependencies: [.package(path: "../DesignSystem"), .package(path: "../Layout")],
  targets: [
    .target(
      name: "AppShell", dependencies: [.product(name: "DesignSystem", package: "DesignSystem")]),
    .target(
      name: "SwiftUIScreens",
      dependencies: [
        "AppShell", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
      ]),
    .target(
      name: "AppTesting",
      dependencies: ["AppShell", .product(name: "DesignSystem", package: "DesignSystem")]),
    .testTarget(
      name: "AppShellTests",
      dependencies: [
        "AppShell", "AppTesting", .product(name: "DesignSystem", package: "DesignSystem"),
      ]),
    .testTarget(
      name: "SwiftUIScreensTests",
      dependencies: [
        "SwiftUIScreens", "AppShell", "AppTesting",
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
      ]),
    .testTarget(
      name: "AppTestingTests",
      dependencies: [
        "AppTesting", "AppShell", .product(name: "DesignSystem", package: "DesignSystem"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
