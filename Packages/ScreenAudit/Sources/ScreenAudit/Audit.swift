import DesignSystem
import Layout

/// Measures screens against rules.
public struct Audit: Sendable {
  /// The rules, in the order in which findings are listed.
  public var rules: [any AuditRule]
  /// The pairs of colours that are known and allowed.
  public var waivers: [Waiver]

  /// Makes an audit; with all rules and the allowances of the standard palette.
  public init(
    rules: [any AuditRule] = Audit.allRules, waivers: [Waiver] = Waiver.standardPalette
  ) {
    self.rules = rules
    self.waivers = waivers
  }

  /// What is wrong with a screen as it is looked at, rule by rule.
  public func findings(
    of screen: any Screen, in conditions: Conditions = Conditions()
  ) -> [Finding] {
    let subject = AuditSubject(screen, in: conditions)
    return RuleScope.allCases.flatMap { findings(of: subject, $0) }
  }

  func findings(of subject: AuditSubject, _ scope: RuleScope) -> [Finding] {
    rules.filter { $0.scope == scope }.flatMap { rule in
      rule.problems(in: subject).map { problem in
        Finding(
          rule.id, screen: subject.screen, state: subject.state,
          conditions: subject.conditions, problem: problem,
          waiver: waiver(problem, subject.conditions.appearance))
      }
    }
  }

  private func waiver(_ problem: Problem, _ appearance: Appearance) -> Waiver? {
    guard let pair = problem.pair else { return nil }
    return waivers.first { waiver in
      guard waiver.covers(pair, in: appearance), case .number(let measured) = problem.measured
      else { return false }
      return waiver.allows(measured, at: pair.elevation, in: appearance.scheme)
    }
  }
}
