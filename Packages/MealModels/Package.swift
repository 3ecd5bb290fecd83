// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "MealModels",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "MealModels", targets: ["MealModels"]),
    .library(name: "MealModelsFixtures", targets: ["MealModelsFixtures"]),
  ],
  targets: [
    .target(name: "MealModels", swiftSettings: settings),
    .target(
      name: "MealModelsFixtures", dependencies: ["MealModels"], swiftSettings: settings),
    .testTarget(
      name: "MealModelsTests", dependencies: ["MealModels", "MealModelsFixtures"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
