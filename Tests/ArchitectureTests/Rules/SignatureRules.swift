extension Rule {
  static let signatureRules = [
    Rule("no function takes four or more unlabelled parameters", findings: unlabelledParameters)
  ]

  @Sendable private static func unlabelledParameters(_ tree: Tree) -> [RuleViolation] {
    tree.sources.filter { !$0.isGenerated && $0.words.contains("_") }.flatMap { file in
      Signature.all(in: file.code).compactMap { signature in
        let count = signature.labels.count { $0 == "_" }
        guard count >= 4 else { return nil }
        return RuleViolation(
          file, line: signature.line, "\(signature.name) has \(count) parameters without a label")
      }
    }
  }
}
