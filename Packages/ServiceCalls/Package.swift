// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "ServiceCalls",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "ServiceCalls", targets: ["ServiceCalls"])],
  dependencies: [.package(path: "../PrintedText")],
  targets: [
    .target(name: "ServiceCalls", dependencies: [.product(name: "Codecs", package: "PrintedText")]),
    .testTarget(
      name: "ServiceCallsTests",
      dependencies: ["ServiceCalls", .product(name: "Codecs", package: "PrintedText")]),
  ],
  swiftLanguageModes: [.v6]
)
