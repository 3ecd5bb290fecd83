// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "Layout",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Layout", targets: ["Layout"])],
  dependencies: [.package(path: "../DesignSystem"), .package(path: "../PrintedText")],
  targets: [
    .target(
      name: "Layout",
      dependencies: [
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
    .testTarget(
      name: "LayoutTests",
      dependencies: [
        "Layout", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "PrintedText", package: "PrintedText"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
