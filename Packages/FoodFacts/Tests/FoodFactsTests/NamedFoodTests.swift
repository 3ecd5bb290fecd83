import FoodFacts
import MealModels
import Testing

/// Which one food a name of an ingredient line means, as `FoodReference` tells it.
@Suite struct NamedFoodTests {
  private let food = FoodReference.culinary.namer(.culinary)

  @Test(arguments: [
    ("boneless pork shoulder", "pork-shoulder"), ("ground flax seeds", "ground-flaxseed"),
    ("sesame tahini", "tahini"), ("ground chicken meat", "ground-chicken"),
  ])
  func `of several foods the one counts that is made of the others`(name: String, id: FoodID) {
    #expect(food(name)?.id == id)
  }

  @Test(arguments: [
    "salt and cumin",  // two foods
    "milk and oat milk",  // what stands in for the other does not contain it
    "vegan butter and butter", "chicken or vegetable stock", "cheese, vegan cheese",
    "almond butter milk",
  ])
  func `a name of several foods, or of a food made in another way, has no single food`(name: String)
  {
    #expect(food(name) == nil)
  }

  @Test func `a food that a name means contains no less than the name says`() throws {
    let matcher = FoodMatcher()
    for first in ["pork", "chicken", "milk", "almond", "wheat", "cheese", "salmon", "vegan"] {
      for second in ["shoulder", "butter", "milk", "flour", "stock", "paste", "oil", "seeds"] {
        let name = "\(first) \(second)"
        guard let known = food(name), let whole = FoodBook.culinary.contents(of: known.id) else {
          continue
        }
        let said = try #require(matcher.match(name).contents, "\(name)")
        #expect(whole.allergens.isSuperset(of: said.allergens), "\(name)")
        #expect(whole.classes.isSuperset(of: said.classes), "\(name)")
      }
    }
  }

  @Test(arguments: ["large egg whites", "salt and cumin", "frobnitz"])
  func `the reference that only names foods names the same ones`(name: String) {
    #expect(FoodReference.culinaryNames.namer(.culinary)(name)?.id == food(name)?.id)
  }

  @Test func `the reference that only names foods calls a label unknown`() {
    let found = FoodReference.culinaryNames.labeler(.culinary)("peanuts", LabelVocabulary())
    #expect(found == [LabelFind(unknown: "peanuts")])
  }
}
