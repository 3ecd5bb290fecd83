import DesignSystem

/// What a walk through screens found.
public struct AuditReport: Equatable, Sendable {
  /// How many screens were walked through.
  public var screens: Int
  /// How many times a state was looked at.
  public var checked: Int
  /// Everything that was found, in the order of the walk.
  public var findings: [Finding]

  /// Makes a report.
  public init(screens: Int = 0, checked: Int = 0, findings: [Finding] = []) {
    self.screens = screens
    self.checked = checked
    self.findings = findings
  }

  /// What nobody has allowed.
  public var unwaived: [Finding] { findings.filter { !$0.isWaived } }

  /// Whether everything that was found is allowed.
  public var isClean: Bool { findings.allSatisfy(\.isWaived) }

  /// How many findings each allowance covers, in the order of the allowances.
  public func uses(
    of waivers: [Waiver] = Waiver.standardPalette
  ) -> [(waiver: Waiver, findings: Int)] {
    var counts: [Waiver: Int] = [:]
    for finding in findings {
      if let waiver = finding.waiver { counts[waiver, default: 0] += 1 }
    }
    return waivers.map { ($0, counts[$0] ?? 0) }
  }
}
