import DesignSystem
import Layout
import ScreenAudit
import Testing

/// Every screen in every state held against the rules of the audit, in all looks, from the smallest
/// text to the largest.
enum Audits {
  /// What was found, walked once for all rows.
  private static let report = Audit().report(
    on: Shown.catalog.screens.map { $0.listed(.english) },
    matrix: AuditMatrix(
      devices: [AuditMatrix.Device(.reference, [.xs, .l, .ax1, .ax3, .ax5])]))

  /// What some rules found.
  static func findings(_ rules: RuleID...) -> [AuditFinding] {
    report.findings.filter { rules.contains($0.rule) }
  }

  /// Expects that some rules found nothing that is not allowed by name, and nothing at all with
  /// contrast increased.
  static func expectNothing(
    by rules: RuleID..., at place: SourceLocation = #_sourceLocation
  ) {
    #expect(report.checked > 1_000, sourceLocation: place)
    for finding in report.findings where rules.contains(finding.rule) {
      let isAllowed = finding.isWaived && finding.conditions.appearance.contrast == .standard
      #expect(
        isAllowed, "\(finding.screen).\(finding.state) \(finding.problem.element)",
        sourceLocation: place)
    }
  }
}
