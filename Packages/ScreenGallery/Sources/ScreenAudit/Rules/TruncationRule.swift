import DesignSystem
import Layout

/// The rule that people can read truncated words in full elsewhere.
///
/// W-A11Y-11, C-T07, C-T11. A card is a summary: the page that it opens shows its words in full, or
/// VoiceOver reads them in full, or they come back when the card is enabled again. Everywhere else,
/// such as on a button, a badge or a title, truncated words are lost.
public struct TruncationRule: AuditRule {
  /// `truncation`.
  public let id: RuleID = "truncation"
  /// Layout.
  public let scope = RuleScope.layout

  /// Makes the rule.
  public init() {}

  /// Texts that lose words.
  public func problems(in subject: AuditSubject) -> [Problem] {
    subject.elements.indices.compactMap { index in
      let placed = subject.elements[index]
      guard placed.isTruncated, !isSummary(index, in: subject) else { return nil }
      return Problem(
        placed.id, measured: .text(placed.lines.last ?? "…"),
        required: .text(placed.element.visibleText))
    }
  }

  /// Whether the element that VoiceOver reads is a card or the pressed part of one.
  private func isCard(_ reader: Element, around index: Int, in subject: AuditSubject) -> Bool {
    guard reader.role == .stack else { return reader.role == .card }
    let line = subject.line(from: index).map { subject.elements[$0].element }
    let holder = line.drop { $0.id != reader.id }.dropFirst().first
    return holder?.role == .card
  }

  private func isSummary(_ index: Int, in subject: AuditSubject) -> Bool {
    guard let card = subject.reader(of: index), isCard(card, around: index, in: subject) else {
      return false
    }
    let words = subject.elements[index].element.visibleText
    let spoken = card.accessibility
    return card.isEnabled || spoken.traits.contains(.disabled) || spoken.label.contains(words)
      || spoken.value.contains(words)
  }
}
