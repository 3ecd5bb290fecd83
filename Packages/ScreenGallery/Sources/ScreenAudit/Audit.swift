import DesignSystem
import Layout

/// Checks screens against rules.
public struct Audit: Sendable {
  /// The rules, in the order in which findings are listed.
  public var rules: [any AuditRule]
  /// The pairs of colours that are known and allowed.
  public var waivers: [AuditWaiver]

  /// Makes an audit; by default with all rules and the waivers of the standard palette.
  public init(
    rules: [any AuditRule] = Audit.allRules, waivers: [AuditWaiver] = AuditWaiver.standardPalette
  ) {
    self.rules = rules
    self.waivers = waivers
  }

  /// The findings of a screen under some conditions, rule by rule.
  public func findings(
    of screen: any Screen, in conditions: Conditions = Conditions()
  ) -> [AuditFinding] {
    let subject = AuditSubject(screen, in: conditions)
    return RuleScope.allCases.flatMap { findings(of: subject, $0) }
  }

  func findings(of subject: AuditSubject, _ scope: RuleScope) -> [AuditFinding] {
    rules.filter { $0.scope == scope }.flatMap { rule in
      rule.problems(in: subject).map { problem in
        AuditFinding(
          rule.id, screen: subject.screen, state: subject.state,
          conditions: subject.conditions, problem: problem,
          waiver: waiver(problem, subject.conditions.appearance))
      }
    }
  }

  private func waiver(_ problem: Problem, _ appearance: Appearance) -> AuditWaiver? {
    guard let pair = problem.pair else { return nil }
    return waivers.first { waiver in
      guard waiver.covers(pair, in: appearance), case .number(let measured) = problem.measured
      else { return false }
      return waiver.allows(measured, at: pair.elevation, in: appearance.scheme)
    }
  }
}
