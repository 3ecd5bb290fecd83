import DesignSystem
import MealModels
import ScreenParts

/// A recipe one step at a time, for the stove (G-07).
public struct CookingScreen: Screen {
  /// Which screen.
  public let id: ScreenID = "cooking"
  /// `first`, `middle` or `last`, by the step on screen; `timer-running` or `timer-finished`.
  public var state: StateID
  /// The name of the dish.
  public var title: String
  /// The bar with the way back to the recipe.
  public var bar: NavigationBar
  /// Which step of how many.
  public var progress: TextBlock
  /// Why not everyone at the table can eat it, at every step; nil when they can.
  public var warning: StatusLine?
  /// What to do.
  public var instruction: TextBlock
  /// That the ingredients are for more or fewer than the steps; nil where they are for as many.
  public var servings: TextBlock?
  /// Before cooking begins, what the meal may contain; nil where nobody has an allergy.
  public var allergens: AllergenNote?
  /// A timer for each time that the step names; none while one runs.
  public var timers: [ActionButton]
  /// Why a timer rings before the end of a range; nil where the step names none.
  public var timerNote: TextBlock?
  /// The timer that was started.
  public var running: TimerPanel?
  /// The way to the step before; missing at the first one.
  public var previous: ActionButton?
  /// The way to the next step, or the end.
  public var next: ActionButton
  /// A short message, such as that the end could not be stored.
  public var toast: Toast?

  /// The one emphasised control.
  public var primaryAction: ElementID? { next.id }

  /// The step, so that nobody has to look at the screen with wet hands; or that the time is up, or
  /// the message.
  public var announcement: String? {
    if let toast { return toast.text }
    if let running, running.isOver { return running.spoken }
    let step = "\(progress.element.visibleText). \(instruction.element.visibleText)"
    return [warning?.text, step, allergens?.text].compactMap(\.self).joined(separator: " ")
  }

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - servings: for how many the ingredients are shown; as the recipe is written unless given.
  ///   - step: counted from zero; one past the end shows the last step.
  ///   - timer: the timer that was started, at this step or before.
  ///   - limits: what people at the table must not eat.
  ///   - warning: why not everyone at the table can eat it, in words that are ready to show.
  ///   - toast: a short message.
  public init(
    meal: Meal, servings: Int? = nil, step: Int, timer: RunningTimer? = nil,
    limits: EaterLimits = .none,
    warning: String? = nil, toast: Notice? = nil,
    _ context: PresentationContext
  ) {
    let copy = context.copy
    let steps = copy.recipe(meal.recipe).steps
    let last = max(0, steps.count - 1)
    let index = min(max(0, step), last)
    let text = steps.indices.contains(index) ? steps[index].text : ""
    let named = timer == nil ? CookingTimer.timers(in: text) : []
    state = Self.state(index, last, timer)
    title = meal.recipe.title
    bar = Self.bar(copy)
    progress = TextBlock(
      "cooking.progress",
      copy("cooking.progress", ["step": String(index + 1), "count": String(steps.count)]),
      style: .title3, isHeader: true)
    self.warning = warning.map { StatusLine("cooking.warning", .warning, $0, style: .headline) }
    instruction = TextBlock("cooking.instruction", text, style: .title2, weight: .regular)
    self.servings = Self.servings(servings, meal.recipe, copy)
    allergens =
      index == 0
      ? AllergenNote("cooking.allergens", of: meal.facts, for: limits, copy: copy) : nil
    allergens?.color = .label
    timers = Self.buttons(named, copy)
    timerNote = Self.note(named, copy)
    running = timer.map { TimerPanel("cooking.timer", $0, copy: copy) }
    previous = index == 0 ? nil : Self.previous(copy)
    next = index == last ? Self.finish(meal, copy) : Self.next(copy)
    self.toast = toast.map { $0.toast("cooking.toast") }
  }

  /// The root of its tree.
  public var element: Element {
    ScreenRoot("cooking") {
      bar
      PageContent("cooking.content", spacing: .elementSpacing) {
        progress
        warning
        instruction
        servings
        allergens
        timers
        timerNote
        running
        FlexibleSpace("cooking.space")
        next
        previous
        Gap("cooking.gap.end", .none)
      }
      toast
    }.element
  }
}
