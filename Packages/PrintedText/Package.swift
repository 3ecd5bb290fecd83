// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "PrintedText",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "Codecs", targets: ["Codecs"]),
    .library(name: "EmbeddedText", targets: ["EmbeddedText"]),
    .library(name: "PrintedText", targets: ["PrintedText"]),
  ],
  dependencies: [.package(path: "../SeededRandom")],
  targets: [
    .target(name: "Codecs"),
    .target(name: "EmbeddedText"),
    .target(name: "PrintedText", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(name: "compile-web", dependencies: ["EmbeddedText"]),
    .testTarget(
      name: "CodecsTests",
      dependencies: ["Codecs", .product(name: "SeededRandom", package: "SeededRandom")]),
    .testTarget(name: "EmbeddedTextTests", dependencies: ["EmbeddedText"]),
    .testTarget(name: "PrintedTextTests", dependencies: ["PrintedText"]),
  ],
  swiftLanguageModes: [.v6]
)
