import DesignSystem
import MealModels
import ScreenParts

/// A recipe, one step at a time, for use while cooking (G-07).
public struct CookingScreen: Screen {
  /// The id of the cooking screen.
  public let id: ScreenID = "cooking"
  /// `first`, `middle` or `last`, by the step on screen; `timer-running` or `timer-finished` if the
  /// meal has a timer.
  public var state: StateID
  /// The name of the dish.
  public var title: String
  /// The bar with the button back to the recipe.
  var bar: NavigationBar
  /// The name of the dish, its picture, the number of the step and of all steps.
  var header: CookingHeader
  /// A warning, shown at every step, that says why an eater at the table cannot eat the meal.
  ///
  /// Nil if everyone can.
  var warning: StatusLine?
  /// The sides and when to start them.
  ///
  /// The first step shows all sides; any other step shows those that start there.
  var sides: SideCard?
  /// Tells for how many servings the amounts in the instruction are; nil if these are cooked.
  var amountsAreFor: TextBlock?
  /// The instruction of the step.
  var instruction: TextBlock
  /// The amounts of ingredients that the step takes; nil if it takes none.
  var amounts: StepAmountList?
  /// A note that the times in the step's text are for another number of servings than is cooked.
  ///
  /// Nil if the numbers are the same.
  var servings: TextBlock?
  /// Before cooking begins, the allergens of the meal; nil if no eater has an allergy.
  var allergens: AllergenNote?
  /// The eater's own note, as a line that opens it; nil if there is none.
  var note: ListSection?
  /// A button for each wait that the step names and whose timer is not yet running.
  var timers: [ActionButton]
  /// The note on why a timer rings before the end of a range; nil if the step names none.
  var timerNote: TextBlock?
  /// All started timers, at every step; nil if there are none.
  var running: TimerList?
  /// The button that marks the meal as cooked, at the last step.
  var finish: ActionButton?
  /// The buttons for the previous and the next step, always in the same places.
  var steps: StepBar
  /// A short message, such as that the cooked meal could not be stored.
  var toast: Toast?

  /// The one emphasised control.
  public var primaryAction: ElementID? { finish?.id ?? steps.next.id }

  /// The message, else the announcement of an ended timer, else the step.
  ///
  /// Announcing the step means that the cook need not look at the screen with wet hands.
  public var announcement: String? {
    if let toast { return toast.text }
    if let rings = running?.rings { return rings }
    let step = "\(header.progress.element.visibleText). \(instruction.element.visibleText)"
    let note = amountsAreFor?.content.text
    return [warning?.text, note, step, allergens?.text].compactMap(\.self).joined(separator: " ")
  }

  /// Makes the screen.
  public init(_ input: CookingInput, _ context: PresentationContext) {
    let copy = context.copy
    let meal = input.meal
    let steps = meal.recipe.steps
    let last = max(0, steps.count - 1)
    let index = min(max(0, input.step), last)
    let text = steps.indices.contains(index) ? steps[index].text : ""
    let shown = meal.recipe.stepTexts(
      forServings: input.servings, in: input.system, measured: input.measured)
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
    amountsAreFor = copy.note(on: shown).map {
      TextBlock("cooking.note.amounts", $0, style: .footnote, color: .secondaryLabel)
    }
    instruction = TextBlock(
      "cooking.instruction", shown.texts.indices.contains(index) ? shown.texts[index] : "",
      style: .title2, weight: .regular)
    amounts = StepAmountList("cooking.amounts", input, step: index, copy: copy)
    servings = Self.servings(input, copy)
    allergens =
      index == 0
      ? AllergenNote("cooking.allergens", of: meal.facts, for: input.limits, copy: copy) : nil
    allergens?.color = .label
    note = OwnNoteSection.line("cooking.note", of: meal.recipe, copy).map { row in
      ListSection("cooking.note.section", spokenHeader: row.title) { row }
    }
    timers = Self.buttons(named, copy)
    timerNote = Self.note(named.map(\.1), copy)
    running = TimerList("cooking.running", input.timers, copy: copy)
    finish = index == last ? Self.finish(meal, copy) : nil
    self.steps = StepBar("cooking.steps", index, of: steps.count, copy: copy)
    toast = input.toast.map { $0.toast("cooking.toast") }
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("cooking") {
      bar
      PageContent("cooking.content", spacing: .elementSpacing) {
        header
        warning
        sides
        amountsAreFor
        instruction
        amounts
        servings
        allergens
        note
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
