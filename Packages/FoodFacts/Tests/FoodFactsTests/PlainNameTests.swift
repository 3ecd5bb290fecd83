import MealModels
import Testing

@testable import FoodFacts

/// Names under which shops of several countries sell something that is not safe for everyone: coated,
/// filled, made with alcohol, or with an animal's parts.
@Suite struct PlainNameTests {
  private let matcher = FoodMatcher()

  @Test func `a plain name is unsafe if shops sell an unsafe kind by it`() throws {
    let rows = try Judged.rows("unsafe-by-plain-name.tsv")
    #expect(rows.count >= 300)
    for row in rows {
      let contents = try #require(matcher.match(row[0]).contents, "\(row[0]) is unknown")
      for word in Self.words(row[1]) {
        let allergen = try #require(Allergen(rawValue: word), "\(word)")
        #expect(contents.allergens.contains(allergen), "\(row[0]) lacks \(word)")
      }
      for word in Self.words(row[2]) {
        let diet = try #require(Diet(rawValue: word), "\(word)")
        #expect(!contents.fits(diet), "\(row[0]) is called \(word)")
      }
    }
  }

  private static func words(_ list: String) -> [String] {
    list.split(separator: ",").map(String.init).filter { $0 != "-" }
  }

  @Test(arguments: [
    "vegetarian tuna", "veggie cod", "vegetarian salmon", "meatless turkey", "mock lamb",
    "vegetarian fish fingers", "vegetarian kebab", "veg sausages",
  ])
  func `a meat substitute contains soy and egg`(name: String) throws {
    let contents = try #require(matcher.match(name).contents)
    #expect(contents.allergens.contains(.soy))
    #expect(contents.allergens.contains(.egg))
    #expect(contents.fits(.vegetarian))
    #expect(!contents.fits(.vegan))
  }

  @Test(arguments: ["vegan cod", "vegan pork", "plant-based mackerel"])
  func `a vegan meat substitute contains soy, but no egg or milk`(name: String) throws {
    let contents = try #require(matcher.match(name).contents)
    #expect(contents.allergens.contains(.soy))
    #expect(contents.allergens.isDisjoint(with: AllergenSet([.egg, .milk, .treeNut])))
    #expect(contents.fits(.vegan))
  }

  @Test(arguments: [
    "vegetarian lasagne", "vegetarian refried beans", "vegetarian jelly babies",
    "vegetarian Parmesan",
  ])
  func `where no flesh has to be replaced, nothing certain comes in`(name: String) throws {
    let contents = try #require(matcher.match(name).contents)
    #expect(!contents.allergens.contains(.soy))
  }

  @Test(arguments: [
    ("dark chocolate", Diet.vegan), ("vegan chocolate", .vegan), ("soy sauce", .halal),
    ("alcohol-free Dijon mustard", .halal), ("halal gochujang", .halal),
    ("alcohol-free miso", .halal), ("yellow mustard", .halal),
    ("dried fruit", .vegan), ("rice vinegar", .glutenFree),
    ("vegan marshmallows", .vegan), ("cider vinegar", .halal),
  ])
  func `the safe kind is a food of its own`(name: String, diet: Diet) throws {
    #expect(try #require(matcher.match(name).contents).fits(diet))
  }

  @Test(arguments: [
    ("Bass ale", Allergen.fish), ("imam bayildi", .mustard), ("cream of wheat", .milk),
    ("Crunchie bar", .treeNut), ("tonka bean", .treeNut), ("deep-fried tofu", .wheat),
    ("black rice", .wheat), ("fish-fragrant aubergine", .fish),
  ])
  func `a name that only sounds like it holds none of it`(name: String, allergen: Allergen) throws {
    #expect(!(try #require(matcher.match(name).contents).allergens.contains(allergen)))
  }
}
