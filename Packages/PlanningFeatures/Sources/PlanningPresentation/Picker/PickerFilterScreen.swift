import DesignSystem
import MealModels
import ScreenParts

/// The filters of the picker: diets, the cost of a serving, the time (R-PICK-06).
public struct PickerFilterScreen: Screen {
  /// The id, `picker-filter`.
  public let id: ScreenID = "picker-filter"
  /// `default`, `filtered`, or `nothing` if no recipe matches.
  public var state: StateID
  /// The title.
  public var title: String
  /// The choices, and the buttons that close the sheet.
  var sheet: FormSheet

  /// The button that shows the matching recipes.
  public var primaryAction: ElementID? { sheet.primary?.id }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? { sheet.announcement }

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: PickerFilterInput, _ context: PresentationContext) {
    let (copy, filter) = (context.copy, input.filter)
    state = input.matchCount == 0 ? "nothing" : filter.count > 0 ? "filtered" : "default"
    title = copy("picker.filter")
    sheet = FormSheet(
      "picker-filter", title: title, primary: Self.show(input, copy),
      further: filter.count > 0 ? [Self.clear(copy)] : [], closing: "control.close", copy
    ) {
      TextBlock(
        "picker-filter.count", copy("picker.filter.active", count: filter.count),
        style: .callout, color: .secondaryLabel, alignment: .center, fillsWidth: true)
      Self.tags(filter, copy)
      Self.budget(input, copy)
      Self.minutes(filter, copy)
      TextBlock(
        "picker-filter.note", copy("picker.filter.note"), style: .footnote,
        color: .secondaryLabel, fillsWidth: true)
    }
  }

  private static func tags(_ filter: PickerFilter, _ copy: Copy) -> FormField {
    FormField("picker-filter.diet", copy("picker.filter.tags")) {
      ChipGroup(
        "picker-filter.tags", label: copy("picker.filter.tags"),
        chips: DietaryTag.allCases.map { tag in
          Chip(
            ElementID("picker-filter.tag").child(tag.rawValue), copy.name(of: tag),
            isSelected: filter.tags.contains(tag), action: ControlAction(PickerAction.tag, tag))
        })
    }
  }

  private static func budget(_ input: PickerFilterInput, _ copy: Copy) -> BudgetSlider {
    let budget = input.filter.budget
    return BudgetSlider(
      "picker-filter.budget", label: copy("picker.filter.budget"), budget: budget,
      value: budget.map { copy("picker.filter.budget.most", ["price": copy.roundPrice($0)]) }
        ?? copy("picker.filter.budget.any"),
      range: PickerFilter.budgetRange, action: ControlAction(PickerAction.budget),
      clear: CustomAction(
        copy("picker.filter.budget.any"), ControlAction(PickerAction.anyBudget)))
  }

  private static func minutes(_ filter: PickerFilter, _ copy: Copy) -> FormField {
    let choices = PickerFilter.minuteChoices.map(Optional.some) + [nil]
    return FormField("picker-filter.time", copy("picker.filter.minutes")) {
      ChipGroup(
        "picker-filter.minutes", label: copy("picker.filter.minutes"),
        chips: choices.map { choice in
          Chip(
            ElementID("picker-filter.minutes").child(choice.map(String.init) ?? "any"),
            choice.map(copy.minutes) ?? copy("picker.filter.minutes.any"),
            isSelected: choice == filter.minutes,
            label: choice.map {
              copy("picker.filter.minutes.most", ["minutes": copy.spokenMinutes($0)])
            },
            action: ControlAction(PickerAction.minutes, choice))
        })
    }
  }

  private static func show(_ input: PickerFilterInput, _ copy: Copy) -> ActionButton {
    let isNothing = input.matchCount == 0
    let words =
      isNothing
      ? copy("picker.filter.nothing")
      : input.matchCount.map { copy("picker.filter.show", count: $0) }
        ?? copy("picker.filter.counting")
    return ActionButton(
      "picker-filter.show", .primary, words,
      hint: isNothing ? copy("picker.filter.nothing.hint") : "",
      action: ControlAction(NavigationAction.dismiss),
      phase: isNothing ? .disabled : input.matchCount == nil ? .busy : .ready)
  }

  private static func clear(_ copy: Copy) -> ActionButton {
    ActionButton(
      "picker-filter.clear", .text, copy("picker.filter.clear"),
      action: ControlAction(PickerAction.clearFilters))
  }
}
