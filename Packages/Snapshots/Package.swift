// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "Snapshots",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Snapshots", targets: ["Snapshots"])],
  targets: [
    .target(name: "Snapshots"),
    .testTarget(name: "SnapshotsTests", dependencies: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)
