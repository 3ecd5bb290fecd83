import DesignSystem
import MealModels
import ScreenParts

/// What goes with a meal, below all that is drawn of its recipe: a row for each thing, and a sentence
/// where nothing may stand.
public struct SidesSection: Component {
  /// The stable path.
  public var id: ElementID
  /// "Serve With".
  public var title: String
  /// Why it is a whole meal though it is light; nil for any other.
  public var note: TextBlock?
  /// What is served or was left out, each opening its sheet.
  public var rows: [ListRow]
  /// What is missing because no choice suits everyone at the table.
  public var missing: [StatusLine]
  /// What all that is served has, and what it contains beyond the dish; nil where there is nothing
  /// to say.
  public var footer: String?

  /// Makes the section of a recipe; nil for a dish that is eaten alone.
  init?(_ id: ElementID, of input: RecipeInput, _ copy: Copy) {
    note = copy.note(of: input.meal.customs).map {
      TextBlock(id.child("note"), $0, style: .callout)
    }
    guard !input.sides.isEmpty || note != nil else { return nil }
    self.id = id
    title = copy("sides.title")
    rows = input.sides.compactMap { Self.row(id, $0, input, copy) }
    missing = copy.missingSides(input.sides, for: input.limits, foodNames: input.foodNames)
      .enumerated().map { StatusLine(id.child("missing").child($0), .information, $1) }
    let served = input.sides.served
    let said = [
      copy.nutrition(of: input.meal, with: served), copy.allergens(of: input.meal, with: served),
    ].compactMap(\.self)
    footer = said.isEmpty ? nil : said.joined(separator: " ")
  }

  private static func row(
    _ id: ElementID, _ side: TableSide, _ input: RecipeInput, _ copy: Copy
  ) -> ListRow? {
    let row = id.child(side.place)
    let action = ControlAction(SideAction.open, (input.meal.id, side.place), motion: .sheet)
    switch side.outcome {
    case .missing: return nil
    case .leftOut:
      return ListRow(
        row, copy("sides.left-out", ["side": side.usual?.recipe.title ?? ""]),
        accessory: .disclosure, hint: copy("sides.row.hint"), action: action)
    case .served(let dish):
      let minutes = dish.recipe.times.totalMinutes
      return ListRow(
        row, dish.recipe.title, subtitle: amount(of: dish.recipe, input),
        value: copy("meal.minutes", count: minutes), accessory: .disclosure,
        spokenValue: copy.spokenMinutes(minutes), hint: copy("sides.row.hint"), action: action)
    }
  }

  /// What there is of it for so many people: its first ingredient.
  private static func amount(of recipe: Recipe, _ input: RecipeInput) -> String? {
    recipe.ingredients(
      forServings: input.servings, in: input.system, measured: input.measured
    ).first?.text
  }

  /// The node that this value stands for.
  public var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .m, width: .fill)) {
      note
      if !rows.isEmpty {
        ListSection(
          id.child("list"), header: title.uppercased(), spokenHeader: title, footer: footer
        ) { rows }
      }
      missing
    }.element
  }
}
