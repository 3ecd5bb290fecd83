/// Symbols, spinners, bars, rings and charts stand out 3 to 1.
///
/// The second table of measured contrast judges symbols beside words that say the same too, so
/// nothing is left out but what is part of a control that cannot be used now. C-K02, C-K06,
/// D-QA-10.
public struct ContrastGlyphRule: AuditRule {
  /// `contrast-glyph`.
  public let id: RuleID = "contrast-glyph"
  /// Colours.
  public let scope = RuleScope.colors

  /// Makes the rule.
  public init() {}

  /// Symbols and drawings that do not stand out enough.
  public func problems(in subject: AuditSubject) -> [Problem] {
    subject.tooFaint(.glyph) { _ in 3 }
  }
}
