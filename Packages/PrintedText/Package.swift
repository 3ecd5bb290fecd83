// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "PrintedText",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "PrintedText", targets: ["PrintedText"])],
  targets: [
    .target(name: "PrintedText", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .testTarget(name: "PrintedTextTests", dependencies: ["PrintedText"]),
  ],
  swiftLanguageModes: [.v6]
)
