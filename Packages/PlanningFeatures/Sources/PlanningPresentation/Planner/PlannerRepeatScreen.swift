import DesignSystem
import ScreenParts

/// The sheet that plans a meal on several weekdays, for one week or for several.
public struct PlannerRepeatScreen: Screen {
  /// The id, `planner-repeat`.
  public let id: ScreenID = "planner-repeat"
  /// `none`, `free` or `taken`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The choices, and the buttons that close the sheet.
  var sheet: FormSheet

  /// The button that plans the meal.
  public var primaryAction: ElementID? { sheet.primary?.id }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? { sheet.announcement }

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: PlannerRepeatInput, _ context: PresentationContext) {
    let copy = context.copy
    let count = input.freeCount + (input.isBeside ? input.takenCount : 0)
    state = count == 0 ? "none" : input.takenCount > 0 ? "taken" : "free"
    title = copy("planner-repeat.title", ["title": input.title])
    sheet = FormSheet(
      "planner-repeat", title: title,
      primary: ActionButton(
        "planner-repeat.confirm", .primary, copy("planner-repeat.confirm", count: count),
        hint: count > 0
          ? ""
          : copy(input.takenCount > 0 ? "planner-repeat.all-taken" : "planner-repeat.none"),
        action: ControlAction(PlannerSheetAction.repeatMeal),
        phase: count == 0 ? .disabled : .ready),
      toast: input.toast, copy
    ) {
      FormField("planner-repeat.days", copy("planner-repeat.days")) { Self.days(input, copy) }
      FormField("planner-repeat.weeks", copy("planner-repeat.weeks")) { Self.weeks(input, copy) }
      if input.takenCount > 0 {
        StatusLine(
          "planner-repeat.taken", .information,
          copy("planner-repeat.taken", count: input.takenCount), style: .footnote)
        ChipGroup(
          "planner-repeat.beside", label: copy("planner-repeat.beside"),
          chips: [
            Chip(
              "planner-repeat.beside.chip", copy("planner-repeat.beside"),
              isSelected: input.isBeside, action: ControlAction(PlannerSheetAction.beside))
          ])
      }
    }
  }

  private static func days(_ input: PlannerRepeatInput, _ copy: Copy) -> ChipGroup {
    let workdays = Chip(
      "planner-repeat.workdays", copy("planner-repeat.workdays"),
      isSelected: input.weekdays == [1, 2, 3, 4, 5],
      action: ControlAction(PlannerSheetAction.weekday, 0))
    return ChipGroup(
      "planner-repeat.days.chips", label: copy("planner-repeat.days"),
      chips: [workdays]
        + (1...7).map { day in
          Chip(
            ElementID("planner-repeat.day").child(day), copy(CopyKey("planner.weekday.\(day)")),
            isSelected: input.weekdays.contains(day), label: copy(CopyKey("weekday.\(day)")),
            action: ControlAction(PlannerSheetAction.weekday, day))
        })
  }

  private static func weeks(_ input: PlannerRepeatInput, _ copy: Copy) -> ChipGroup {
    ChipGroup(
      "planner-repeat.weeks.chips", label: copy("planner-repeat.weeks"),
      chips: [(1, CopyKey("planner-repeat.this-week")), (4, "planner-repeat.weeks.4")].map {
        Chip(
          ElementID("planner-repeat.week").child($0.0), copy($0.1),
          isSelected: input.weeks == $0.0, action: ControlAction(PlannerSheetAction.weeks, $0.0))
      })
  }
}
