import DesignSystem
import ScreenParts

/// The sheet that plans last week or a kept week again, and keeps the shown week.
public struct PlannerWeeksScreen: Screen {
  /// The id, `planner-weeks`.
  public let id: ScreenID = "planner-weeks"
  /// `default`, or `kept` if there are kept weeks.
  public var state: StateID
  /// The title.
  public var title: String
  /// The weeks, and the button that closes the sheet.
  var sheet: FormSheet

  /// Nil, because each row takes effect at once.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? { sheet.announcement }

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: PlannerWeeksInput, _ context: PresentationContext) {
    let copy = context.copy
    state = input.kept.isEmpty ? "default" : "kept"
    title = copy("planner.week", ["dates": copy.week(from: input.firstDay)])
    sheet = FormSheet(
      "planner-weeks", title: title, closing: "planner-weeks.close", toast: input.toast, copy
    ) {
      ListSection(
        "planner-weeks.last", header: copy("planner-weeks.last"), surface: .groupedCard
      ) {
        Self.last(input, copy)
      }
      if !input.kept.isEmpty {
        ListSection(
          "planner-weeks.kept", header: copy("planner-weeks.kept"), surface: .groupedCard
        ) {
          input.kept.flatMap { Self.rows(of: $0, copy) }
        }
      }
      if input.count > 0 {
        FormField("planner-weeks.keep.field", copy("planner-weeks.keep")) {
          TextEntry(
            "planner-weeks.keep", label: copy("planner-weeks.keep"),
            placeholder: copy("planner-weeks.keep.sample"),
            action: ControlAction(PlannerSheetAction.keepWeek))
        }
      } else {
        TextBlock(
          "planner-weeks.keep.none", copy("planner-weeks.keep.none"), style: .footnote,
          color: .secondaryLabel, fillsWidth: true)
      }
    }
  }

  private static func last(_ input: PlannerWeeksInput, _ copy: Copy) -> ListRow {
    guard input.lastCount > 0 else {
      return ListRow("planner-weeks.last.none", copy("planner-weeks.last.none"))
    }
    return ListRow(
      "planner-weeks.last.copy", icon: .duplicate, copy("planner-weeks.copy-last"),
      subtitle: copy("planner-weeks.copy-last.count", count: input.lastCount),
      action: ControlAction(PlannerSheetAction.copyLast))
  }

  private static func rows(of kept: PlannerWeeksInput.Kept, _ copy: Copy) -> [Element] {
    let id = ElementID("planner-weeks.week").child(kept.id.rawValue)
    return [
      ListRow(
        id, icon: .calendar, copy("planner-weeks.use", ["name": kept.name]),
        subtitle: copy("planner-weeks.copy-last.count", count: kept.count),
        action: ControlAction(PlannerSheetAction.useWeek, kept.id)
      ).element,
      ListRow(
        id.child("delete"), copy("planner-weeks.delete", ["name": kept.name]),
        action: ControlAction(PlannerSheetAction.deleteWeek, kept.id), isDestructive: true
      ).element,
    ]
  }
}
