// swift-tools-version: 6.2
import PackageDescription

let dependencies = ["PrintedText"]

let package = Package(
  name: "CommandKit",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "CommandKit", targets: ["CommandKit"])],
  dependencies: dependencies.map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "CommandKit",
      dependencies: dependencies.map { .product(name: $0, package: $0) }),
    .testTarget(
      name: "CommandKitTests",
      dependencies: ["CommandKit"] + dependencies.map { .product(name: $0, package: $0) }),
  ],
  swiftLanguageModes: [.v6]
)
