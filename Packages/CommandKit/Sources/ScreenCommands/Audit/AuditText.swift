import DesignSystem
import ScreenAudit

/// The text of `audit` for people: unwaived findings, a table of the rules, waived findings.
enum AuditText {
  static func lines(_ report: AuditReport) -> [String] {
    [summary(report)] + faults(report) + table(report) + waivers(report)
  }

  private static func summary(_ report: AuditReport) -> String {
    let unwaived = report.unwaived.count
    return "\(counted(report.screens, "screen")), \(counted(report.checked, "check")): "
      + "\(counted(unwaived, "finding")), \(report.findings.count - unwaived) waived"
  }

  // MARK: Unwaived findings

  private static func faults(_ report: AuditReport) -> [String] {
    var places: [Place] = []
    var seen: [Place: [AuditFinding]] = [:]
    for finding in report.unwaived {
      let place = Place(finding)
      if seen[place] == nil { places.append(place) }
      seen[place, default: []].append(finding)
    }
    guard !places.isEmpty else { return [] }
    return ["", "Findings"] + places.flatMap { lines(of: seen[$0] ?? []) }
  }

  /// The lines for one element and one rule, with the first conditions of the finding.
  private static func lines(of findings: [AuditFinding]) -> [String] {
    guard let first = findings.first else { return [] }
    let conditions = first.conditions
    let more = findings.count - 1
    let looks = [
      first.state.rawValue, conditions.contentSize.rawValue,
      conditions.appearance.scheme.rawValue, conditions.appearance.contrast.rawValue,
      conditions.canvas.name,
    ].joined(separator: " ")
    return [
      "  \(first.rule)  \(first.problem.element)",
      "    \(first.screen) \(looks)\(more > 0 ? ", and \(more) more" : "")",
      "    \(first.problem.measured), not \(first.problem.required)"
        + (first.problem.pair.map { ": \($0)" } ?? ""),
    ]
  }

  private struct Place: Hashable {
    var rule: RuleID
    var screen: ScreenID
    var element: ElementID

    init(_ finding: AuditFinding) {
      rule = finding.rule
      screen = finding.screen
      element = finding.problem.element
    }
  }

  // MARK: The table of rules

  private static func table(_ report: AuditReport) -> [String] {
    let rules = Audit.allRules.map(\.id)
    let width = rules.map(\.rawValue.count).max() ?? 0
    return ["", row("Rule", found: "findings", waived: "waived", width: width)]
      + rules.map { rule in
        let found = report.findings.filter { $0.rule == rule }
        let waived = found.count(where: \.isWaived)
        return row(
          rule.rawValue, found: String(found.count - waived), waived: String(waived), width: width)
      }
  }

  private static func row(
    _ name: String, found: String, waived: String, width: Int
  ) -> String {
    name.padded(to: width) + "  " + found.padded(from: 8) + "  " + waived.padded(from: 6)
  }

  // MARK: Waived findings

  private static func waivers(_ report: AuditReport) -> [String] {
    let used = report.uses().filter { $0.findings > 0 }
    guard !used.isEmpty else { return [] }
    return ["", "Waived at standard contrast"]
      + used.flatMap { waiver, findings in
        [
          "  \(waiver)",
          "    \(ratios(waiver.ratios)): \(waiver.reason); "
            + counted(findings, "finding"),
        ]
      }
  }

  private static func ratios(_ ratios: AuditWaiver.Ratios) -> String {
    [
      ratios.light.map { "\($0) light" }, ratios.dark.map { "\($0) dark" },
      ratios.darkElevated.map { "\($0) dark, raised" },
    ].compactMap(\.self).joined(separator: ", ")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func padded(from width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
