import MealModels
import Testing

@testable import FoodFacts

extension FoodMatcherTests {
  @Suite struct Claims {
    private let matcher: FoodMatcher

    init() throws { matcher = try Pantry.matcher() }

    @Test(
      arguments: [
        ("gluten-free oats", [], []), ("gluten-free bread", [], []),
        ("gluten-free soy sauce", [.soy], []), ("dairy-free chocolate", [], .nuts),
        ("nut-free chocolate", [], AllergenSet([.milk])), ("gluten-free walnut bread", .walnut, []),
        ("nut-free peanut butter", AllergenSet([.peanut]), []),
      ] as [(String, AllergenSet, AllergenSet)])
    func `a label's claim takes traces away too`(
      name: String, allergens: AllergenSet, traces: AllergenSet
    ) {
      let contents = matcher.match(name).contents
      #expect(contents?.allergens == allergens)
      #expect(contents?.traces == traces)
    }

    @Test func `vegan turns what was contained into traces, and substitutes are possible`() throws {
      let match = matcher.match("vegan butter")
      let contents = try #require(match.contents)
      #expect(contents.allergens == [])
      #expect(contents.traces.allergens == [.milk])
      #expect(contents.possible.isSuperset(of: [.gluten, .wheat, .soy]))
      #expect(contents.classes == [])
      #expect(match.isVegan == .yes)
      #expect(match.foods == ["butter"])
      #expect(match.food?.id == "named-vegan-butter")
      #expect(matcher.match("butter").isVegan == .no)
    }

    @Test(arguments: [
      "butter, vegan", "butter (vegan)", "fresh vegan butter", "vegan red butter", "butter vegan",
      "butter - vegan", "butter; vegan", "butter [vegan], chopped", "butter, chopped, vegan",
      "2 cups of vegan butter", "vegan, gluten-free butter", "butter (gluten-free and vegan)",
      "vegan and gluten-free butter", "(vegan butter)", "butter slices, vegan",
    ])
    func `a claim may stand on either side of its food`(name: String) throws {
      let allergens = try #require(matcher.match(name).contents).allergens
      #expect(allergens == matcher.match("vegan butter").contents?.allergens)
    }

    @Test(arguments: [
      "vegan butter and milk", "milk and vegan butter", "vegan, milk", "dairy-free or milk",
      "milk with vegan butter", "vegan butter or cream", "dairy-free tomato, butter",
    ])
    func `a claim reaches no food behind a link`(name: String) {
      #expect(matcher.match(name).contents?.allergens.contains(.milk) == true)
    }

    @Test(
      arguments: [
        ("gluten-free bread soy sauce", .wheat), ("vegan butter cream", .milk),
        ("vegan butter egg", .egg),
      ] as [(String, Allergen)])
    func `a claim reaches no food behind the first that it takes something from`(
      name: String, allergen: Allergen
    ) {
      #expect(matcher.match(name).contents?.allergens.contains(allergen) == true)
    }

    @Test func `names that mean different things have different ids`() {
      let (one, two) = (matcher.match("vegan rice, butter"), matcher.match("vegan rice butter"))
      #expect(one.contents != two.contents)
      #expect(one.food?.id != two.food?.id)
    }

    @Test func `dried fruit contains sulphite, and dried vegetables do not`() {
      let apricot = matcher.match("dried apricots")
      #expect(apricot.contents?.allergens.allergens == [.sulphite])
      #expect(apricot.foods == ["apricot", "dried-fruit"])
      let tomato = matcher.match("sun-dried tomatoes")
      #expect(tomato.food?.id == "tomato")
      #expect(tomato.contents == FoodContents())
    }

    @Test func `ingredients of a preparation, such as breading, count`() {
      let match = matcher.match("breaded chicken")
      #expect(match.contents?.allergens.allergens == [.egg, .gluten, .wheat])
      #expect(match.foods == ["chicken", "breadcrumb", "egg"])
      #expect(match.contents?.classes == [.poultry, .egg])
      #expect(match.food?.row == nil)
    }

    @Test func `a claim covers what comes with its food`() {
      let contents = matcher.match("gluten-free breaded chicken").contents
      #expect(contents?.allergens.allergens == [.egg])
    }
  }
}

extension AllergenSet {
  fileprivate static let soy = AllergenSet([.soy])
  fileprivate static let walnut = AllergenSet([.walnut, .treeNut])
  fileprivate static let nuts = AllergenSet([.treeNut]).impliedContents
}
