// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "EmbeddedText",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "EmbeddedText", targets: ["EmbeddedText"]),
    .executable(name: "compile-web", targets: ["compile-web"]),
  ],
  targets: [
    .target(name: "EmbeddedText", swiftSettings: settings),
    .executableTarget(
      name: "compile-web", dependencies: ["EmbeddedText"], swiftSettings: settings),
    .testTarget(
      name: "EmbeddedTextTests", dependencies: ["EmbeddedText"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
