// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "DesignSystem",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "AppWords", targets: ["AppWords"]),
    .library(name: "DesignSystem", targets: ["DesignSystem"]),
    .library(name: "PlateDrawings", targets: ["PlateDrawings"]),
    .library(name: "TokenExport", targets: ["TokenExport"]),
  ],
  dependencies: [.package(path: "../PrintedText")],
  targets: [
    .target(name: "AppWords", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "DesignSystem",
      dependencies: ["AppWords", .product(name: "Codecs", package: "PrintedText")]),
    .target(name: "PlateDrawings", dependencies: ["DesignSystem"]),
    .target(
      name: "TokenExport",
      dependencies: ["DesignSystem", .product(name: "PrintedText", package: "PrintedText")]),
    .testTarget(
      name: "DesignSystemTests",
      dependencies: [
        "DesignSystem", "AppWords", "PlateDrawings",
        .product(name: "Codecs", package: "PrintedText"),
      ]),
    .testTarget(
      name: "TokenExportTests",
      dependencies: [
        "TokenExport", "DesignSystem", .product(name: "PrintedText", package: "PrintedText"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
