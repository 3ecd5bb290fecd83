// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "HomeServer",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "HomeServer", targets: ["HomeServer"])],
  dependencies: [
    .package(path: "../DemoGrocer"), .package(path: "../FoodFacts"), .package(path: "../Groceries"),
    .package(path: "../LiveEnvironment"), .package(path: "../LocalServer"),
    .package(path: "../RecipeAssistant"), .package(path: "../RetailerServices"),
    .package(path: "../ServiceCalls"),
  ],
  targets: [
    .target(
      name: "HomeServer",
      dependencies: [
        .product(name: "LocalServer", package: "LocalServer"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
    .testTarget(
      name: "HomeServerTests",
      dependencies: [
        "HomeServer", .product(name: "DemoGrocer", package: "DemoGrocer"),
        .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "Groceries", package: "Groceries"),
        .product(name: "LiveCalls", package: "LiveEnvironment"),
        .product(name: "LocalServer", package: "LocalServer"),
        .product(name: "RecipeAssistant", package: "RecipeAssistant"),
        .product(name: "RetailerServices", package: "RetailerServices"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
