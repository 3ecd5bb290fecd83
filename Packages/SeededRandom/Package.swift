// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "SeededRandom",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "SeededRandom", targets: ["SeededRandom"])],
  targets: [
    .target(name: "SeededRandom"),
    .testTarget(name: "SeededRandomTests", dependencies: ["SeededRandom"]),
  ],
  swiftLanguageModes: [.v6]
)
