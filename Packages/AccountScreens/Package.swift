// swift-tools-version: 6.2
import PackageDescription

let dependencies = ["DesignSystem", "MealModels", "Preferences", "PremiumGate", "ScreenParts"]

let package = Package(
  name: "AccountScreens",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "AccountScreens", targets: ["AccountScreens"])],
  dependencies: dependencies.map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "AccountScreens",
      dependencies: dependencies.map { .product(name: $0, package: $0) }),
    .testTarget(
      name: "AccountScreensTests",
      dependencies: ["AccountScreens"] + dependencies.map { .product(name: $0, package: $0) }),
  ],
  swiftLanguageModes: [.v6]
)
