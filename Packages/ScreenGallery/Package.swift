// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "ScreenGallery",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "ScreenAudit", targets: ["ScreenAudit"]),
    .library(name: "ScreenGallery", targets: ["ScreenGallery"]),
  ],
  dependencies: [
    .package(path: "../DesignSystem"), .package(path: "../Layout"),
    .package(path: "../PrintedText"), .package(path: "../Renderers"),
  ],
  targets: [
    .target(
      name: "ScreenAudit",
      dependencies: [
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
      ]),
    .target(
      name: "ScreenGallery",
      dependencies: [
        "ScreenAudit", .product(name: "Codecs", package: "PrintedText"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "Renderers", package: "Renderers"),
        .product(name: "TokenExport", package: "DesignSystem"),
      ]),
    .testTarget(
      name: "ScreenAuditTests",
      dependencies: [
        "ScreenAudit", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
      ]),
    .testTarget(
      name: "ScreenGalleryTests",
      dependencies: [
        "ScreenGallery", "ScreenAudit", .product(name: "Codecs", package: "PrintedText"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "Renderers", package: "Renderers"),
        .product(name: "TokenExport", package: "DesignSystem"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
