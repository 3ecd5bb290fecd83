import Foundation
import Testing

@testable import PremiumGate

struct CoreTests {
  // S-PREM-01, S-PREM-02, S-PREM-03, S-PREM-04, C-P03
  @Test(arguments: [
    "suggestions", "recipe", "start-cooking", "diets", "allergies", "cooking-time", "order",
    "history", "settings", "subscription", "data-export", "deletion", "appearance", "units",
    "notifications", "profile", "sign-in", "legal-texts",
  ])
  func `a free feature of the specification is core and not premium`(id: String) {
    #expect(CoreFeature(rawValue: id) != nil)
    #expect(PremiumOffer.sample.item(PremiumFeature(rawValue: id)) == nil)
  }

  @Test func `no feature is both core and premium`() {
    let core = Set(CoreFeature.allCases.map(\.rawValue))
    let premium = Set(PremiumOffer.sample.features.map(\.rawValue))
    #expect(core.isDisjoint(with: premium))
  }

  @Test func `nothing in the package can decide about the core`() throws {
    let sources = try productSources()
    #expect(sources.count > 10)
    let naming = sources.filter { $0.code.contains("CoreFeature") }
    #expect(naming.map(\.name) == ["CoreFeature.swift"])
    let own = try #require(naming.first).code
    for word in ["Decision", "EntitlementPhase", "Bool", "func ", "var "] {
      #expect(!own.contains(word), "CoreFeature must stay a plain list")
    }
  }

  @Test func `every answer about the core would have to name a premium feature`() {
    let decide: (Gate) -> (Usage, PremiumFeature, Gate.Place) -> Decision = Gate.decide
    #expect(decide(Gate(.none, of: .sample))(.export, .mealFavorites, .elsewhere) == .allowed)
  }

  private func productSources() throws -> [(name: String, code: String)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/PremiumGate").standardized
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return try files.filter { $0.hasSuffix(".swift") }.map { file in
      let url = folder.appending(path: file)
      let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      let code = lines.filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      return (url.lastPathComponent, code.joined(separator: "\n"))
    }
  }
}
