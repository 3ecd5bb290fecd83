import DesignSystem

/// A rule that `DesignSystem` checks in any tree, under its own name.
///
/// C-E01: every state has an enabled action. C-E07: the one primary action exists. C-A05: VoiceOver
/// reaches all actions. All ids are unique.
public struct StructureRule: AuditRule {
  /// `no-enabled-action` and the like.
  public let id: RuleID
  /// The tree.
  public let scope = RuleScope.tree

  private let rule: StructureFinding.Rule

  /// Makes the rule for one kind of finding.
  public init(_ rule: StructureFinding.Rule) {
    self.rule = rule
    id =
      switch rule {
      case .missingLabel: "missing-label"
      case .duplicateID: "duplicate-id"
      case .noEnabledAction: "no-enabled-action"
      case .severalPrimaryActions: "several-primary-actions"
      case .unknownPrimaryAction: "unknown-primary-action"
      case .unreachableAction: "unreachable-action"
      }
  }

  /// Returns the findings of that kind.
  public func problems(in subject: AuditSubject) -> [Problem] {
    findings(in: subject).filter { $0.rule == rule }.map {
      Problem($0.element, measured: .text(rule.found), required: .text(rule.wanted))
    }
  }

  private func findings(in subject: AuditSubject) -> [StructureFinding] {
    guard rule == .unknownPrimaryAction else { return subject.root.structureFindings }
    guard let primary = subject.primaryAction, subject.root.find(primary)?.action == nil else {
      return []
    }
    return [StructureFinding(.unknownPrimaryAction, primary)]
  }
}

extension StructureFinding.Rule {
  /// The found structure, in words.
  fileprivate var found: String {
    switch self {
    case .missingLabel: "no label"
    case .duplicateID: "an id that is taken"
    case .noEnabledAction: "nothing to use"
    case .severalPrimaryActions: "another primary button"
    case .unknownPrimaryAction: "no control"
    case .unreachableAction: "out of reach"
    }
  }

  /// The required structure, in words.
  fileprivate var wanted: String {
    switch self {
    case .missingLabel: "a label"
    case .duplicateID: "an id of its own"
    case .noEnabledAction: "one enabled control"
    case .severalPrimaryActions: "one on a screen"
    case .unknownPrimaryAction: "a control of the screen"
    case .unreachableAction: "read, or a named action"
    }
  }
}
