// swift-tools-version: 6.2
import PackageDescription

let dependencies = ["DesignSystem", "PrintedText"]

let package = Package(
  name: "TokenExport",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "TokenExport", targets: ["TokenExport"])],
  dependencies: dependencies.map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "TokenExport",
      dependencies: dependencies.map { .product(name: $0, package: $0) }),
    .testTarget(
      name: "TokenExportTests",
      dependencies: ["TokenExport"] + dependencies.map { .product(name: $0, package: $0) }),
  ],
  swiftLanguageModes: [.v6]
)
