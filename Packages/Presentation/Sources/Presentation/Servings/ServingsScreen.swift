import AccountScreens
import DesignSystem
import MealModels
import Preferences
import ScreenParts

/// The sheet that asks for how many people a recipe is shown, and in which units (G-16).
public struct ServingsScreen: Screen {
  /// The id, `servings`.
  public let id: ScreenID = "servings"
  /// `us` or `metric`, or `toast`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The title as a headline.
  var headline: TextBlock
  /// The number of servings, 1 to 12.
  var servings: StepperControl
  /// US or metric.
  var units: SegmentedControl
  /// The servings of the written recipe, and their effect on its steps.
  var note: TextBlock
  /// Closes it.
  var done: ActionButton
  /// A short message.
  var toast: Toast?

  /// The numbers of servings that can be chosen.
  public static let range = EaterPreferences.servingsRange

  /// No button is emphasised; every change shows at once.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? { toast?.text ?? headline.content.text }

  /// Makes the sheet of a recipe.
  ///
  /// - Parameters:
  ///   - count: the number of people for whom it is shown now.
  ///   - system: the units in which it is shown now.
  public init(
    _ recipe: Recipe, servings count: Int, in system: MeasurementSystem, toast: Notice? = nil,
    _ context: PresentationContext
  ) {
    let copy = context.copy
    state = toast == nil ? StateID(system.rawValue) : "toast"
    title = copy("servings.title")
    headline = TextBlock(
      "servings.headline", title, style: .title3, alignment: .center, minHeight: 24,
      isHeader: true)
    servings = Self.stepper(recipe.id, count, copy)
    units = SegmentedControl(
      "servings.units", label: copy("settings.units"),
      segments: MeasurementSystem.allCases.map { system in
        .init(
          system.rawValue, copy(CopyKey("units.\(system.rawValue)")),
          action: ControlAction(SettingsAction.units, system))
      }, selected: system.rawValue)
    let written = ["servings": copy("meal.servings", count: recipe.servings)]
    note = TextBlock(
      "servings.note",
      copy(Self.note(recipe, count), written),
      style: .footnote, color: .secondaryLabel, alignment: .center)
    done = ActionButton(
      "servings.done", .text, copy("servings.done"),
      action: ControlAction(NavigationAction.dismiss))
    self.toast = toast.map { $0.toast("servings.toast") }
  }

  /// The words of the note: which numbers inside the steps stay as they are written.
  private static func note(_ recipe: Recipe, _ count: Int) -> CopyKey {
    guard count != recipe.servings else { return "servings.written" }
    let steps = recipe.stepTexts(forServings: count, in: nil, measured: [:])
    return steps.amountsAreFor == nil ? "servings.times" : "servings.steps"
  }

  /// The stepper, whose buttons are labelled with the number that they lead to.
  private static func stepper(_ recipe: MealID, _ count: Int, _ copy: Copy) -> StepperControl {
    func action(_ count: Int) -> ControlAction? {
      guard range.contains(count) else { return nil }
      return ControlAction(
        RecipeAction.servings, (recipe, count),
        announcement: copy("meal.servings", count: count))
    }
    return StepperControl(
      "servings.count", label: copy("servings.label"), value: copy("meal.servings", count: count),
      decrement: action(min(count - 1, range.upperBound)), increment: action(count + 1),
      decrementLabel: copy("servings.fewer"), incrementLabel: copy("servings.more"))
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("servings") {
      Sheet("servings.sheet", label: title, dismiss: CustomAction(done.title, done.action)) {
        Stack(
          "servings.content",
          LayoutSpec(.vertical, padding: .vertical(.l), align: .center, width: .fill)
        ) {
          headline
          Gap("servings.gap.count", .m)
          servings
          Gap("servings.gap.units", .m)
          units
          Gap("servings.gap.note", .m)
          note
          Gap("servings.gap.done", .l)
          done
        }
      }
      toast
    }.element
  }
}
