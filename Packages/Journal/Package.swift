// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "Journal",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Journal", targets: ["Journal"])],
  dependencies: [.package(path: "../PrintedText"), .package(path: "../SeededRandom")],
  targets: [
    .target(name: "Journal", dependencies: [.product(name: "Codecs", package: "PrintedText")]),
    .executableTarget(
      name: "crash-test",
      dependencies: ["Journal", .product(name: "SeededRandom", package: "SeededRandom")]),
    .testTarget(
      name: "JournalTests",
      dependencies: [
        "Journal", .product(name: "Codecs", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
