// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "CommandKit",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "CommandKit", targets: ["CommandKit"]),
    .library(name: "ScreenCommands", targets: ["ScreenCommands"]),
  ],
  dependencies: [
    .package(path: "../AppShell"), .package(path: "../DesignSystem"), .package(path: "../Layout"),
    .package(path: "../PrintedText"), .package(path: "../Renderers"),
    .package(path: "../ScreenGallery"),
  ],
  targets: [
    .target(
      name: "CommandKit", dependencies: [.product(name: "PrintedText", package: "PrintedText")]),
    .target(
      name: "ScreenCommands",
      dependencies: [
        "CommandKit", .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "Renderers", package: "Renderers"),
        .product(name: "ScreenAudit", package: "ScreenGallery"),
        .product(name: "ScreenGallery", package: "ScreenGallery"),
        .product(name: "TokenExport", package: "DesignSystem"),
      ]),
    .testTarget(
      name: "CommandKitTests",
      dependencies: ["CommandKit", .product(name: "PrintedText", package: "PrintedText")]),
    .testTarget(
      name: "ScreenCommandsTests",
      dependencies: [
        "ScreenCommands", "CommandKit", .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "Renderers", package: "Renderers"),
        .product(name: "ScreenAudit", package: "ScreenGallery"),
        .product(name: "ScreenGallery", package: "ScreenGallery"),
        .product(name: "TokenExport", package: "DesignSystem"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
