// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Snapshots",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Snapshots", targets: ["Snapshots"])],
  targets: [
    .target(name: "Snapshots", swiftSettings: settings),
    .testTarget(name: "SnapshotsTests", dependencies: ["Snapshots"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
