// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "ScreenAudit",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "ScreenAudit", targets: ["ScreenAudit"])],
  dependencies: [.package(path: "../DesignSystem"), .package(path: "../Layout")],
  targets: [
    .target(
      name: "ScreenAudit",
      dependencies: [
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
      ]),
    .testTarget(
      name: "ScreenAuditTests",
      dependencies: [
        "ScreenAudit", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
