import MealModels
import SeededRandom
import Testing

@testable import FoodFacts

extension FoodMatcherTests {
  @Suite struct Bundled {
    private let book = FoodBook.culinary
    private let matcher = FoodMatcher()

    @Test(
      arguments: [
        ("eggplant", .egg), ("buckwheat", .wheat), ("buckwheat", .gluten),
        ("butternut squash", .milk), ("butternut squash", .treeNut), ("nutmeg", .treeNut),
        ("coconut milk", .milk), ("coconut cream", .milk), ("peanut butter", .milk),
        ("peanut butter", .treeNut), ("apple butter", .milk), ("cocoa butter", .milk),
        ("butter beans", .milk), ("butterhead lettuce", .milk), ("cream of tartar", .milk),
        ("oyster mushroom", .mollusc), ("water chestnuts", .treeNut), ("crab apple", .crustacean),
        ("nutritional yeast", .treeNut), ("horseradish", .fish), ("star fruit", .fish),
      ] as [(String, Allergen)])
    func `a word inside a word means nothing`(name: String, allergen: Allergen) throws {
      let contents = try #require(matcher.match(name).contents)
      #expect(!contents.allergens.contains(allergen))
    }

    @Test func `no name is found in a longer word or a shorter one`() {
      for name in book.foods.map({ FoodName.key($0.name) }) where !name.contains(" ") {
        for other in ["\(name)zq", "zq\(name)"] {
          let match = matcher.match(other)
          #expect(match.foods.isEmpty && match.unknownWords == [other], "\(other)")
        }
      }
    }

    @Test(arguments: 0..<20)
    func `an unknown word anywhere makes any list of foods unknown`(seed: Int) throws {
      var dice = SeededGenerator(seed: UInt64(seed))
      let names = book.foods.map(\.name)
      let list = (0..<Int.random(in: 1...4, using: &dice)).map { _ in
        names.randomElement(using: &dice) ?? ""
      }
      var words = list.joined(separator: ", ").split(separator: " ").map { String($0) }
      let place = Int.random(in: 0...words.count, using: &dice)
      words.insert("frobnitz", at: place)
      let match = matcher.match(words.joined(separator: " "))
      #expect(match.food == nil && match.contents == nil, "\(words)")
    }
  }

  @Suite struct Lists {
    @Test(arguments: 0..<60)
    func `a list of foods contains what each of them contains`(seed: Int) throws {
      var dice = SeededGenerator(seed: UInt64(seed))
      let book = try Pantry.book()
      let matcher = try Pantry.matcher()
      let foods = (0..<Int.random(in: 1...6, using: &dice)).compactMap { _ in
        book.foods.randomElement(using: &dice)
      }
      let contents = matcher.match(foods.map(\.name).joined(separator: ", ")).contents
      #expect(contents == Self.union(foods, book))
    }

    /// What the foods contain, by walking from each to all it is made of.
    private static func union(_ foods: [Food], _ book: FoodBook) -> FoodContents {
      var all = FoodContents()
      for food in foods {
        var own = food.contents
        for id in food.parents.flatMap({ book.madeOf($0) }) {
          if let parent = book[id] { own.formUnion(parent.contents) }
        }
        all.formUnion(own.withImplications)
      }
      return all
    }
  }
}
