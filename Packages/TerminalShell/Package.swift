// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "TerminalShell",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "TerminalShell", targets: ["TerminalShell"])],
  dependencies: [
    .package(path: "../AppShell"), .package(path: "../DesignSystem"), .package(path: "../Layout"),
    .package(path: "../PrintedText"), .package(path: "../Renderers"),
  ],
  targets: [
    .target(
      name: "TerminalShell",
      dependencies: [
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "Renderers", package: "Renderers"),
      ]),
    .testTarget(
      name: "TerminalShellTests",
      dependencies: [
        "TerminalShell", .product(name: "AppShell", package: "AppShell"),
        .product(name: "AppTesting", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "Renderers", package: "Renderers"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
