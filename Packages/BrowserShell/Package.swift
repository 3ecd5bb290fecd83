// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "BrowserShell",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "BrowserShell", targets: ["BrowserShell"])],
  dependencies: [
    .package(path: "../AppShell"), .package(path: "../DesignSystem"), .package(path: "../Layout"),
    .package(path: "../LiveEnvironment"), .package(path: "../LocalServer"),
    .package(path: "../PrintedText"), .package(path: "../Renderers"),
  ],
  targets: [
    .target(
      name: "BrowserShell",
      dependencies: [
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "LiveEnvironment", package: "LiveEnvironment"),
        .product(name: "LocalServer", package: "LocalServer"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "Renderers", package: "Renderers"),
      ]),
    .testTarget(
      name: "BrowserShellTests",
      dependencies: [
        "BrowserShell", .product(name: "AppShell", package: "AppShell"),
        .product(name: "AppTesting", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "EmbeddedText", package: "PrintedText"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "LiveEnvironment", package: "LiveEnvironment"),
        .product(name: "LocalServer", package: "LocalServer"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "Renderers", package: "Renderers"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
