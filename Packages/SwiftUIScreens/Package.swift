// swift-tools-version: 6.2
import PackageDescription

let dependencies: [Target.Dependency] = [
  .product(name: "AppShell", package: "AppShell"),
  .product(name: "DesignSystem", package: "DesignSystem"),
]

let package = Package(
  name: "SwiftUIScreens",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "SwiftUIScreens", targets: ["SwiftUIScreens"])],
  dependencies: [.package(path: "../AppShell"), .package(path: "../DesignSystem")],
  targets: [
    .target(name: "SwiftUIScreens", dependencies: dependencies),
    .testTarget(
      name: "SwiftUIScreensTests",
      dependencies: dependencies + [
        "SwiftUIScreens", .product(name: "AppTesting", package: "AppShell"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
