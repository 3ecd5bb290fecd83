import DesignSystem
import MealCatalog
import MealModels
import PremiumGate
import Presentation
import Snapshots
import SnapshotsTesting
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whole functions, one row for each input.
@Suite(.noOrphanSnapshots()) struct TableSnapshotTests {
  @Test func `who may use what`() {
    let end = Date(timeIntervalSince1970: 1_800_000_000)
    let phases: [EntitlementPhase] = [
      .none, .trial(until: end), .active(until: end), .grace(until: end), .lapsed(since: end),
    ]
    let rows = phases.flatMap { phase in
      PremiumOffer.mealAdvisor.features.flatMap { feature in
        Usage.allCases.map { (phase, feature, $0) }
      }
    }
    expectTable(
      SnapshotTable(
        rows,
        columns: [
          .init("phase") { $0.0.id }, .init("feature") { $0.1.rawValue },
          .init("usage") { "\($0.2)" },
          .init("decision") { decision(Gate($0.0, of: .mealAdvisor).decide($0.2, $0.1)) },
        ]), named: "premium-gate")
  }

  private func decision(_ decision: Decision) -> String {
    switch decision {
    case .allowed: "allowed"
    case .readOnly: "read-only"
    case .needsPremium(let trigger): "needs premium: \(trigger.rawValue)"
    }
  }

  @Test func `every type style at every text size`() {
    expectTable(
      SnapshotTable(
        TypeStyle.allCases,
        columns: [.init("style") { "\($0)" }]
          + ContentSize.allCases.map { size in
            .init("\(size)") {
              let metrics = $0.scaled(for: size)
              return "\(metrics.pointSize)/\(metrics.lineHeight)"
            }
          }), named: "type-scale")
  }

  @Test func `every colour role in every appearance`() {
    let looks = [InterfaceStyle.light, .dark].flatMap { scheme in
      [Contrast.standard, .increased].map { Appearance(scheme, contrast: $0) }
    }
    expectTable(
      SnapshotTable(
        ColorRole.allCases,
        columns: [.init("role") { "\($0)" }]
          + looks.map { look in
            .init("\(look.scheme) \(look.contrast)") { $0.resolved(in: look).hex }
          }), named: "colors")
  }

  @Test func `what each meal contains and whom it suits`() {
    expectTable(
      SnapshotTable(
        Catalog.bundled.summaries,
        columns: [
          .init("id") { $0.id.rawValue }, .init("minutes") { "\($0.totalMinutes)" },
          .init("slots") { $0.slots.slots.map(\.rawValue).joined(separator: " ") },
          .init("diets") { $0.facts.diets.diets.map(\.rawValue).joined(separator: " ") },
          .init("allergens") {
            $0.facts.contents.allergens.allergens.map(\.rawValue).joined(separator: " ")
          },
          .init("traces") {
            $0.facts.contents.traces.allergens.map(\.rawValue).joined(separator: " ")
          },
        ]), named: "catalog")
  }
}
