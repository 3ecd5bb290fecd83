import DesignSystem
import Preferences
import ScreenParts

/// The quiet line: a question or offer of Home on one line, with buttons to accept and decline.
///
/// The most common answers are below it.
struct QuietLineRow: Component {
  /// The stable path.
  var id: ElementID
  /// The question or the offer.
  var text: String
  /// Opens the page with all its settings.
  var further: ActionButton
  /// The answers with one tap; empty if the line is an offer.
  var answers: [Chip]
  /// Closes the line.
  var dismiss: IconButton

  /// Makes a line.
  init(_ id: ElementID, _ line: QuietLine, copy: Copy) {
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

  /// The tree node of this value; 44 points tall without answers, 96 with them.
  var element: Element {
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
