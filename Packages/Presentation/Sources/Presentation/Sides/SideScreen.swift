import DesignSystem
import MealModels
import ScreenParts

/// The sheet of one accompaniment: the sides to choose from, and the recipe of the served one.
public struct SideScreen: Screen {
  /// The id, `side`.
  public let id: ScreenID = "side"
  /// `chosen`, `left-out` or `missing`, or `toast`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The title as a headline.
  var headline: TextBlock
  /// The meal that it goes with.
  var message: TextBlock
  /// The side dishes that everyone can eat, and "Nothing"; none if no dish suits everyone.
  var choices: [ListRow]
  /// The note that no side dish suits everyone; nil if one does.
  var missing: StatusLine?
  /// The recipe of the served side dish; nil if there is none.
  var recipe: SideRecipe?
  /// Closes it.
  var done: ActionButton
  /// A short message.
  var toast: Toast?

  /// No button is emphasised; every change is stored at once.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? {
    toast?.text ?? missing?.text ?? "\(title) \(message.content.text)"
  }

  /// Makes the sheet of a side of a recipe's meal.
  public init(
    _ side: TableSide, of input: RecipeInput, toast: Notice? = nil, _ context: PresentationContext
  ) {
    let copy = context.copy
    state = toast == nil ? Self.state(side) : "toast"
    title = copy("sides.title")
    headline = TextBlock(
      "side.headline", title, style: .title3, alignment: .center, minHeight: 24, isHeader: true)
    message = TextBlock(
      "side.message", input.meal.recipe.title, style: .callout, color: .secondaryLabel,
      alignment: .center)
    choices = Self.choices(side, input.meal.id, copy)
    missing = copy.missingSides([side], for: input.limits, foodNames: input.foodNames).first
      .map { StatusLine("side.missing", .information, $0) }
    recipe = side.served.map { SideRecipe("side.recipe", of: $0, input, copy) }
    done = ActionButton(
      "side.done", .text, copy("servings.done"), action: ControlAction(NavigationAction.dismiss))
    self.toast = toast.map { $0.toast("side.toast") }
  }

  private static func state(_ side: TableSide) -> StateID {
    switch side.outcome {
    case .served: "chosen"
    case .leftOut: "left-out"
    case .missing: "missing"
    }
  }

  private static func choices(_ side: TableSide, _ meal: MealID, _ copy: Copy) -> [ListRow] {
    guard !side.choices.isEmpty else { return [] }
    let id: ElementID = "side.choice"
    let dishes = side.choices.map { dish in
      let minutes = dish.recipe.times.totalMinutes
      return ListRow(
        id.child(dish.id.rawValue), dish.recipe.title, subtitle: dish.recipe.gloss,
        value: copy.minutes(minutes),
        accessory: .checkmark(isOn: side.served?.id == dish.id),
        spokenValue: copy.spokenMinutes(minutes),
        action: ControlAction(SideAction.choose, ((meal, side.place), dish.id)))
    }
    return dishes + [
      ListRow(
        "side.nothing", copy("sides.nothing"),
        accessory: .checkmark(isOn: side.outcome == .leftOut),
        action: ControlAction(SideAction.leaveOut, (meal, side.place)))
    ]
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("side") {
      Sheet("side.sheet", label: title, dismiss: CustomAction(done.title, done.action)) {
        Stack(
          "side.content",
          LayoutSpec(.vertical, padding: .vertical(.l), align: .center, width: .fill)
        ) {
          headline
          Gap("side.gap.message", .s)
          message
          Gap("side.gap.choices", .l)
          body
          Gap("side.gap.done", .l)
          done
        }
      }
      toast
    }.element
  }

  private var body: Stack {
    Stack("side.body", LayoutSpec(.vertical, spacing: .l, width: .fill)) {
      if !choices.isEmpty {
        ListSection("side.choices", spokenHeader: title) { choices }
      }
      missing
      recipe
    }
  }
}
