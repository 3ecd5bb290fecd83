// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SeededRandom",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "SeededRandom", targets: ["SeededRandom"])],
  targets: [
    .target(name: "SeededRandom"),
    .testTarget(name: "SeededRandomTests", dependencies: ["SeededRandom"]),
  ],
  swiftLanguageModes: [.v6]
)
