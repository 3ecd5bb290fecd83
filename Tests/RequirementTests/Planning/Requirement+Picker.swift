import DesignSystem
import Testing

extension Requirement {
  /// R-PICK: what is drawn of the recipe picker, with its filters and the choice of servings.
  static let picker = pickerParts + pickerActs

  private static let curated = "recipe-picker.curated"
  private static let chicken = ElementID("recipe-picker.card.lemon-herb-chicken")

  private static let pickerParts = [
    Requirement(
      "R-PICK-01", "one searches and filters above the recipes",
      .speaks("recipe-picker.search", on: curated, label: "Search recipes"),
      .says("Filter", "recipe-picker.filter", on: curated),
      .order("recipe-picker.question", "recipe-picker.tabs", "recipe-picker.cards", on: curated),
      Check {
        let root = Shown.screen(curated).element
        let search = root.find("recipe-picker.search")
        #expect(search?.role == .searchField)
        #expect(search?.visibleText.contains("chicken, vegetarian") == true)
        let filter = root.find("recipe-picker.filter")
        #expect(filter?.all.compactMap(\.icon).map(\.role.drawnGlyph) == ["▾"])
      }),
    Requirement(
      "R-PICK-02", "four tabs in the drawn order",
      .provedBy("RecipePickerTests", "the tabs stand in the drawn order, and one of them is chosen")
    ),
    Requirement(
      "R-PICK-03", "a card has its picture, its name, a rating, what it takes, and Add",
      .provedBy("RecipePickerTests", "a card is as drawn"),
      Check {
        #expect(Shown.element(chicken, on: curated).all.contains { $0.picture != nil })
      }),
    Requirement("R-PICK-04", "recipes are cards below each other") {
      let cards = Shown.element("recipe-picker.cards", on: curated)
      #expect(cards.role == .grid && cards.children.count == 3)
    },
    Requirement(
      "R-PICK-05", "a recipe can be imported from a link",
      .says("Import from link", "recipe-picker.import", on: curated),
      .says("Paste URL or share from Safari", "recipe-picker.import.helper", on: curated),
      .fires("picker.importLink", "recipe-picker.import", on: curated),
      Check {
        let button = Shown.element("recipe-picker.import", on: curated)
        #expect(button.all.compactMap(\.icon).map(\.role) == [.add])
      }),
  ]

  private static let pickerActs = [
    Requirement(
      "R-PICK-06", "a search goes together with diets and a budget",
      .fires("picker.tag?tag=vegan", "picker-filter.tag.vegan", on: "picker-filter.default"),
      .fires("picker.budget=<number:1...20>", "picker-filter.budget", on: "picker-filter.default"),
      Check {
        let root = Shown.screen("recipe-picker.none").element
        #expect(root.find("recipe-picker.search")?.visibleText.contains("lemon chickn") == true)
        #expect(root.find("recipe-picker.filter")?.visibleText == "Filter (3)")
      }),
    Requirement(
      "R-PICK-07", "Add asks for how many, then plans it for the chosen day",
      .fires("picker.add?id=lemon-herb-chicken", chicken.child("add"), on: curated),
      .says("4", "serving-selection.count.value", on: "serving-selection.placed"),
      .says("Add to Mon Dinner", "serving-selection.confirm", on: "serving-selection.placed"),
      .fires("serving.confirm", "serving-selection.confirm", on: "serving-selection.placed"),
      .fires(
        "serving.day?day=20220", "serving-selection.day.20220", on: "serving-selection.unplaced")),
  ]
}
