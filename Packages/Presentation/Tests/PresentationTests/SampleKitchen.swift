import DesignSystem
import MealModels
import Presentation
import ScreenParts

@testable import PresentationSamples

/// The five meals of the drawings with exactly their data (W-HOME, W-REC, W-FAV).
enum SampleKitchen {
  static let tuscan = Meal(
    recipe: Recipe(
      id: "creamy-tuscan-chicken", title: "Creamy Tuscan Chicken",
      summary: "A rich, creamy chicken dish with sun-dried tomatoes and fresh spinach. "
        + "Perfect for a cozy dinner at home.",
      description: "A rich, creamy chicken dish featuring tender chicken breast, sun-dried "
        + "tomatoes, fresh spinach, and aromatic herbs in a luscious cream sauce. "
        + "Perfect for a cozy dinner.",
      cuisine: .italian, difficulty: .easy,
      times: RecipeTimes(prepMinutes: 5, cookMinutes: 20), servings: 4,
      ingredients: [
        line("1", .pound, "boneless, skinless chicken breast"),
        line("1", .cup, "heavy cream"), line("2", .tablespoon, "olive oil"),
        line("3", .clove, "garlic", note: "minced"),
        line("1/2", .cup, "sun-dried tomatoes", note: "chopped"),
        line("2", .cup, "fresh spinach"), line("1/2", .cup, "grated Parmesan cheese"),
        Ingredient(name: "Salt and pepper", food: "salt", note: "to taste"),
      ],
      steps: [
        RecipeStep(
          "Heat olive oil in a large skillet over medium-high heat. "
            + "Season chicken with salt and pepper."),
        RecipeStep(
          "Add chicken to skillet and cook for 6-7 minutes on each side until golden brown "
            + "and cooked through. Remove and set aside."),
        RecipeStep(
          "In the same skillet, add garlic and cook for 1 minute until fragrant. "
            + "Add sun-dried tomatoes and cook for 2 minutes."),
        RecipeStep(
          "Pour in heavy cream and bring to a simmer. Add spinach and cook until wilted. "
            + "Stir in Parmesan cheese until melted."),
        RecipeStep(
          "Return chicken to skillet and simmer for 2-3 minutes until heated through. "
            + "Serve immediately over pasta or rice."),
      ],
      picture: DishPicture(kind: .plate, description: "Golden chicken in a cream sauce")),
    slots: SlotSet([.lunch, .dinner]), facts: plain)

  static let samples = SampleMeals(
    tuscan: tuscan,
    tacos: meal(
      "spicy-beef-tacos", title: "Spicy Beef Tacos", cuisine: .mexican, minutes: 15,
      difficulty: .medium, kind: .taco),
    salad: meal(
      "greek-quinoa-salad", title: "Greek Quinoa Salad", cuisine: .greek, minutes: 10,
      difficulty: .easy, kind: .salad),
    curry: meal(
      "thai-green-curry", title: "Thai Green Curry", cuisine: .thai, minutes: 30, difficulty: .hard,
      kind: .curry),
    salmon: meal(
      "lemon-herb-salmon", title: "Lemon Herb Salmon", cuisine: .american, minutes: 20,
      difficulty: .medium, kind: .plate))

  static let catalog = ScreenCatalog(samples: samples, copy: .english)

  private static let plain = MealFacts(contents: FoodContents(), foods: [])

  private static func line(
    _ amount: String, _ unit: MeasureUnit, _ name: String, note: String? = nil
  ) -> Ingredient {
    Ingredient(
      measure: Quantity(amount).map { Measure($0, unit) }, name: name, food: FoodID(slug: name),
      note: note)
  }

  private static func meal(
    _ id: MealID, title: String, cuisine: Cuisine, minutes: Int, difficulty: Difficulty,
    kind: DishKind
  ) -> Meal {
    Meal(
      recipe: Recipe(
        id: id, title: title, summary: "One sentence.", description: "Some sentences.",
        cuisine: cuisine, difficulty: difficulty,
        times: RecipeTimes(prepMinutes: minutes, cookMinutes: 0), servings: 4,
        ingredients: [Ingredient(name: "beef", food: "beef")], steps: [RecipeStep("Cook.")],
        picture: DishPicture(kind: kind, description: "")),
      slots: SlotSet([.dinner]), facts: plain)
  }
}

extension Element {
  /// The text of an element and its looks; nil when it shows no text itself.
  func text(_ id: ElementID) -> TextContent? {
    guard case .text(let content)? = find(id)?.content else { return nil }
    return content
  }

  /// What is read of an element.
  func spoken(_ id: ElementID) -> Accessibility? { find(id)?.accessibility }

  /// The action of a control as text; nil when it has none or is disabled.
  func fired(_ id: ElementID) -> String? {
    guard let element = find(id), element.isEnabled else { return nil }
    return element.action?.description
  }

  /// The gap, in points, that the room of that id makes.
  func gap(_ id: ElementID) -> Double? { find(id)?.layout.padding.top.points }
}

extension PresentationContext {
  /// The words of most tests; light, and without a tab bar.
  static let english = PresentationContext(copy: .english)
}
