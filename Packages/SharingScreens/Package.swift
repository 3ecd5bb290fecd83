// swift-tools-version: 6.2
// Scripts/write-manifests writes this file from the table in the root's Package.swift.
import PackageDescription

let package = Package(
  name: "SharingScreens",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "SharingScreens", targets: ["SharingScreens"])],
  dependencies: [.package(path: "../DesignSystem"), .package(path: "../ScreenParts")],
  targets: [
    .target(
      name: "SharingScreens",
      dependencies: [
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
    .testTarget(
      name: "SharingScreensTests",
      dependencies: [
        "SharingScreens", .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "ScreenParts", package: "ScreenParts"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
