// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "DesignSystem",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "DesignSystem", targets: ["DesignSystem"])],
  targets: [
    .target(name: "DesignSystem", swiftSettings: settings),
    .testTarget(
      name: "DesignSystemTests", dependencies: ["DesignSystem"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
