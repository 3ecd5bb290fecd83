// swift-tools-version: 6.2
import PackageDescription

let dependencies = ["DesignSystem", "MealModels", "ScreenParts"]

let package = Package(
  name: "RecipeBookScreens",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "RecipeBookScreens", targets: ["RecipeBookScreens"])],
  dependencies: (dependencies + ["Layout", "ScreenAudit"]).map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "RecipeBookScreens",
      dependencies: dependencies.map { .product(name: $0, package: $0) }),
    .testTarget(
      name: "RecipeBookScreensTests",
      dependencies: ["RecipeBookScreens"]
        + (dependencies + ["Layout", "ScreenAudit"]).map { .product(name: $0, package: $0) }),
  ],
  swiftLanguageModes: [.v6]
)
