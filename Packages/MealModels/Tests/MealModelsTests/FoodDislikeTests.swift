import MealModels
import MealModelsFixtures
import Testing

/// A dislike is looked up among the known foods, and reported if it is none of them.
@Suite struct FoodDislikeTests {
  private let book: FoodBook
  private let meals: [String: MealFacts]

  private func meal(_ food: String) throws -> MealFacts { try #require(meals[food]) }

  init() throws {
    let foods = [
      Food(id: "mushroom", name: "mushroom", aliases: ["champignon"]),
      Food(id: "shiitake", name: "shiitake", parents: ["mushroom"]),
      Food(id: "mushroom-sauce", name: "mushroom sauce", parents: ["shiitake"]),
      Food(id: "tomato", name: "tomato"),
    ]
    book = try FoodBook(foods)
    var meals: [String: MealFacts] = [:]
    for food in foods {
      meals[food.id.rawValue] = MealFacts(
        contents: book.contents(of: food.id) ?? FoodContents(), foods: book.lineage(of: food.id))
    }
    self.meals = meals
  }

  private func excluded(by limits: EaterLimits) -> [String] {
    meals.filter { !limits.admits($0.value) }.keys.sorted()
  }

  @Test(arguments: ["mushroom", "mushrooms", "Mushrooms", "champignon", "champignons"])
  func `a name in any form excludes the food, its kinds and what is made of it`(name: String) throws
  {
    let dislikes = [
      FoodDislike(of: FoodID(rawValue: name), in: book),
      FoodDislike(named: name, in: FoodReference(book)),
    ]
    for dislike in dislikes {
      let limits = EaterLimits(dislikes: [dislike])
      #expect(excluded(by: limits) == ["mushroom", "mushroom-sauce", "shiitake"])
      #expect(limits.breaches(of: try meal("shiitake")) == [.dislike("mushroom")])
      #expect(limits.unknownDislikes.isEmpty)
    }
  }

  @Test func `a dislike of one kind excludes no other kind`() {
    let limits = EaterLimits(dislikes: [FoodDislike(of: "shiitakes", in: book)])
    #expect(excluded(by: limits) == ["mushroom-sauce", "shiitake"])
  }

  @Test func `an unknown dislike is reported as it was named, and the others still hold`() {
    let limits = EaterLimits(
      dislikes: [
        FoodDislike(of: "moon-dust", in: book), FoodDislike(named: "grue, dried", in: .init(book)),
        FoodDislike(of: "tomatoes", in: book),
      ])
    #expect(limits.unknownDislikes == ["grue, dried", "moon-dust"])
    #expect(excluded(by: limits) == ["tomato"])
    #expect(limits.union(.none).unknownDislikes == limits.unknownDislikes)
    #expect(limits.withoutDislikes == .none)
  }

  @Test func `an id that the book lacks still excludes meals of another book`() {
    let limits = EaterLimits(dislikes: [FoodDislike(of: "moon-dust", in: book)])
    #expect(!limits.admits(MealFacts(contents: FoodContents(), foods: ["moon-dust"])))
  }

  @Test func `an allergy and a dislike of one food are two breaches`() throws {
    let limits = EaterLimits(
      allergies: [FoodAllergy(to: "tomato", in: book)],
      dislikes: [FoodDislike(of: "tomato", in: book)])
    #expect(
      limits.breaches(of: try meal("tomato"))
        == [.allergy(to: "tomato", contained: "tomato"), .dislike("tomato")])
  }

  @Test func `a breach says in which form a meal has an allergen`() {
    let contents = FoodContents(
      allergens: AllergenSet([.milk]), possible: AllergenSet([.egg]), traces: AllergenSet([.soy]))
    let limits = EaterLimits(allergens: AllergenSet([.milk, .egg, .soy]))
    let breaches = limits.breaches(of: MealFacts(contents: contents, foods: []))
    #expect(Set(breaches) == [.contains(.milk), .mayContain(.egg), .traces(.soy)])
    #expect(breaches.compactMap(\.allergen).count == 3 && breaches.allSatisfy { $0.food == nil })
  }
}
