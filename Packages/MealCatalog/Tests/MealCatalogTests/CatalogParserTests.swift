import MealModels
import Testing

@testable import MealCatalog
@testable import MealCatalogCompiling

struct CatalogParserTests {
  @Test func `every part of the format is read`() throws {
    let parsed = try Samples.read(Samples.everything)
    let meal = try #require(parsed.meals.first)
    #expect(parsed.meals.map(\.id) == ["toast-supper", "sliced-tomatoes", "plain-bread"])
    #expect(meal.id == "toast-supper")
    #expect(meal.recipe.title == "Toast Supper")
    #expect(meal.recipe.gloss == "bread and a soft egg")
    #expect(meal.recipe.cuisine == .british)
    #expect(meal.slots == SlotSet([.breakfast, .dinner]))
    #expect(
      meal.recipe.times == RecipeTimes(prepMinutes: 5, cookMinutes: 10, totalMinutes: 45))
    #expect(meal.recipe.servings == 2)
    #expect(
      meal.recipe.description
        == "Two slices of toast, an egg and butter: supper in minutes.")
    #expect(
      meal.recipe.picture
        == DishPicture(kind: .toast, description: "Golden toast with an egg"))
    #expect(meal.recipe.alsoUses == ["tomato", "rye-crisp"])
    #expect(meal.recipe.origin == .imported)
    #expect(parsed.formerIDs.map(\.id) == ["egg-on-toast"])
    #expect(
      meal.customs
        == MealCustoms(
          role: .complete,
          accompaniments: [
            Accompaniment(["sliced-tomatoes", "plain-bread"]), Accompaniment(["plain-bread"]),
          ], familiarity: Familiarity([.unitedKingdom: 5, .unitedStates: 3, .world: 2]),
          note: "a light supper in Britain"))
    #expect(parsed.meals.dropFirst().allSatisfy { $0.customs.role == .side && $0.slots == [] })
    #expect(
      meal.recipe.steps.map(\.text) == [
        "Toast the bread until golden, about 3.5 minutes.",
        "Fry the egg: 4 minutes over medium heat.",
      ])
  }

  @Test func `a meal without a description is described by its summary`() throws {
    let text = Samples.everything.replacing(/\n *description: .*/, with: "")
    let recipe = try #require(try Samples.read(text).meals.first?.recipe)
    #expect(recipe.description == "Buttery toast with a soft egg.")
  }

  @Test func `ingredient lines keep amount, food, note, section and whether they are optional`()
    throws
  {
    let tablespoons = try Measure(.exactly(#require(Fraction("1 1/2"))), .tablespoon)
    let parsed = try Samples.read(Samples.everything)
    #expect(
      parsed.meals.first?.recipe.ingredients == [
        Ingredient(measure: Measure(.exactly(Fraction(2)), .slice), name: "bread", food: "bread"),
        Ingredient(
          measure: tablespoons, name: "soft butter", food: "butter", note: "at room temperature"),
        Ingredient(
          measure: Measure(.between(.one, Fraction(2))), name: "large eggs", food: "egg",
          isOptional: true),
        Ingredient(name: "Gran's relish", food: nil, note: "to taste", section: "To serve"),
      ])
  }

  @Test func `contents come from the foods, those of the file included`() throws {
    let facts = try #require(try Samples.read(Samples.everything).meals.first?.facts)
    #expect(facts.contents.allergens == AllergenSet([.milk, .egg, .wheat, .gluten]))
    #expect(facts.contents.traces == AllergenSet([.sesame]))
    #expect(facts.foods.isSuperset(of: ["milk", "rye-crisp", "rye", "tomato", "wheat"]))
    #expect(facts.unknownIngredients == ["Gran's relish"])
  }

  @Test func `a food column names allergens, classes, both or nothing`() throws {
    let book = try Samples.book().book
    #expect(book["cod"]?.contents == FoodContents(allergens: AllergenSet([.fish])))
    #expect(book.contents(of: "cod")?.classes == .fish)
    #expect(book["sausage"]?.contents.classes == .pork)
    #expect(book["sausage"]?.contents.traces == AllergenSet([.mustard, .celery]))
    let bread = Food(id: "bread", name: "bread", aliases: ["loaf"], parents: ["wheat"])
    #expect(book["bread"] == bread)
  }

  @Test(arguments: [
    ("line ends of Windows", "\n", "\r\n"),
    ("indented lines", "\n", "\n \t"),
    ("spread lines", "\n", "\n\n# remark\n"),
    ("bars without spaces", " | ", "|"),
    ("tabs in place of spaces", ": ", ":\t"),
  ])
  func `layout does not change what a file says`(remark: String, old: String, new: String) throws {
    let text = Samples.everything.replacing(old, with: new)
    #expect(try Samples.read(text).meals == Samples.read(Samples.everything).meals, "\(remark)")
  }

  @Test func `a written block reads back as the same recipe`() throws {
    let parsed = try Samples.read(Samples.everything)
    let blocks = parsed.meals.enumerated().map { position, meal in
      MealBlockWriter().text(meal, formerIDs: position == 0 ? parsed.formerIDs.map(\.id) : [])
    }
    let header = Samples.everything.split(separator: "\n").prefix(3)
    let again = try Samples.read((header + blocks[...].map { $0[...] }).joined(separator: "\n"))
    #expect(again.meals.map(\.recipe) == parsed.meals.map(\.recipe))
    #expect(again.meals.map(\.slots) == parsed.meals.map(\.slots))
    #expect(again.formerIDs.map(\.id) == parsed.formerIDs.map(\.id))
  }
}
