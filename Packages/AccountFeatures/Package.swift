// swift-tools-version: 6.2
import PackageDescription

let dependencies = [
  "AccountScreens", "AppShell", "DesignSystem", "EaterRecord", "PremiumGate", "ScreenParts",
]

let package = Package(
  name: "AccountFeatures",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "AccountSubscription", targets: ["AccountSubscription"])],
  dependencies: dependencies.map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "AccountSubscription",
      dependencies: dependencies.map { .product(name: $0, package: $0) })
  ],
  swiftLanguageModes: [.v6]
)
