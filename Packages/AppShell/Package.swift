// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AppShell",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "AppShell", targets: ["AppShell"])],
  dependencies: [.package(path: "../DesignSystem")],
  targets: [
    .target(
      name: "AppShell", dependencies: [.product(name: "DesignSystem", package: "DesignSystem")]),
    .testTarget(
      name: "AppShellTests",
      dependencies: ["AppShell", .product(name: "DesignSystem", package: "DesignSystem")]),
  ],
  swiftLanguageModes: [.v6]
)
