// swift-tools-version: 6.2
import PackageDescription

let dependencies = ["DesignSystem", "MealModels", "ScreenParts"]

let package = Package(
  name: "PlanningPresentation",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "PlanningPresentation", targets: ["PlanningPresentation"])],
  dependencies: (dependencies + ["Layout", "ScreenAudit"]).map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "PlanningPresentation",
      dependencies: dependencies.map { .product(name: $0, package: $0) }),
    .testTarget(
      name: "PlanningPresentationTests",
      dependencies: ["PlanningPresentation"]
        + (dependencies + ["Layout", "ScreenAudit"]).map { .product(name: $0, package: $0) }),
  ],
  swiftLanguageModes: [.v6]
)
