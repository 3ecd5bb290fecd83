import DesignSystem
import Preferences
import ScreenParts

/// What Home asks or offers by itself, on one line with a way on and a way out; the commonest answers
/// stand below.
public struct QuietLineRow: Component {
  /// The stable path.
  public var id: ElementID
  /// The question or the offer.
  public var text: String
  /// Where everything else is to be said.
  public var further: ActionButton
  /// The answers with one tap; none where the line only offers.
  public var answers: [Chip]
  /// Closes it.
  public var dismiss: IconButton

  /// Makes a line.
  public init(_ id: ElementID, _ line: QuietLine, copy: Copy) {
    self.id = id
    let name = "home.line.\(line.rawValue)"
    text = copy(CopyKey(name))
    further = ActionButton(
      id.child("further"), .text, copy(CopyKey("\(name).further")),
      hint: copy(CopyKey("\(name).further.hint")),
      action: ControlAction(HomeAction.answerFurther, line))
    answers = line == .limits ? Self.limits(id, copy) : []
    dismiss = IconButton(
      id.child("dismiss"), .close, label: copy("home.nudge.dismiss"),
      action: ControlAction(HomeAction.dismissLine, line), color: .secondaryLabel)
  }

  private static func limits(_ id: ElementID, _ copy: Copy) -> [Chip] {
    CommonLimit.allCases.map { limit in
      Chip(
        id.child(limit.rawValue), copy(CopyKey("home.limit.\(limit.rawValue)")),
        hint: copy("home.limit.hint"),
        action: ControlAction(HomeAction.keepLimit, limit, haptic: .selection))
    }
  }

  /// The node that this value stands for; without answers 44 points tall, with them 96.
  public var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      Stack(
        id.child("line"),
        LayoutSpec(
          .horizontal, spacing: .m, align: .center, width: .fill, minHeight: 44,
          stacksAtAccessibilitySizes: true)
      ) {
        TextBlock(
          id.child("text"), text, style: .callout, color: .secondaryLabel, fillsWidth: true)
        further
        dismiss
      }
      answers.isEmpty ? nil : ChipGroup(id.child("answers"), label: text, chips: answers)
    }.element
  }
}
