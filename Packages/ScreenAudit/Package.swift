// swift-tools-version: 6.2
import PackageDescription

let dependencies = ["DesignSystem", "Layout"]

let package = Package(
  name: "ScreenAudit",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "ScreenAudit", targets: ["ScreenAudit"])],
  dependencies: dependencies.map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "ScreenAudit",
      dependencies: dependencies.map { .product(name: $0, package: $0) }),
    .testTarget(
      name: "ScreenAuditTests",
      dependencies: ["ScreenAudit"] + dependencies.map { .product(name: $0, package: $0) }),
  ],
  swiftLanguageModes: [.v6]
)
