// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "AppRecord",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "AppRecord", targets: ["AppRecord"])],
  dependencies: [
    .package(path: "../Journal"), .package(path: "../PremiumGate"),
    .package(path: "../PrintedText"), .package(path: "../ServiceCalls"),
  ],
  targets: [
    .target(
      name: "AppRecord",
      dependencies: [
        .product(name: "Codecs", package: "PrintedText"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
    .testTarget(
      name: "AppRecordTests",
      dependencies: [
        "AppRecord", .product(name: "Codecs", package: "PrintedText"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
