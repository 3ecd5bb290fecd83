import MealModels
import Testing

@Suite struct CookedBeforeTests {
  private func recipe(_ lines: Ingredient...) -> Recipe {
    Recipe(
      id: "supper", title: "Supper", summary: "", description: "", cuisine: .chinese,
      difficulty: .easy, times: RecipeTimes(prepMinutes: 5, cookMinutes: 10), servings: 2,
      ingredients: lines, steps: [], picture: DishPicture(kind: .bowl, description: ""))
  }

  private func line(_ name: String, _ food: FoodID, _ note: String? = nil) -> Ingredient {
    Ingredient(name: name, food: food, note: note)
  }

  @Test(
    arguments: [
      ("cooked rice", "cooked-rice", "cold from the fridge, at most a day old", 85),
      ("cooked rice", "cooked-rice", "fresh, or cooled within an hour", 25),
      ("cooked quinoa", "cooked-quinoa", nil, 20),
      ("cooked brown rice", "cooked-brown-rice", nil, 45),
      ("hard-boiled eggs", "hard-boiled-egg", "cooked ahead, halved", 75),
      ("cooked chicken", "cooked-chicken", "diced", 30),
      ("cooked lentils", "cooked-lentil", nil, 30),
      ("cooked egg noodles", "cooked-egg-noodle", nil, 15),
      ("cooked rice noodles", "cooked-rice-noodle", nil, 15),
    ] as [(String, FoodID, String?, Int)])
  func `a cooked food has to be cooked before, and be cold where it is used cold`(
    name: String, food: FoodID, note: String?, minutes: Int
  ) {
    let needed = recipe(line(name, food, note)).cookedBefore
    #expect(needed == [CookedBefore(food, name: name, minutes: minutes)])
  }

  @Test(
    arguments: [
      ("canned lentils", "cooked-lentil", "drained"), ("cooked lentils", "cooked-lentil", "canned"),
      ("cooked shrimp", "cooked-shrimp", "peeled and chilled"),
      ("shredded rotisserie chicken", "rotisserie-chicken", "cold from the fridge"),
      ("sliced cooked corned beef", "corned-beef", nil), ("rice", "rice", nil),
      ("eggs", "egg", "cold from the fridge"), ("boiled sweets", "hard-candy", nil),
    ] as [(String, FoodID, String?)])
  func `a raw food or one sold cooked needs no cooking before`(
    name: String, food: FoodID, note: String?
  ) {
    #expect(recipe(line(name, food, note)).cookedBefore == [])
  }

  @Test func `an optional cooked food is left out, and one listed twice is cooked once`() {
    var optional = line("cooked rice", "cooked-rice")
    optional.isOptional = true
    #expect(recipe(optional).cookedBefore == [])
    let twice = recipe(
      line("cooked rice", "cooked-rice"), line("cooked rice", "cooked-rice", "cold"))
    #expect(twice.cookedBefore.map(\.minutes) == [85])
  }

  @Test func `the time to the table counts what must be cooked before, unless it is at home`() {
    let fried = recipe(
      line("cooked rice", "cooked-rice", "cold"), line("cooked chicken", "cooked-chicken"))
    #expect(fried.minutesToTable() == 15 + 85)
    #expect(fried.minutesToTable(atHome: ["cooked-rice"]) == 15 + 30)
    #expect(fried.minutesToTable(atHome: ["cooked-rice", "cooked-chicken"]) == 15)
    #expect(fried.minutesToTable(atHome: ["rice"]) == 100)
  }
}
