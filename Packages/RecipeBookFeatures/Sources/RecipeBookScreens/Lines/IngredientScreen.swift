import DesignSystem
import MealModels
import ScreenParts

/// The sheet of an ingredient: how much, in which unit, and a search for the food.
///
/// A found food goes into the recipe and nowhere else (C-D24).
public struct IngredientScreen: Screen {
  /// The id, `recipe-ingredient`.
  public let id: ScreenID = "recipe-ingredient"
  /// `new` or `changing`, `found` with foods, `unknown` for an unknown food, or `refused`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The parts of the sheet.
  var sheet: LineSheet

  /// The button that puts it into the recipe.
  public var primaryAction: ElementID? { sheet.keep.id }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String?

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: IngredientInput, _ context: PresentationContext) {
    let copy = context.copy
    state = Self.state(input)
    title = copy(input.isNew ? "recipe-line.ingredient.add" : "recipe-line.ingredient.change")
    sheet = LineSheet(
      "recipe-ingredient", title: title,
      of: input.isNew ? nil : LinePlace(.ingredients, input.position), among: input.count,
      fields: Self.fields(input, copy), copy)
    announcement = input.error ?? title
  }

  private static func state(_ input: IngredientInput) -> StateID {
    if input.error != nil { return "refused" }
    if !input.found.isEmpty { return "found" }
    if input.isUnknown { return "unknown" }
    return input.isNew ? "new" : "changing"
  }

  private static func fields(_ input: IngredientInput, _ copy: Copy) -> [Element] {
    let measure = Stack(
      "recipe-ingredient.measure",
      LayoutSpec(
        .horizontal, spacing: .m, align: .leading, width: .fill,
        stacksAtAccessibilitySizes: true)
    ) {
      field("amount", text: input.amount, action: RecipeLineAction.amount, copy: copy)
      field("unit", text: input.unit, action: RecipeLineAction.unit, copy: copy)
    }
    let note = input.isUnknown && input.error == nil ? copy("recipe-line.unknown") : nil
    let food = FormField("recipe-ingredient.food.labelled", copy("recipe-line.food"), note: note) {
      TextEntry(
        "recipe-ingredient.food", kind: .search, label: copy("recipe-line.food"),
        text: input.food, placeholder: copy("recipe-line.food.placeholder"),
        action: ControlAction(RecipeLineAction.food), error: input.error)
    }
    return [measure.element, food.element] + found(input, copy)
  }

  private static func field(
    _ name: String, text: String, action: ActionForm<Void, String>, copy: Copy
  ) -> FormField {
    let id = ElementID("recipe-ingredient").child(name)
    let label = copy(CopyKey("recipe-line.\(name)"))
    return FormField(id.child("labelled"), label) {
      TextEntry(
        id, label: label, text: text,
        placeholder: copy(CopyKey("recipe-line.\(name).placeholder")),
        action: ControlAction(action))
    }
  }

  private static func found(_ input: IngredientInput, _ copy: Copy) -> [Element] {
    guard !input.found.isEmpty else { return [] }
    return [
      ListSection("recipe-ingredient.found", spokenHeader: copy("recipe-line.found")) {
        input.found.map { food in
          ListRow(
            ElementID("recipe-ingredient.hit").child(food.id.rawValue), food.name,
            subtitle: food.contents, hint: copy("recipe-line.take"),
            action: ControlAction(RecipeLineAction.takeFood, food.name))
        }
      }.element
    ]
  }
}
