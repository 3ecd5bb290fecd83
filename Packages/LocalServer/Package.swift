// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "LocalServer",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "LocalServer", targets: ["LocalServer"])],
  dependencies: [.package(path: "../SeededRandom")],
  targets: [
    .target(name: "LocalServer"),
    .executableTarget(
      name: "fuzz-server",
      dependencies: ["LocalServer", .product(name: "SeededRandom", package: "SeededRandom")]),
    .testTarget(
      name: "LocalServerTests",
      dependencies: ["LocalServer", .product(name: "SeededRandom", package: "SeededRandom")]),
  ],
  swiftLanguageModes: [.v6]
)
