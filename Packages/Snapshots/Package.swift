// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "Snapshots",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "Snapshots", targets: ["Snapshots"]),
    .library(name: "SnapshotsTesting", targets: ["SnapshotsTesting"]),
    .library(name: "ScreenSnapshots", targets: ["ScreenSnapshots"]),
  ],
  dependencies: [
    .package(path: "../DesignSystem"), .package(path: "../Layout"), .package(path: "../Renderers"),
  ],
  targets: [
    .target(name: "Snapshots"),
    .target(name: "SnapshotsTesting", dependencies: ["Snapshots"]),
    .target(
      name: "ScreenSnapshots",
      dependencies: [
        "Snapshots", "SnapshotsTesting", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "Renderers", package: "Renderers"),
      ]),
    .testTarget(name: "SnapshotsTests", dependencies: ["Snapshots"]),
    .testTarget(
      name: "SnapshotsTestingTests",
      dependencies: ["SnapshotsTesting", "Snapshots"],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "ScreenSnapshotsTests",
      dependencies: [
        "ScreenSnapshots", "Snapshots", "SnapshotsTesting",
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "Layout", package: "Layout"),
        .product(name: "Renderers", package: "Renderers"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
