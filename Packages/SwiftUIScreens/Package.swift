// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "SwiftUIScreens",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "SwiftUIScreens", targets: ["SwiftUIScreens"])],
  dependencies: [.package(path: "../AppShell"), .package(path: "../DesignSystem")],
  targets: [
    .target(
      name: "SwiftUIScreens",
      dependencies: [
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
      ]),
    .testTarget(
      name: "SwiftUIScreensTests",
      dependencies: [
        "SwiftUIScreens", .product(name: "AppShell", package: "AppShell"),
        .product(name: "AppTesting", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
