import DesignSystem
import MealModels
import ScreenParts

/// The sides of a meal, below its recipe: a row for each, or a sentence if no choice of the side
/// suits everyone at the table.
struct SidesSection: Component {
  /// The stable path.
  var id: ElementID
  /// "Serve With".
  var title: String
  /// The reason why a light dish is a whole meal; nil for any other meal.
  var note: TextBlock?
  /// The served and left-out sides, each opening its sheet.
  var rows: [ListRow]
  /// The notes on sides that are missing because no choice suits everyone at the table.
  var missing: [StatusLine]
  /// The nutrition of the meal with all served sides, and their allergens beyond the dish; nil if
  /// there is nothing to say.
  var footer: String?

  /// Makes the section of a recipe; nil for a dish that is eaten alone.
  init?(_ id: ElementID, of input: RecipeInput, _ copy: Copy) {
    note = copy.note(of: input.meal.customs).map {
      TextBlock(id.child("note"), $0, style: .callout)
    }
    guard !input.sides.isEmpty || note != nil else { return nil }
    self.id = id
    title = copy("sides.title")
    rows = input.sides.compactMap { Self.row(id, side: $0, input: input, copy: copy) }
    missing = copy.missingSides(input.sides, for: input.limits, foodNames: input.foodNames)
      .enumerated().map { StatusLine(id.child("missing").child($0), .information, $1) }
    let served = input.sides.served
    let said = [
      copy.nutrition(of: input.meal, with: served), copy.allergens(of: input.meal, with: served),
    ].compactMap(\.self)
    footer = said.isEmpty ? nil : said.joined(separator: " ")
  }

  private static func row(
    _ id: ElementID, side: TableSide, input: RecipeInput, copy: Copy
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
        value: copy.minutes(minutes), accessory: .disclosure,
        spokenValue: copy.spokenMinutes(minutes), hint: copy("sides.row.hint"), action: action)
    }
  }

  /// The amount of a side for the number of servings: the amount of its first ingredient.
  private static func amount(of recipe: Recipe, _ input: RecipeInput) -> String? {
    recipe.ingredients(
      forServings: input.servings, in: input.system, measured: input.measured
    ).first?.text
  }

  /// The tree node of this value.
  var element: Element {
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
