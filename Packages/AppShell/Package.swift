// swift-tools-version: 6.2
import PackageDescription

let design: Target.Dependency = .product(name: "DesignSystem", package: "DesignSystem")

let package = Package(
  name: "AppShell",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "AppShell", targets: ["AppShell"]),
    .library(name: "AppTesting", targets: ["AppTesting"]),
  ],
  dependencies: [.package(path: "../DesignSystem")],
  targets: [
    .target(name: "AppShell", dependencies: [design]),
    .target(name: "AppTesting", dependencies: ["AppShell", design]),
    .testTarget(name: "AppShellTests", dependencies: ["AppShell", "AppTesting", design]),
    .testTarget(name: "AppTestingTests", dependencies: ["AppShell", "AppTesting", design]),
  ],
  swiftLanguageModes: [.v6]
)
