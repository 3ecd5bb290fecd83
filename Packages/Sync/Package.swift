// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "Sync",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "Sync", targets: ["Sync"]),
    .library(name: "HouseholdServer", targets: ["HouseholdServer"]),
  ],
  dependencies: [
    .package(path: "../Journal"), .package(path: "../PrintedText"),
    .package(path: "../SeededRandom"), .package(path: "../ServiceCalls"),
  ],
  targets: [
    .target(
      name: "Sync",
      dependencies: [
        .product(name: "Journal", package: "Journal"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
    .target(
      name: "HouseholdServer",
      dependencies: [
        "Sync", .product(name: "Codecs", package: "PrintedText"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
    .executableTarget(
      name: "simulate-sync",
      dependencies: [
        "Sync", .product(name: "Journal", package: "Journal"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
    .testTarget(
      name: "SyncTests",
      dependencies: [
        "Sync", .product(name: "Journal", package: "Journal"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
    .testTarget(
      name: "HouseholdServerTests",
      dependencies: [
        "HouseholdServer", "Sync", .product(name: "Codecs", package: "PrintedText"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
