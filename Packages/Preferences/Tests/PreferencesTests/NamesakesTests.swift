import MealModels
import Preferences
import Testing

/// A name that several foods share means all of them.
@Suite struct NamesakesTests {
  private static let foods = [
    Food(id: "apple", name: "apple"), Food(id: "cucumber", name: "cucumber"),
    Food(id: "white-vinegar", name: "vinegar", aliases: ["white vinegar"]),
    Food(id: "cider-vinegar", name: "cider vinegar", parents: ["apple"]),
    Food(id: "smoked-cider-vinegar", name: "smoked cider vinegar", parents: ["cider-vinegar"]),
    Food(id: "herb-vinegar", name: "herb vinegar", parents: ["white-vinegar"]),
    Food(id: "vegan-vinegar", name: "vegan vinegar"),
    Food(id: "fish-in-vinegar", name: "fish in vinegar"),
    Food(id: "sugar", name: "sugar", isHidden: true),
    Food(id: "caramel-vinegar", name: "caramel vinegar", parents: ["sugar"]),
    Food(id: "sea-cucumber", name: "sea cucumber"),
    Food(id: "moss", name: "moss"),
  ]
  private static let book = FoodBook(
    trusted: foods
      + (1...13).map { Food(id: FoodID(rawValue: "moss-\($0)"), name: "number \($0) moss") })
  private let parser = PreferenceParser(household: [.you]) { book }

  @Test(arguments: ["vinegar", "Vinegar allergy", "all vinegars", "any kind of vinegar"])
  func `an allergy covers every food that its word may mean, and everything made of them`(
    typed: String
  ) throws {
    let named = try parser.allergies(typed)
    #expect(named.foods == ["white-vinegar"])
    #expect(named.onlyFoods == ["cider-vinegar"])
    var eater = Eater(name: "you")
    eater.take(named)
    let limits = eater.limits(in: Self.book)
    for food in ["white-vinegar", "cider-vinegar", "smoked-cider-vinegar", "herb-vinegar"]
      as [FoodID]
    {
      let facts = MealFacts(contents: FoodContents(), foods: Self.book.lineage(of: food))
      #expect(!limits.admits(facts), "\(food)")
    }
    #expect(limits.admits(MealFacts(contents: FoodContents(), foods: ["apple"])))
  }

  @Test(arguments: [
    ("white vinegar", "food:white-vinegar"), ("only vinegar", "only:white-vinegar"),
    ("cider vinegar", "food:cider-vinegar"), ("cucumber", "food:cucumber"),
    ("only cider vinegar, vinegar", "food:white-vinegar,only:cider-vinegar"),
  ])
  func `a longer name, the word only, and a borrowed word each mean one food`(
    typed: String, stored: String
  ) throws {
    #expect(try parser.event("allergies", typed).value == stored)
  }

  @Test func `the parser asks about a word for very many foods, but accepts it after only`() throws
  {
    #expect {
      _ = try parser.allergies("moss")
    } throws: { error in
      guard case .manyFoods("moss", let foods) = error as? PreferenceError else { return false }
      return foods.first == "moss" && foods.count == 14
    }
    #expect(try parser.allergies("only moss").onlyFoods == ["moss"])
  }

  @Test func `a dislike also means every food that its word may mean`() throws {
    #expect(try parser.foods("vinegar") == ["white-vinegar", "cider-vinegar"])
  }
}
