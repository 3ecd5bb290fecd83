// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "LocalServer",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "LocalServer", targets: ["LocalServer"]),
    .executable(name: "fuzz-server", targets: ["fuzz-server"]),
  ],
  targets: [
    .target(name: "LocalServer", swiftSettings: settings),
    .executableTarget(
      name: "fuzz-server", dependencies: ["LocalServer"], swiftSettings: settings),
    .testTarget(
      name: "LocalServerTests", dependencies: ["LocalServer"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
