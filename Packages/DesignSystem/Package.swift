// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "DesignSystem",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "DesignSystem", targets: ["DesignSystem"])],
  targets: [
    .target(
      name: "DesignSystem", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .testTarget(name: "DesignSystemTests", dependencies: ["DesignSystem"]),
  ],
  swiftLanguageModes: [.v6]
)
