/// The rule that symbols, spinners, bars, rings and charts have a contrast of 3 to 1.
///
/// The second table of measured contrast includes symbols next to words with the same meaning, so
/// only the parts of a disabled control are left out. C-K02, C-K06, D-QA-10.
public struct ContrastGlyphRule: AuditRule {
  /// `contrast-glyph`.
  public let id: RuleID = "contrast-glyph"
  /// Colours.
  public let scope = RuleScope.colors

  /// Makes the rule.
  public init() {}

  /// Symbols and drawings with too little contrast.
  public func problems(in subject: AuditSubject) -> [Problem] {
    subject.tooFaint(.glyph) { _ in 3 }
  }
}
