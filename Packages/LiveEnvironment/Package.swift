// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "LiveEnvironment",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "LiveEnvironment", targets: ["LiveEnvironment"]),
    .library(name: "LiveCalls", targets: ["LiveCalls"]),
    .library(name: "LivePages", targets: ["LivePages"]),
  ],
  dependencies: [
    .package(path: "../AppShell"), .package(path: "../DesignSystem"),
    .package(path: "../ServiceCalls"), .package(path: "../WebPages"),
  ],
  targets: [
    .target(
      name: "LiveEnvironment",
      dependencies: [
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
      ]),
    .target(
      name: "LiveCalls", dependencies: [.product(name: "ServiceCalls", package: "ServiceCalls")]),
    .target(
      name: "LivePages",
      dependencies: [
        "LiveCalls", .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "WebPages", package: "WebPages"),
      ]),
    .testTarget(
      name: "LiveEnvironmentTests",
      dependencies: [
        "LiveEnvironment", .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
      ]),
    .testTarget(
      name: "LiveCallsTests",
      dependencies: ["LiveCalls", .product(name: "ServiceCalls", package: "ServiceCalls")]),
    .testTarget(
      name: "LivePagesTests",
      dependencies: [
        "LivePages", "LiveCalls", .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "WebPages", package: "WebPages"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
