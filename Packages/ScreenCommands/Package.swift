// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "ScreenCommands",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "ScreenCommands", targets: ["ScreenCommands"])],
  dependencies: [
    .package(path: "../AppShell"), .package(path: "../CommandKit"),
    .package(path: "../DesignSystem"), .package(path: "../Layout"),
    .package(path: "../PrintedText"), .package(path: "../Renderers"),
    .package(path: "../ScreenAudit"), .package(path: "../ScreenGallery"),
    .package(path: "../TokenExport"),
  ],
  targets: [
    .target(
      name: "ScreenCommands",
      dependencies: [
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "CommandKit", package: "CommandKit"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "Renderers", package: "Renderers"),
        .product(name: "ScreenAudit", package: "ScreenAudit"),
        .product(name: "ScreenGallery", package: "ScreenGallery"),
        .product(name: "TokenExport", package: "TokenExport"),
      ]),
    .testTarget(
      name: "ScreenCommandsTests",
      dependencies: [
        "ScreenCommands", .product(name: "AppShell", package: "AppShell"),
        .product(name: "CommandKit", package: "CommandKit"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "Renderers", package: "Renderers"),
        .product(name: "ScreenAudit", package: "ScreenAudit"),
        .product(name: "ScreenGallery", package: "ScreenGallery"),
        .product(name: "TokenExport", package: "TokenExport"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
