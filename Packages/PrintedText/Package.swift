// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "PrintedText",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "PrintedText", targets: ["PrintedText"])],
  targets: [
    .target(name: "PrintedText", swiftSettings: settings),
    .testTarget(
      name: "PrintedTextTests", dependencies: ["PrintedText"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
