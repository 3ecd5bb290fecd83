// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PremiumGate",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "PremiumGate", targets: ["PremiumGate"])],
  targets: [
    .target(name: "PremiumGate"),
    .testTarget(name: "PremiumGateTests", dependencies: ["PremiumGate"]),
  ],
  swiftLanguageModes: [.v6]
)
