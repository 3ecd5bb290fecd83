// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "HouseholdServer",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "HouseholdServer", targets: ["HouseholdServer"])],
  dependencies: [
    .package(path: "../Journal"), .package(path: "../PrintedText"),
    .package(path: "../SeededRandom"), .package(path: "../ServiceCalls"), .package(path: "../Sync"),
  ],
  targets: [
    .target(
      name: "HouseholdServer",
      dependencies: [
        .product(name: "Journal", package: "Journal"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "Sync", package: "Sync"),
      ]),
    .testTarget(
      name: "HouseholdServerTests",
      dependencies: [
        "HouseholdServer", .product(name: "Journal", package: "Journal"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "Sync", package: "Sync"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
