// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Layout",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Layout", targets: ["Layout"])],
  dependencies: [.package(path: "../DesignSystem")],
  targets: [
    .target(
      name: "Layout",
      dependencies: [.product(name: "DesignSystem", package: "DesignSystem")],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutTests",
      dependencies: ["Layout", .product(name: "DesignSystem", package: "DesignSystem")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
