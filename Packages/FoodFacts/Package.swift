// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "FoodFacts",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "FoodFacts", targets: ["FoodFacts"]),
    .executable(name: "compile-foods", targets: ["compile-foods"]),
  ],
  dependencies: [
    .package(path: "../EmbeddedText"), .package(path: "../MealModels"),
    .package(path: "../PrintedText"),
  ],
  targets: [
    .target(
      name: "FoodFacts",
      dependencies: [
        .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "compile-foods",
      dependencies: ["FoodFacts", .product(name: "EmbeddedText", package: "EmbeddedText")],
      swiftSettings: settings),
    .testTarget(
      name: "FoodFactsTests",
      dependencies: [
        "FoodFacts", .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
