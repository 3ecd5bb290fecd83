import DesignSystem
import MealModels
import Testing

@testable import MealPictures

@Suite struct PlateTests {
  static let tuscan = Meal(
    recipe: Recipe(
      id: "creamy-tuscan-chicken", title: "Creamy Tuscan Chicken", summary: "", description: "",
      cuisine: .italian, difficulty: .easy,
      times: RecipeTimes(prepMinutes: 5, cookMinutes: 20), servings: 4,
      ingredients: [
        line("1", .pound, "chicken breast"), line("1", .cup, "heavy cream"),
        line("2", .tablespoon, "olive oil"), line("3", .clove, "garlic"),
        line("1/2", .cup, "sun-dried tomatoes"), line("2", .cup, "fresh spinach"),
      ],
      steps: [RecipeStep("Cook.")],
      picture: DishPicture(kind: .plate, description: "Golden chicken in a cream sauce")),
    slots: SlotSet([.dinner]), facts: MealFacts(contents: FoodContents(), foods: []))

  private static func line(_ amount: String, _ unit: MeasureUnit, _ name: String) -> Ingredient {
    Ingredient(
      measure: Quantity(amount).map { Measure($0, unit) }, name: name, food: FoodID(slug: name))
  }

  @Test func `the picture of a meal is its plate, with what can be seen on it`() {
    let image = MealImage.meal(Self.tuscan, ratio: .thumbnail, phase: .loading(0.4))
    #expect(image.source == .plate(Plate(of: Self.tuscan)))
    #expect(image.ratio == .thumbnail)
    #expect(image.phase == .loading(0.4))
    #expect(image.description == "Golden chicken in a cream sauce")
  }

  @Test func `a plate shows what its picture is said to show, then what there is most of`() {
    let plate = Plate(of: Self.tuscan)
    #expect(plate.toppings.map(\.form).prefix(2) == [.meat, .sauce])
    #expect(plate.toppings.contains { $0 == FoodTint.topping("spinach") })
    #expect(plate.toppings.contains { $0 == FoodTint.topping("tomatoes") })
    #expect(!plate.toppings.contains { $0 == FoodTint.topping("olive") })
  }

  @Test func `a dish with unknown foods still gets colours`() {
    let plate = Plate(id: "x", picture: DishPicture(kind: .soup, description: "moon dust"))
    #expect(plate.kind == .soup)
    #expect(!plate.toppings.isEmpty)
    #expect(plate == Plate(id: "x", picture: DishPicture(kind: .soup, description: "")))
  }

  @Test(arguments: DishKind.allCases)
  func `every shape of dish is drawn as what it is`(kind: DishKind) {
    #expect(Plate.Kind(of: kind).rawValue == kind.rawValue)
  }

  @Test(arguments: [
    ("Tomatoes", "tomato"), ("boneless chicken breast", "breast"), ("ripe mangoes", "mango"),
    ("blueberries", "blueberry"), ("red-bell-peppers", "bell pepper"), ("Chilies", "chili"),
  ])
  func `a food is known by the last word that is known, in singular or plural`(
    food: String, word: String
  ) {
    #expect(FoodTint.topping(food) != nil)
    #expect(FoodTint.topping(food) == FoodTint.topping(word))
  }

  @Test(arguments: [
    "olive oil", "rice vinegar", "lemon juice", "chicken stock", "fish sauce", "corn starch",
    "tomato paste", "salt", "",
  ])
  func `seasonings and thin liquids are not drawn`(food: String) {
    #expect(FoodTint.topping(food) == nil)
  }

  @Test(arguments: [
    ("sweet potatoes", Plate.Form.chunk), ("spring onions", .ring), ("bean sprouts", .strip),
    ("coconut milk", .sauce), ("corn tortillas", .bread), ("black pepper", .sprinkle),
  ])
  func `two words can name another food than the second one alone`(
    food: String, form: Plate.Form
  ) {
    #expect(FoodTint.topping(food)?.form == form)
  }
}
