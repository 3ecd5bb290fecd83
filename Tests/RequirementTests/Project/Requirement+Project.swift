import DesignSystem
import Testing

extension Requirement {
  /// P-ARCH: what the code is made of.
  static let architecture = [
    Requirement("P-ARCH-01", "Swift of the toolchain alone, and no package of others") {
      let toolchain: Set = [
        "AuthenticationServices", "BackgroundTasks", "Darwin", "Dispatch", "Foundation",
        "FoundationEssentials", "FoundationNetworking", "Glibc", "Musl", "Observation", "SwiftUI",
        "Synchronization", "Testing",
      ]
      let manifest = try Sources.file("Package.swift")
      #expect(!manifest.contains(".package(url:") && !manifest.contains(".package(name:"))
      for file in try Sources.shipped() {
        for module in Sources.imports(file.text) where !toolchain.contains(module) {
          #expect(manifest.contains("\"\(module)\""), "\(file.path) imports \(module)")
        }
      }
    },
    Requirement("P-ARCH-02", "packages that build alone, among them the six that were named") {
      for name in [
        "MealModels", "SuggestionEngine", "PremiumGate", "FavoritesStore", "Preferences",
        "Presentation",
      ] {
        #expect(Sources.exists("Packages/\(name)/Package.swift"), "\(name)")
      }
      let packages = try Sources.names(in: "Packages")
      #expect(packages.count > 30)
    },
    Requirement("P-ARCH-03", "the program for people only puts packages together") {
      let files = try Sources.files(below: "Apps/mealadvisor-demo")
      let rules: Set = ["SuggestionEngine", "PremiumGate", "Preferences", "Layout", "DesignSystem"]
      for file in files {
        #expect(Sources.imports(file.text).isDisjoint(with: rules), "\(file.path)")
      }
      #expect(files.map { $0.text.split(separator: "\n").count }.reduce(0, +) < 400)
    },
    Requirement("P-ARCH-04", "screens are values that know no framework for views") {
      let views: Set = ["SwiftUI", "UIKit", "AppKit", "WebKit"]
      for package in ["Presentation", "ScreenParts", "AccountScreens", "DesignSystem"] {
        for file in try Sources.files(below: "Packages/\(package)/Sources") {
          #expect(Sources.imports(file.text).isDisjoint(with: views), "\(file.path)")
        }
      }
    },
  ]
}
