import MealModels
import Testing

@testable import CulinaryFoods
@testable import FoodFacts

/// Names in which a claim is no more than a wish, a condition, a choice or a share.
@Suite struct DoubtfulClaimsTests {
  private let matcher = FoodMatcher()

  @Test(arguments: Wording.joiners)
  func `no conditional claim clears a food that holds the allergen`(joiner: String) throws {
    var checked = 0
    for claim in Wording.claims {
      let foods = Wording.foods(holding: claim.allergen)
      #expect(foods.count >= 10, "\(claim.words)")
      for (number, food) in foods.enumerated() {
        for (place, wording) in Wording.all.enumerated()
        where (number + place + joiner.count) % Wording.share == 0 {
          let name = wording.name(of: food.name, claim.words, joiner)
          let contents = matcher.match(name).contents
          #expect(contents?.allergens.contains(claim.allergen) ?? true, "\(name)")
          checked += 1
        }
      }
    }
    #expect(checked > 80)
  }

  @Test(
    arguments: [
      ("bread gluten free if needed", .wheat), ("soy sauce - gluten-free or regular", .wheat),
      ("milk - dairy-free or regular", .milk), ("pesto nut free or regular", .treeNut),
      ("preferably gluten-free oats", .gluten), ("bread, some gluten-free", .wheat),
      ("gluten-free bread / regular", .wheat), ("pasta (gluten-free, if needed)", .wheat),
      ("gluten-free or regular bread", .wheat), ("(gluten-free) bread", .wheat),
      ("bread/gluten-free", .wheat), ("gluten-free bread or regular", .wheat),
      ("some gluten-free bread", .wheat), ("vegan butter or regular", .milk),
      ("gluten-free oats or regular oats", .gluten), ("not vegan butter", .milk),
      ("non-vegan cheese", .milk), ("cheese, not dairy-free", .milk),
      ("bread: gluten-free", .wheat),
      ("gluten-free* bread", .wheat), ("gluten-free bread?", .wheat), ("\"vegan\" butter", .milk),
      ("4 bread rolls, 2 gluten-free", .wheat), ("50% gluten-free flour", .wheat),
      ("mostly gluten-free bread", .wheat), ("bread for gluten-free", .wheat),
      ("gluten-free and white bread", .wheat), ("white and gluten-free bread", .wheat),
      ("gluten-free, white bread", .wheat), ("bread with/without gluten", .wheat),
      ("gluten-free-style bread", .wheat), ("bread - use gluten-free for coeliacs", .wheat),
      ("check that the soy sauce is gluten-free", .wheat), ("brown (gluten-free) bread", .wheat),
      ("vegan or dairy butter", .milk), ("bread, gluten-free, regular", .wheat),
    ] as [(String, Allergen)])
  func `a doubtful claim leaves what the food ordinarily contains`(name: String, allergen: Allergen)
    throws
  {
    let contents = try #require(matcher.match(name).contents)
    #expect(contents.allergens.contains(allergen))
  }

  @Test(
    arguments: [
      ("bread and gluten-free pasta", .wheat), ("gluten-free pasta and bread", .wheat),
      ("pasta with gluten-free bread", .wheat), ("bread gluten-free pasta", .wheat),
      ("gluten-free pasta bread", .wheat), ("bread, soy sauce, gluten-free", .wheat),
      ("bread soy sauce gluten-free", .wheat), ("milk, vegan butter", .milk),
      ("butter or cream, vegan", .milk), ("bread, gluten-free, pasta", .wheat),
      ("soy sauce, gluten-free or mushroom", .wheat), ("meatballs - meatless or beef", .milk),
      ("spinach or gluten-free pasta", .wheat), ("vegetarian sausage; vegan if needed", .egg),
      ("soy sauce (gluten-free tamari)", .wheat), ("milk and dairy-free", .milk),
    ] as [(String, Allergen)])
  func `a claim for one food of several frees no other`(name: String, allergen: Allergen) throws {
    let contents = try #require(matcher.match(name).contents)
    #expect(contents.allergens.contains(allergen))
  }

  @Test func `an animal product stays one where it may be replaced`() {
    #expect(matcher.match("gelatin - vegan or regular").isVegan == .no)
    #expect(matcher.match("wine - alcohol-free or regular").hasAlcohol == .yes)
    #expect(matcher.match("sausages, vegetarian if preferred").isVegetarian == .no)
  }

  @Test func `a choice of two kinds has the contents of both`() throws {
    let contents = try #require(matcher.match("bread or gluten-free bread").contents)
    #expect(contents.allergens.isSuperset(of: AllergenSet([.wheat, .egg])))
    let same = matcher.match("gluten-free bread, if needed").contents
    #expect(same?.allergens == contents.allergens)
  }

  @Test(arguments: ["gluten-free frobnitz or regular", "bread, frobnitz, gluten-free if needed"])
  func `a doubtful claim explains no other word`(name: String) {
    #expect(matcher.match(name).contents == nil)
  }

  @Test(arguments: ["use bread", "bread, not", "is bread", "bread option"])
  func `words of doubt mean nothing without a claim`(name: String) {
    #expect(matcher.match(name).contents == nil)
  }
}

/// A way to name a food with a claim that is not certain.
struct Wording: Sendable {
  private let text: String
  private let isBehind: Bool

  /// The name of a food with a claim in this wording.
  func name(of food: String, _ claim: String, _ joiner: String) -> String {
    let words = String(text.flatMap { $0 == "_" ? claim : String($0) })
    let isBracket = joiner == " ("
    if isBehind { return food + joiner + words + (isBracket ? ")" : "") }
    return isBracket ? "(\(words)) \(food)" : words + joiner + food
  }

  static let joiners = [" - ", ", ", " (", "/", " ", "; "]

  /// Of how many names the tests take one; 1 for all.
  static let share = 40

  static let all: [Wording] =
    [
      "_ if needed", "_ or regular", "_ if you like", "preferably _", "some _", "_ optional",
      "_ if available", "not _", "half _", "mostly _", "can be _", "_ option", "_ for coeliacs",
      "_?", "use _ if required", "ideally _", "_ or normal", "_ or plain", "_ or not", "_/regular",
      "_ where possible", "or _", "either _ or standard", "_ version available", "check it is _",
      "make sure it's _", "may be _", "such as _", "almost _", "any _", "_ of choice",
    ].map { Wording(text: $0, isBehind: true) }
    + [
      "preferably _", "some _", "_ or regular", "if needed _", "_ or", "ideally _", "not _",
      "optionally _", "half _", "use _ or other", "nearly _", "_ if possible",
    ].map { Wording(text: $0, isBehind: false) }

  static let claims: [(words: String, allergen: Allergen)] = [
    ("gluten-free", .gluten), ("wheat-free", .wheat), ("dairy-free", .milk), ("vegan", .milk),
    ("egg-free", .egg), ("nut-free", .treeNut), ("soy-free", .soy), ("vegetarian", .fish),
    ("without shellfish", .crustacean), ("no fish", .fish),
  ]

  /// Ten foods with each allergen, evenly from the whole book, with names that hold no claim.
  private static let foods: [Allergen: [Food]] = {
    let book = FoodBook.culinary
    let all = book.foods.map { ($0, allergens: book.contents(of: $0.id)?.allergens ?? []) }
    let pairs = Set(claims.map(\.allergen)).map { allergen in
      let holding = all.filter { $0.allergens.contains(allergen) }.map(\.0)
      let step = max(1, holding.count / 12)
      let some = stride(from: 0, to: holding.count, by: step).map { holding[$0] }
      return (allergen, Array(some.filter { !isClaimed($0.name) }.prefix(10)))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  private static func isClaimed(_ name: String) -> Bool {
    let words = FoodName.words(of: name)
    return words.contains("free") || MatchVocabulary.bundled.hasClaim(words)
  }

  /// Foods that hold an allergen.
  static func foods(holding allergen: Allergen) -> [Food] { foods[allergen] ?? [] }
}
