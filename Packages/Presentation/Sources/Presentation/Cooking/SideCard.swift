import DesignSystem
import MealModels
import ScreenParts

/// The sides of a meal, and when to start them so that all are ready together.
struct SideCard: Component {
  /// The stable path.
  var id: ElementID
  /// The heading.
  var header: TextBlock
  /// One button for each side, which opens its recipe: "Start now: Steamed Rice (20 min)".
  var rows: [ActionButton]

  /// Makes the card of a step; nil if it has no sides.
  ///
  /// The first step has every side; any other step has those that start there.
  init?(_ id: ElementID, _ input: CookingInput, step: Int, copy: Copy) {
    let starts = SideStart.starts(of: input.sides, with: input.meal.recipe)
      .filter { step == 0 || $0.step == step }
    guard !starts.isEmpty else { return nil }
    self.id = id
    header = TextBlock(
      id.child("header"), copy("cooking.sides"), style: .headline, isHeader: true)
    rows = starts.map { start in
      let words = [
        "side": start.side.recipe.title,
        "minutes": copy.minutes(start.minutes),
        "step": String(start.step + 1),
      ]
      let key: CopyKey = start.step == step ? "cooking.sides.now" : "cooking.sides.later"
      return ActionButton(
        id.child(start.side.id.rawValue), .secondary, copy(key, words),
        hint: copy("cooking.sides.hint"),
        action: ControlAction(CookingAction.openSide, start.side.id, motion: .sheet))
    }
  }

  /// The tree node of this value.
  var element: Element {
    Card(
      id, .suggestion, spacing: .componentSpacing, padding: .all(.cardPadding), minHeight: 0
    ) {
      header
      rows
    }.element
  }
}
