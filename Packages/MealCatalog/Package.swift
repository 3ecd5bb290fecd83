// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "MealCatalog",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "MealCatalog", targets: ["MealCatalog"]),
    .executable(name: "compile-catalog", targets: ["compile-catalog"]),
  ],
  dependencies: [
    .package(path: "../EmbeddedText"), .package(path: "../FoodFacts"),
    .package(path: "../MealModels"), .package(path: "../PrintedText"),
  ],
  targets: [
    .target(
      name: "MealCatalog",
      dependencies: [
        .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "compile-catalog",
      dependencies: [
        "MealCatalog", .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "FoodFacts", package: "FoodFacts"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MealCatalogTests",
      dependencies: [
        "MealCatalog", .product(name: "EmbeddedText", package: "EmbeddedText"),
        .product(name: "FoodFacts", package: "FoodFacts"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "PrintedText", package: "PrintedText"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
