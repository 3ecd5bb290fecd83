import DesignSystem
import MealModels

/// Says that the meal below was planned, in the place where other meals say which wishes bent.
public struct PlannedNotice: Component {
  /// The stable path.
  public var id: ElementID
  /// "Planned for tonight", or that of another part of the day.
  public var text: String

  /// Makes the line.
  init(_ id: ElementID, _ planned: PlannedForNow, copy: Copy) {
    self.id = id
    text = copy(CopyKey(planned.isLeftovers ? "home.planned.leftovers" : planned.copyKey))
  }

  /// An icon and the words.
  public var element: Element {
    Stack(id, LayoutSpec(.horizontal, spacing: .s, align: .center, width: .fill)) {
      Glyph(id.child("icon"), .calendar, style: .footnote, color: .information)
      TextBlock(
        id.child("text"), text, style: .footnote, color: .secondaryLabel, fillsWidth: true)
    }.element
  }
}

extension PlannedForNow {
  /// The key of the sentence that says for when.
  var copyKey: String { "home.planned.\(slot.rawValue)" }
}
