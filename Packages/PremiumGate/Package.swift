// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "PremiumGate",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "PremiumGate", targets: ["PremiumGate"])],
  targets: [
    .target(name: "PremiumGate", swiftSettings: settings),
    .testTarget(
      name: "PremiumGateTests", dependencies: ["PremiumGate"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
