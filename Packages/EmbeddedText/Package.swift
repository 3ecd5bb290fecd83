// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "EmbeddedText",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "EmbeddedText", targets: ["EmbeddedText"])],
  targets: [
    .target(name: "EmbeddedText"),
    .executableTarget(name: "compile-web", dependencies: ["EmbeddedText"]),
    .testTarget(name: "EmbeddedTextTests", dependencies: ["EmbeddedText"]),
  ],
  swiftLanguageModes: [.v6]
)
