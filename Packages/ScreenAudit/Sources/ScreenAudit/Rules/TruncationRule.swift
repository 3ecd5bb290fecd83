import DesignSystem
import Layout

/// Words that are cut off can be had in full.
///
/// W-A11Y-11, C-T07, C-T11. A card is a summary: what it cuts is one tap away while it opens
/// something, or is read in full by VoiceOver, or comes back when the card can be used again.
/// Everywhere else, on a button, a badge, a title, cut words are lost.
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

  /// Whether what is read is a card, or the part of one that is pressed.
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
