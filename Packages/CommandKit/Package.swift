// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "CommandKit",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "CommandKit", targets: ["CommandKit"])],
  dependencies: [.package(path: "../PrintedText")],
  targets: [
    .target(
      name: "CommandKit", dependencies: [.product(name: "PrintedText", package: "PrintedText")]),
    .testTarget(
      name: "CommandKitTests",
      dependencies: ["CommandKit", .product(name: "PrintedText", package: "PrintedText")]),
  ],
  swiftLanguageModes: [.v6]
)
