// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "HomeServer",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "HomeServer", targets: ["HomeServer"])],
  targets: [
    .target(name: "HomeServer"),
    .testTarget(name: "HomeServerTests", dependencies: ["HomeServer"]),
  ],
  swiftLanguageModes: [.v6]
)
