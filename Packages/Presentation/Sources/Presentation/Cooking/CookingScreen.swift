import DesignSystem
import MealModels

/// A recipe one step at a time, for the stove (G-07).
public struct CookingScreen: Screen {
  /// Which screen.
  public let id: ScreenID = "cooking"
  /// `first`, `middle` or `last`, by the step on screen.
  public var state: StateID
  /// The name of the dish.
  public var title: String
  /// The bar with the way back to the recipe.
  public var bar: NavigationBar
  /// Which step of how many.
  public var progress: TextBlock
  /// What to do.
  public var instruction: TextBlock
  /// The way to the step before; missing at the first one.
  public var previous: ActionButton?
  /// The way to the next step, or the end.
  public var next: ActionButton

  /// The one emphasised control.
  public var primaryAction: ElementID? { next.id }

  /// The step, so that nobody has to look at the screen with wet hands.
  public var announcement: String? {
    "\(progress.element.visibleText). \(instruction.element.visibleText)"
  }

  /// Makes the screen.
  ///
  /// - Parameter step: counted from zero; one past the end shows the last step.
  public init(
    meal: Meal, step: Int, _ context: PresentationContext = PresentationContext()
  ) {
    let copy = context.copy
    let steps = meal.recipe.steps
    let last = max(0, steps.count - 1)
    let index = min(max(0, step), last)
    state = index == last ? "last" : (index == 0 ? "first" : "middle")
    title = meal.recipe.title
    bar = NavigationBar("cooking.bar", title: "") {
      ActionButton(
        "cooking.back", .text, copy("cooking.back"), icon: .back,
        action: ControlAction(NavigationAction.dismiss))
    }
    progress = TextBlock(
      "cooking.progress",
      copy("cooking.progress", ["step": String(index + 1), "count": String(steps.count)]),
      style: .title3, isHeader: true)
    instruction = TextBlock(
      "cooking.instruction", steps.indices.contains(index) ? steps[index].text : "",
      style: .title2, weight: .regular)
    previous = index == 0 ? nil : Self.step("previous", copy, CookingAction.previous)
    next = index == last ? Self.finish(meal, copy) : Self.next(copy)
  }

  private static func next(_ copy: Copy) -> ActionButton {
    ActionButton(
      "cooking.next", .primary, copy("cooking.next"), action: ControlAction(CookingAction.next))
  }

  private static func finish(_ meal: Meal, _ copy: Copy) -> ActionButton {
    ActionButton(
      "cooking.finish", .primary, copy("cooking.finish"), hint: copy("cooking.finish.hint"),
      action: .about(CookingAction.finish, id: meal.id.rawValue))
  }

  private static func step(_ name: String, _ copy: Copy, _ action: ActionID) -> ActionButton {
    ActionButton(
      ElementID("cooking.\(name)"), .secondary, copy(CopyKey("cooking.\(name)")),
      action: ControlAction(action))
  }

  /// The root of its tree.
  public var element: Element {
    ScreenRoot("cooking") {
      bar
      PageContent("cooking.content", spacing: .elementSpacing) {
        progress
        instruction
        FlexibleSpace("cooking.space")
        next
        previous
      }
    }.element
  }
}

/// What can be done while cooking.
public enum CookingAction {
  /// Shows the next step.
  public static let next: ActionID = "cooking.next"
  /// Shows the step before.
  public static let previous: ActionID = "cooking.previous"
  /// Says that the meal is cooked.
  public static let finish: ActionID = "cooking.finish"
}
