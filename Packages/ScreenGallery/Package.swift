// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "ScreenGallery",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "ScreenGallery", targets: ["ScreenGallery"])],
  dependencies: [
    .package(path: "../DesignSystem"), .package(path: "../EmbeddedText"),
    .package(path: "../Layout"), .package(path: "../Renderers"), .package(path: "../ScreenAudit"),
    .package(path: "../TokenExport"),
  ],
  targets: [
    .target(
      name: "ScreenGallery",
      dependencies: [
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "Renderers", package: "Renderers"),
        .product(name: "ScreenAudit", package: "ScreenAudit"),
        .product(name: "TokenExport", package: "TokenExport"),
      ]),
    .testTarget(
      name: "ScreenGalleryTests",
      dependencies: [
        "ScreenGallery", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "Renderers", package: "Renderers"),
        .product(name: "ScreenAudit", package: "ScreenAudit"),
        .product(name: "TokenExport", package: "TokenExport"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
