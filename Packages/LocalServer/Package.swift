// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "LocalServer",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "LocalServer", targets: ["LocalServer"]),
    .library(name: "HomeServer", targets: ["HomeServer"]),
  ],
  dependencies: [
    .package(path: "../FoodFacts"), .package(path: "../Groceries"),
    .package(path: "../LiveEnvironment"), .package(path: "../PrintedText"),
    .package(path: "../RecipeAssistant"), .package(path: "../SeededRandom"),
    .package(path: "../ServiceCalls"),
  ],
  targets: [
    .target(name: "LocalServer", dependencies: [.product(name: "Codecs", package: "PrintedText")]),
    .target(
      name: "HomeServer",
      dependencies: ["LocalServer", .product(name: "ServiceCalls", package: "ServiceCalls")]),
    .executableTarget(
      name: "fuzz-server",
      dependencies: ["LocalServer", .product(name: "SeededRandom", package: "SeededRandom")]),
    .testTarget(
      name: "LocalServerTests",
      dependencies: [
        "LocalServer", .product(name: "Codecs", package: "PrintedText"),
        .product(name: "SeededRandom", package: "SeededRandom"),
      ]),
    .testTarget(
      name: "HomeServerTests",
      dependencies: [
        "HomeServer", "LocalServer", .product(name: "DemoGrocer", package: "Groceries"),
        .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "Groceries", package: "Groceries"),
        .product(name: "LiveCalls", package: "LiveEnvironment"),
        .product(name: "RecipeAssistant", package: "RecipeAssistant"),
        .product(name: "RetailerServices", package: "Groceries"),
        .product(name: "ServiceCalls", package: "ServiceCalls"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
