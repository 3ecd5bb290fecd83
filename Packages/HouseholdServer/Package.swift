// swift-tools-version: 6.2
import PackageDescription

let dependencies = ["Journal", "PrintedText", "ServiceCalls", "Sync"]
let testedWith = ["SeededRandom"]

let package = Package(
  name: "HouseholdServer",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "HouseholdServer", targets: ["HouseholdServer"])],
  dependencies: (dependencies + testedWith).map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "HouseholdServer",
      dependencies: dependencies.map { .product(name: $0, package: $0) }),
    .testTarget(
      name: "HouseholdServerTests",
      dependencies: ["HouseholdServer"]
        + (dependencies + testedWith).map { .product(name: $0, package: $0) }),
  ],
  swiftLanguageModes: [.v6]
)
