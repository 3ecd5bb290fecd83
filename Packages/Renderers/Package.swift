// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "Renderers",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Renderers", targets: ["Renderers"])],
  dependencies: [
    .package(path: "../DesignSystem"), .package(path: "../Layout"),
    .package(path: "../PrintedText"),
  ],
  targets: [
    .target(
      name: "Renderers",
      dependencies: [
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "PlateDrawings", package: "DesignSystem"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
    .testTarget(
      name: "RenderersTests",
      dependencies: [
        "Renderers", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "PlateDrawings", package: "DesignSystem"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
