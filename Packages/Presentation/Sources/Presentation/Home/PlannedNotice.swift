import DesignSystem
import MealModels

/// The notice that the meal below was planned, in the place where other meals show relaxed wishes.
struct PlannedNotice: Component {
  /// The stable path.
  var id: ElementID
  /// "Planned for tonight", or the words for another part of the day.
  var text: String

  /// Makes the line.
  init(_ id: ElementID, _ planned: PlannedForNow, copy: Copy) {
    self.id = id
    text = copy(CopyKey(planned.isLeftovers ? "home.planned.leftovers" : planned.copyKey))
  }

  /// The tree node of this value: an icon and the words.
  var element: Element {
    Stack(id, LayoutSpec(.horizontal, spacing: .s, align: .center, width: .fill)) {
      Glyph(id.child("icon"), .calendar, style: .footnote, color: .information)
      TextBlock(
        id.child("text"), text, style: .footnote, color: .secondaryLabel, fillsWidth: true)
    }.element
  }
}

extension PlannedForNow {
  /// The key of the sentence with the time of the plan.
  var copyKey: String { "home.planned.\(slot.rawValue)" }
}
