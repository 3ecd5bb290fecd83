// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "PremiumGate",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "PremiumGate", targets: ["PremiumGate"])],
  dependencies: [
    .package(path: "../Journal"), .package(path: "../PrintedText"),
    .package(path: "../SeededRandom"),
  ],
  targets: [
    .target(
      name: "PremiumGate",
      dependencies: [
        .product(name: "Codecs", package: "PrintedText"),
        .product(name: "Journal", package: "Journal"),
      ]),
    .testTarget(
      name: "PremiumGateTests",
      dependencies: [
        "PremiumGate", .product(name: "Codecs", package: "PrintedText"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
