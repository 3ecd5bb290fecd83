import DesignSystem

/// The result of an audit of screens.
public struct AuditReport: Equatable, Sendable {
  /// The number of audited screens.
  public var screens: Int
  /// The number of checks: each state under each condition is one.
  public var checked: Int
  /// All findings, in the order of the walk.
  public var findings: [AuditFinding]

  /// Makes a report.
  public init(screens: Int = 0, checked: Int = 0, findings: [AuditFinding] = []) {
    self.screens = screens
    self.checked = checked
    self.findings = findings
  }

  /// The findings without a waiver.
  public var unwaived: [AuditFinding] { findings.filter { !$0.isWaived } }

  /// Whether a waiver covers every finding.
  public var isClean: Bool { findings.allSatisfy(\.isWaived) }

  /// The number of findings that each waiver covers, in the order of the waivers.
  public func uses(
    of waivers: [AuditWaiver] = AuditWaiver.standardPalette
  ) -> [(waiver: AuditWaiver, findings: Int)] {
    var counts: [AuditWaiver: Int] = [:]
    for finding in findings {
      if let waiver = finding.waiver { counts[waiver, default: 0] += 1 }
    }
    return waivers.map { ($0, counts[$0] ?? 0) }
  }
}
