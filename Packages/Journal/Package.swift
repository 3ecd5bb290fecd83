// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Journal",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "Journal", targets: ["Journal"]),
    .executable(name: "crash-test", targets: ["crash-test"]),
  ],
  targets: [
    .target(name: "Journal", swiftSettings: settings),
    .executableTarget(
      name: "crash-test", dependencies: ["Journal"], swiftSettings: settings),
    .testTarget(name: "JournalTests", dependencies: ["Journal"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
