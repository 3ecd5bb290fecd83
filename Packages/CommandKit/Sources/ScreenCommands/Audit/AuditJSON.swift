import PrintedText
import ScreenAudit

/// The document of `audit --json`.
enum AuditJSON {
  static func document(_ report: AuditReport) -> JSON {
    [
      "screens": .integer(report.screens), "checked": .integer(report.checked),
      "findings": .array(report.findings.map(finding)),
    ]
  }

  private static func finding(_ finding: AuditFinding) -> JSON {
    let conditions = finding.conditions
    return [
      "rule": .string(finding.rule.rawValue), "screen": .string(finding.screen.rawValue),
      "state": .string(finding.state.rawValue),
      "appearance": .string(conditions.appearance.scheme.rawValue),
      "contrast": .string(conditions.appearance.contrast.rawValue),
      "typeSize": .string(conditions.contentSize.rawValue),
      "element": .string(finding.problem.element.rawValue),
      "measured": value(finding.problem.measured), "required": value(finding.problem.required),
      "waived": .bool(finding.isWaived),
    ]
  }

  private static func value(_ measure: MeasuredValue) -> JSON {
    switch measure {
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    }
  }
}
