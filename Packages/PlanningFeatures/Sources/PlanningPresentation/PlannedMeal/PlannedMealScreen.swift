import DesignSystem
import ScreenParts

/// A planned meal: its recipe, when and by whom it is eaten, and what can be done with it
/// (R-PLAN-11).
public struct PlannedMealScreen: Screen {
  /// The id, `planned-meal`.
  public let id: ScreenID = "planned-meal"
  /// `default`, or `cooked` or `skipped` for such a meal.
  public var state: StateID
  /// The title.
  public var title: String
  /// Opens the recipe; nil without one.
  var seeRecipe: ActionButton?
  /// Starts to cook; nil for leftovers and words.
  var startCooking: ActionButton?
  /// The warnings about the meal.
  var warnings: [StatusLine]
  /// The rows for the needs of the meal, and for those who eat it.
  var details: [ListRow]
  /// The rows of the changes.
  var changes: [ListRow]
  private let sheet: FormSheet

  /// The button that opens the recipe, if there is one.
  public var primaryAction: ElementID? { seeRecipe?.id }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? { sheet.announcement }

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: PlannedMealInput, _ context: PresentationContext) {
    let (copy, entry) = (context.copy, input.entry)
    title = entry.title
    state = entry.isSkipped ? "skipped" : entry.isCooked ? "cooked" : "default"
    let buttons = PlannedMealButtons(input, copy)
    (seeRecipe, startCooking) = (buttons.seeRecipe, buttons.startCooking)
    let rows = PlannedMealRows(input, copy)
    (warnings, details, changes) = (rows.warnings, rows.details, rows.changes)
    let (warnings, details, changes) = (warnings, details, changes)
    sheet = FormSheet(
      "planned-meal", title: title, closing: "control.close", toast: input.toast, copy
    ) {
      Self.when(input, copy)
      input.image.map { Picture("planned-meal.image", $0, height: 160) }
      if !warnings.isEmpty {
        Stack("planned-meal.warnings", LayoutSpec(.vertical, spacing: .s, width: .fill)) {
          warnings
        }
      }
      buttons
      if !details.isEmpty {
        ListSection(
          "planned-meal.details", spokenHeader: copy("planned-meal.details"), surface: .groupedCard
        ) { details }
      }
      if !changes.isEmpty {
        ListSection(
          "planned-meal.changes", spokenHeader: copy("planned-meal.changes"), surface: .groupedCard
        ) { changes }
      }
    }
  }

  /// "Sat 28 · Today · Dinner", in the middle.
  private static func when(_ input: PlannedMealInput, _ copy: Copy) -> TextBlock {
    let place = PlannerPlace(input.day, input.entry.slot)
    let date = copy.shortDate(input.day)
    let shown = input.day == input.today ? copy("planner.date.today", ["date": date]) : date
    let slot = copy.name(of: input.entry.slot)
    return TextBlock(
      "planned-meal.when", copy("planned-meal.when", ["date": shown, "slot": slot]),
      style: .subheadline, color: .secondaryLabel, alignment: .center,
      spoken: copy.timeSpoken(of: place), fillsWidth: true)
  }
}

/// The two buttons that lead to the recipe.
private struct PlannedMealButtons: Component {
  let seeRecipe: ActionButton?
  let startCooking: ActionButton?

  init(_ input: PlannedMealInput, _ copy: Copy) {
    let entry = input.entry
    seeRecipe =
      input.dish == .words
      ? nil
      : ActionButton(
        "planned-meal.see-recipe", .primary, copy("planned-meal.see-recipe"),
        action: ControlAction(PlannerAction.seeRecipe, entry.id, motion: .sheet))
    startCooking =
      input.dish != .recipe || entry.isCooked || entry.isSkipped
      ? nil
      : ActionButton(
        "planned-meal.start-cooking", .secondary, copy("planned-meal.start-cooking"),
        action: ControlAction(PlannerAction.startCooking, entry.id, motion: .push))
  }

  var element: Element {
    Stack(
      "planned-meal.buttons", LayoutSpec(.vertical, spacing: .sPlus, width: .fill)
    ) {
      seeRecipe
      startCooking
    }.element
  }
}
