import DesignSystem
import ScreenParts

/// The last line of a suggestion: why this meal, and the way to the whole explanation.
///
/// A control of its own beside the one that opens the recipe.
public struct WhyLine: Component {
  /// The stable path.
  public var id: ElementID
  /// What is seen: the reasons, or "Why This?" where none is known.
  public var text: String
  /// "Why This?" with the reasons, and what pressing it does.
  public var accessibility: Accessibility
  /// Opens the explanation; nil while another suggestion is on its way.
  public var action: ControlAction?

  /// Makes the line of a card, from what its menu offers.
  init(_ id: ElementID, reasons: String, _ why: CustomAction, isUsable: Bool, copy: Copy) {
    self.id = id
    text = reasons.isEmpty ? why.label : reasons
    accessibility = Accessibility(
      why.label, value: reasons, hint: isUsable ? copy("opinion.why.hint") : "",
      traits: isUsable ? .button : .disabled)
    action = isUsable ? why.action : nil
  }

  /// The node that this value stands for, 44 points tall.
  public var element: Element {
    Element(
      id, .row,
      layout: LayoutSpec(
        .horizontal, spacing: .s,
        padding: EdgeSpacing(
          top: .s, leading: .cardPadding, bottom: .cardPadding, trailing: .cardPadding),
        align: .center, width: .fill, minHeight: 44),
      accessibility: accessibility, action: action,
      children: [
        TextBlock(
          id.child("text"), text, style: .footnote, color: .secondaryLabel, fillsWidth: true
        ).element,
        Glyph(id.child("icon"), .forward, style: .footnote, color: .primaryText).element,
      ])
  }
}
