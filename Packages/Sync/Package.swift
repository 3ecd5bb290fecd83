// swift-tools-version: 6.2
import PackageDescription

let dependencies = ["Journal", "PrintedText", "ServiceCalls"]
let testedWith = ["SeededRandom"]

let package = Package(
  name: "Sync",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Sync", targets: ["Sync"])],
  dependencies: (dependencies + testedWith).map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "Sync", dependencies: dependencies.map { .product(name: $0, package: $0) }),
    .executableTarget(
      name: "simulate-sync",
      dependencies: ["Sync"]
        + ["Journal", "PrintedText", "SeededRandom", "ServiceCalls"].map {
          .product(name: $0, package: $0)
        }),
    .testTarget(
      name: "SyncTests",
      dependencies: ["Sync"]
        + (dependencies + testedWith).map { .product(name: $0, package: $0) }),
  ],
  swiftLanguageModes: [.v6]
)
