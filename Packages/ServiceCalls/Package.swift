// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ServiceCalls",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "ServiceCalls", targets: ["ServiceCalls"])],
  targets: [
    .target(name: "ServiceCalls"),
    .testTarget(name: "ServiceCallsTests", dependencies: ["ServiceCalls"]),
  ],
  swiftLanguageModes: [.v6]
)
