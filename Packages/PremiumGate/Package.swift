// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "PremiumGate",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "PremiumGate", targets: ["PremiumGate"])],
  dependencies: [.package(path: "../Journal")],
  targets: [
    .target(
      name: "PremiumGate", dependencies: [.product(name: "Journal", package: "Journal")],
      swiftSettings: settings),
    .testTarget(
      name: "PremiumGateTests",
      dependencies: ["PremiumGate", .product(name: "Journal", package: "Journal")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
