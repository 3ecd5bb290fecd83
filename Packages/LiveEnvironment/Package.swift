// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LiveEnvironment",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "LiveEnvironment", targets: ["LiveEnvironment"])],
  dependencies: [.package(path: "../AppShell"), .package(path: "../DesignSystem")],
  targets: [
    .target(
      name: "LiveEnvironment",
      dependencies: [
        .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
      ]),
    .testTarget(
      name: "LiveEnvironmentTests",
      dependencies: [
        "LiveEnvironment", .product(name: "AppShell", package: "AppShell"),
        .product(name: "DesignSystem", package: "DesignSystem"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
