import DesignSystem
import ScreenParts

/// The last line of a suggestion: the reasons for the meal, and a link to the whole explanation.
///
/// It is a separate control from the one that opens the recipe.
struct WhyLine: Component {
  /// The stable path.
  var id: ElementID
  /// The visible text: the reasons, or "Why This?" if there are none.
  var text: String
  /// The VoiceOver label "Why This?" with the reasons, and the action.
  var accessibility: Accessibility
  /// Opens the explanation; nil while another suggestion is loading.
  var action: ControlAction?

  /// Makes the line of a card, from the action in its menu.
  init(_ id: ElementID, reasons: String, _ why: CustomAction, isUsable: Bool, copy: Copy) {
    self.id = id
    text = reasons.isEmpty ? why.label : reasons
    accessibility = Accessibility(
      why.label, value: reasons, hint: isUsable ? copy("opinion.why.hint") : "",
      traits: isUsable ? .button : .disabled)
    action = isUsable ? why.action : nil
  }

  /// The tree node of this value, 44 points tall.
  var element: Element {
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
