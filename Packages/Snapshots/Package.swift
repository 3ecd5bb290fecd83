// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "Snapshots",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "Snapshots", targets: ["Snapshots"]),
    .library(name: "SnapshotsTesting", targets: ["SnapshotsTesting"]),
  ],
  targets: [
    .target(name: "Snapshots"),
    .target(name: "SnapshotsTesting", dependencies: ["Snapshots"]),
    .testTarget(name: "SnapshotsTests", dependencies: ["Snapshots"]),
    .testTarget(
      name: "SnapshotsTestingTests",
      dependencies: ["SnapshotsTesting", "Snapshots"],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
