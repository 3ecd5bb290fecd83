// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LocalServer",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "LocalServer", targets: ["LocalServer"])],
  targets: [
    .target(name: "LocalServer"),
    .executableTarget(name: "fuzz-server", dependencies: ["LocalServer"]),
    .testTarget(name: "LocalServerTests", dependencies: ["LocalServer"]),
  ],
  swiftLanguageModes: [.v6]
)
