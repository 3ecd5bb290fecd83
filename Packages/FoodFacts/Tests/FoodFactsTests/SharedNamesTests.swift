import MealModels
import Testing

@testable import FoodFacts

/// Names that mean several foods, in the words of one country or of several.
@Suite struct SharedNamesTests {
  private let book = FoodBook.culinary

  /// People write a blank more or less and mean the same.
  ///
  /// A name that means two foods belongs to `Data/foods/names.txt`.
  @Test func `names that differ by a blank alone are unsafe for the same people`() {
    var foods: [String: (name: String, food: FoodID)] = [:]
    book.forEachKey { name, food in
      let letters = name.filter { $0 != " " }
      guard let other = foods.updateValue((name, food), forKey: letters), other.food != food
      else { return }
      let pair = [other.food, food]
      if pair.contains(where: { name in
        book[name]?.isEither == true && book.lineage(of: name).isSuperset(of: pair)
      }) {
        return
      }
      let (one, two) = (book.contents(of: other.food), book.contents(of: food))
      #expect(
        one?.asIngredients == two?.asIngredients && one?.classes == two?.classes,
        "'\(other.name)' is \(other.food), but '\(name)' is \(food)")
    }
    #expect(foods.count > 30_000)
  }

  @Test(
    arguments: [
      ("lady fingers", [.egg, .wheat]), ("lady's fingers", [.egg, .gluten]),
      ("ladies\u{2019} fingers", [.egg]), ("ladyfingers", [.egg, .wheat]),
      ("ground nuts", [.peanut, .almond]), ("ground nut oil", [.peanut, .almond]),
      ("groundnut oil", [.peanut]), ("corn flour", [.wheat]), ("cornflour", [.gluten]),
      ("flapjacks", [.egg, .milk, .gluten]), ("chocho", [.lupin]), ("marron", [.crustacean]),
      ("panela", [.milk]), ("mince meat", [.wheat]), ("apple jacks", [.wheat]),
      ("rusks", [.milk, .egg]), ("brown sauce", [.mollusc, .fish]), ("fava", []),
    ] as [(String, [Allergen])])
  func `a name of several foods contains the allergens of all of them`(
    name: String, allergens: [Allergen]
  ) throws {
    let contents = try #require(FoodMatcher().match(name).contents)
    let missed = AllergenSet(allergens).subtracting(contents.asIngredients)
    #expect(missed.isEmpty, "\(missed.allergens)")
  }

  @Test(arguments: ["sweet bread", "mincemeat", "marrow", "marron"])
  func `a name that may mean flesh fits no vegetarian`(name: String) throws {
    #expect(try #require(FoodMatcher().match(name).contents).fits(.vegetarian) == false)
  }

  @Test func `a name of several foods contains what all of them contain and may hold the rest`()
    throws
  {
    let names = book.foods.filter(\.isEither)
    #expect(names.count > 10)
    for name in names {
      let own = try #require(book.contents(of: name.id))
      let all = name.parents.compactMap { book.contents(of: $0) }
      for allergen in Allergen.allCases {
        let holding = all.filter { $0.allergens.contains(allergen) }
        let perhaps = all.filter { $0.asIngredients.contains(allergen) }
        #expect(own.allergens.contains(allergen) || holding.count < all.count)
        #expect(own.asIngredients.contains(allergen) || perhaps.isEmpty)
      }
      #expect(name.parents.allSatisfy { book.lineage(of: name.id).contains($0) })
    }
  }

  @Test func `an allergy to a name of several foods covers all of them`() {
    let allergy = FoodAllergy(to: "lady-finger", in: book)
    #expect(allergy.foods.isSuperset(of: ["okra", "ladyfinger"]))
    #expect(allergy.allergens.contains(.egg) && allergy.allergens.contains(.wheat))
  }

  @Test func `a step that names what is listed by such a name names nothing else`() {
    let okra = Pantry.recipe([Pantry.line("okra", named: "okra")], steps: "Fry the lady fingers.")
    #expect(RecipeReader().foods(namedIn: okra).isEmpty)
    let coffee = Pantry.recipe([Pantry.line("coffee")], steps: "Dip the lady fingers in coffee.")
    #expect(RecipeReader().foods(namedIn: coffee).map(\.food) == ["lady-finger"])
  }
}
