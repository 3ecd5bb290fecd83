// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "EmbeddedText",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "EmbeddedText", targets: ["EmbeddedText"])],
  targets: [
    .target(name: "EmbeddedText"),
    .executableTarget(name: "compile-web", dependencies: ["EmbeddedText"]),
    .testTarget(name: "EmbeddedTextTests", dependencies: ["EmbeddedText"]),
  ],
  swiftLanguageModes: [.v6]
)
