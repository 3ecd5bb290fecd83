import DesignSystem
import MealModels
import ScreenParts

/// What goes with a meal, and when to start it so that both are ready together.
public struct SideCard: Component {
  /// The stable path.
  public var id: ElementID
  /// The heading.
  public var header: TextBlock
  /// One button for each side, which opens its recipe: "Start now: Steamed Rice (20 min)".
  public var rows: [ActionButton]

  /// Makes the card of a step: at the first one of every side, at any other of those that start
  /// there; nil for none.
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
        "minutes": copy("meal.minutes", count: start.minutes),
        "step": String(start.step + 1),
      ]
      let key: CopyKey = start.step == step ? "cooking.sides.now" : "cooking.sides.later"
      return ActionButton(
        id.child(start.side.id.rawValue), .secondary, copy(key, words),
        hint: copy("cooking.sides.hint"),
        action: ControlAction(CookingAction.openSide, start.side.id, motion: .sheet))
    }
  }

  /// The node that this value stands for.
  public var element: Element {
    Card(
      id, .suggestion, spacing: .componentSpacing, padding: .all(.cardPadding), minHeight: 0
    ) {
      header
      rows
    }.element
  }
}
