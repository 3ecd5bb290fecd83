import MealModels
import Testing

@Suite struct FoodBookTests {
  @Test func `a contradictory list is refused with its reason`() {
    #expect(throws: FoodBookError.duplicateFood("milk")) {
      try FoodBook([Food(id: "milk", name: "milk"), Food(id: "milk", name: "dairy milk")])
    }
    #expect(throws: FoodBookError.duplicateName("prawn")) {
      try FoodBook([
        Food(id: "shrimp", name: "shrimp", aliases: ["Prawn"]), Food(id: "prawn", name: "prawn"),
      ])
    }
    #expect(throws: FoodBookError.unknownParent("milk", of: "butter")) {
      try FoodBook([Food(id: "butter", name: "butter", parents: ["milk"])])
    }
    #expect(throws: FoodBookError.circle("a")) {
      try FoodBook([
        Food(id: "a", name: "a", parents: ["b"]), Food(id: "b", name: "b", parents: ["a"]),
      ])
    }
  }

  @Test func `a food is found by any of its names in any case`() throws {
    let book = try FoodBook([Food(id: "eggplant", name: "eggplant", aliases: ["Aubergine"])])
    for name in ["eggplant", "AUBERGINE", "Eggplant"] {
      #expect(book.food(named: name)?.id == "eggplant")
    }
    #expect(book.food(named: "egg") == nil)
    #expect(book.contents(of: "egg") == nil)
  }

  @Test func `a stand-in is avoided with what it stands in for and contains nothing of it`() throws
  {
    let gluten = FoodContents(allergens: AllergenSet([.gluten]))
    let book = try FoodBook([
      Food(id: "oat", name: "oat crop"),
      Food(id: "mill", name: "mill"),
      Food(id: "oats", name: "oats", parents: ["oat", "mill"], contents: gluten),
      Food(id: "gluten-free-oats", name: "gluten-free oats", parents: ["oat"], likes: ["oats"]),
      Food(id: "granola", name: "granola", parents: ["gluten-free-oats"]),
    ])
    for food in ["gluten-free-oats", "granola"] as [FoodID] {
      #expect(book.lineage(of: food).isSuperset(of: ["oats", "oat"]))
      #expect(!book.lineage(of: food).contains("mill"), "what the other is made of stays there")
      #expect(book.contents(of: food)?.allergens == [])
    }
  }

  @Test func `avoiding a food also avoids imitations of its imitations`() throws {
    let book = try FoodBook([
      Food(id: "spinach", name: "spinach"),
      Food(id: "frozen-spinach", name: "frozen spinach", likes: ["spinach"]),
      Food(id: "creamed-spinach", name: "creamed spinach", likes: ["frozen-spinach"]),
      // Two that stand in for each other end all the same.
      Food(id: "chard", name: "chard", likes: ["beet-leaves"]),
      Food(id: "beet-leaves", name: "beet leaves", likes: ["chard"]),
    ])
    #expect(
      book.lineage(of: "creamed-spinach")
        == ["creamed-spinach", "frozen-spinach", "spinach"])
    #expect(book.lineage(of: "chard") == ["chard", "beet-leaves"])
  }
}
