// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "HouseholdSharing",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "HouseholdSharing", targets: ["HouseholdSharing"])],
  dependencies: [
    .package(path: "../AppRecord"), .package(path: "../Journal"), .package(path: "../PremiumGate"),
    .package(path: "../ServiceCalls"), .package(path: "../Sync"),
  ],
  targets: [
    .target(
      name: "HouseholdSharing",
      dependencies: [
        .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "Sync", package: "Sync"),
      ]),
    .testTarget(
      name: "HouseholdSharingTests",
      dependencies: [
        "HouseholdSharing", .product(name: "AppRecord", package: "AppRecord"),
        .product(name: "Journal", package: "Journal"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
        .product(name: "Sync", package: "Sync"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
