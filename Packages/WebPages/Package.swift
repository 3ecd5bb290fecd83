// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "WebPages",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "WebPages", targets: ["WebPages"])],
  targets: [
    .target(name: "WebPages"),
    .testTarget(name: "WebPagesTests", dependencies: ["WebPages"]),
  ],
  swiftLanguageModes: [.v6]
)
