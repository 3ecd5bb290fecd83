import Testing

/// A house rule: a name that states it and a pure function that lists what breaks it.
struct Rule: Sendable, CustomTestStringConvertible {
  let name: String
  let findings: @Sendable (Tree) -> [RuleViolation]

  init(_ name: String, findings: @escaping @Sendable (Tree) -> [RuleViolation]) {
    self.name = name
    self.findings = findings
  }

  var testDescription: String { name }

  /// All rules that the repository keeps.
  static let all =
    layerRules + importRules + productRules + treeRules + codeRules
    + interfaceRules + numberRules + privacyRules + commentRules
    + documentRules + copyRules + signatureRules
}
