import FoodFacts
import MealModels
import Testing

/// Dislikes in people's words are found among the culinary foods.
@Suite struct DislikedFoodsTests {
  @Test(arguments: [
    ("mushrooms", "mushroom"), ("champignons", "mushroom"), ("aubergines", "eggplant"),
    ("cilantro", "coriander"), ("prawns", "shrimp"), ("olives", "olive"),
    ("fresh coriander leaves", "coriander-leaf"),
  ])
  func `a dislike is found by any name of the food`(name: String, food: String) {
    let dislike = FoodDislike(named: name, in: .culinary)
    #expect(dislike.isKnown && dislike.food == FoodID(rawValue: food))
  }

  @Test func `whoever dislikes mushrooms is offered no shiitake`() {
    let limits = EaterLimits(dislikes: [FoodDislike(of: "mushrooms", in: .culinary)])
    let foods = FoodBook.culinary.lineage(of: "shiitake")
    #expect(!limits.admits(MealFacts(contents: FoodContents(), foods: foods)))
    #expect(limits.unknownDislikes.isEmpty)
  }

  @Test(arguments: ["moon dust", "mushroms"])
  func `a dislike of no known food is reported`(name: String) {
    let limits = EaterLimits(dislikes: [FoodDislike(named: name, in: .culinary)])
    #expect(limits.unknownDislikes == [FoodID(rawValue: name)])
  }
}
