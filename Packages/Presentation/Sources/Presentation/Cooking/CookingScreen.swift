import DesignSystem
import MealModels
import ScreenParts

/// A recipe one step at a time, for the stove (G-07).
public struct CookingScreen: Screen {
  /// Which screen.
  public let id: ScreenID = "cooking"
  /// `first`, `middle` or `last`, by the step on screen; `timer-running` or `timer-finished` where
  /// the meal has a timer.
  public var state: StateID
  /// The name of the dish.
  public var title: String
  /// The bar with the way back to the recipe.
  public var bar: NavigationBar
  /// The name of the dish, its picture, and which step of how many.
  public var header: CookingHeader
  /// Why not everyone at the table can eat it, at every step; nil when they can.
  public var warning: StatusLine?
  /// What goes with the meal and when to start it: all of it at the first step, and at any other
  /// what starts there.
  public var sides: SideCard?
  /// What to do.
  public var instruction: TextBlock
  /// What the step takes of which ingredients; nil where it takes none.
  public var amounts: StepAmountList?
  /// That amounts in the words of the step are for fewer or more; nil where they are for as many.
  public var servings: TextBlock?
  /// Before cooking begins, what the meal may contain; nil where nobody has an allergy.
  public var allergens: AllergenNote?
  /// A timer for each wait that the step names and nobody started yet.
  public var timers: [ActionButton]
  /// Why a timer rings before the end of a range; nil where the step names none.
  public var timerNote: TextBlock?
  /// Every timer that was started, at every step; nil where there is none.
  public var running: TimerList?
  /// The end, at the last step.
  public var finish: ActionButton?
  /// The way to the step before and to the next one, always at the same places.
  public var steps: StepBar
  /// A short message, such as that the end could not be stored.
  public var toast: Toast?

  /// The one emphasised control.
  public var primaryAction: ElementID? { finish?.id ?? steps.next.id }

  /// The step, so that nobody has to look at the screen with wet hands; or that a time is up, or the
  /// message.
  public var announcement: String? {
    if let toast { return toast.text }
    if let rings = running?.rings { return rings }
    let step = "\(header.progress.element.visibleText). \(instruction.element.visibleText)"
    return [warning?.text, step, allergens?.text].compactMap(\.self).joined(separator: " ")
  }

  /// Makes the screen.
  public init(_ input: CookingInput, _ context: PresentationContext) {
    let copy = context.copy
    let meal = input.meal
    let steps = meal.recipe.steps
    let last = max(0, steps.count - 1)
    let index = min(max(0, input.step), last)
    let text = steps.indices.contains(index) ? steps[index].text : ""
    let started = Set(input.timers.map(\.place))
    let named = CookingTimer.timers(in: text).enumerated()
      .map { (TimerPlace(meal.id, step: index, $0.offset), $0.element) }
      .filter { !started.contains($0.0) }
    state = Self.state(index, last, input)
    title = meal.recipe.title
    bar = Self.bar(copy)
    header = CookingHeader("cooking.header", input, step: index, of: steps.count, copy: copy)
    warning = input.warning.map { StatusLine("cooking.warning", .warning, $0, style: .headline) }
    sides = SideCard("cooking.sides", input, step: index, copy: copy)
    instruction = TextBlock("cooking.instruction", text, style: .title2, weight: .regular)
    amounts = StepAmountList("cooking.amounts", input, step: index, copy: copy)
    servings = Self.servings(input, copy)
    allergens =
      index == 0
      ? AllergenNote("cooking.allergens", of: meal.facts, for: input.limits, copy: copy) : nil
    allergens?.color = .label
    timers = Self.buttons(named, copy)
    timerNote = Self.note(named.map(\.1), copy)
    running = TimerList("cooking.running", input.timers, copy: copy)
    finish = index == last ? Self.finish(meal, copy) : nil
    self.steps = StepBar("cooking.steps", index, of: steps.count, copy: copy)
    toast = input.toast.map { $0.toast("cooking.toast") }
  }

  /// The root of its tree.
  public var element: Element {
    ScreenRoot("cooking") {
      bar
      PageContent("cooking.content", spacing: .elementSpacing) {
        header
        warning
        sides
        instruction
        amounts
        servings
        allergens
        timers
        timerNote
        running
        finish
        Gap("cooking.gap.end", .none)
      }
      steps
      toast
    }.element
  }
}
