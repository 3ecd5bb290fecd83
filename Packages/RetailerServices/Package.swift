// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "RetailerServices",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "RetailerServices", targets: ["RetailerServices"])],
  dependencies: [
    .package(path: "../Groceries"), .package(path: "../MealModels"),
    .package(path: "../PrintedText"), .package(path: "../SeededRandom"),
    .package(path: "../ServiceCalls"),
  ],
  targets: [
    .target(
      name: "RetailerServices",
      dependencies: [
        .product(name: "Groceries", package: "Groceries"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
    .testTarget(
      name: "RetailerServicesTests",
      dependencies: [
        "RetailerServices", .product(name: "Groceries", package: "Groceries"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
