// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Journal",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Journal", targets: ["Journal"])],
  targets: [
    .target(name: "Journal"),
    .executableTarget(name: "crash-test", dependencies: ["Journal"]),
    .testTarget(name: "JournalTests", dependencies: ["Journal"]),
  ],
  swiftLanguageModes: [.v6]
)
