// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "SnapshotsTesting",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "SnapshotsTesting", targets: ["SnapshotsTesting"])],
  dependencies: [.package(path: "../Snapshots")],
  targets: [
    .target(
      name: "SnapshotsTesting", dependencies: [.product(name: "Snapshots", package: "Snapshots")]),
    .testTarget(
      name: "SnapshotsTestingTests",
      dependencies: ["SnapshotsTesting", .product(name: "Snapshots", package: "Snapshots")],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
