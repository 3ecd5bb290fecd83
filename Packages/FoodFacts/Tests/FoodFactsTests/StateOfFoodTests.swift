import MealModels
import Testing

@testable import FoodFacts

/// Names that say in which state a bundled food is weighed, and names with several meanings.
@Suite struct StateOfFoodTests {
  private let matcher = FoodMatcher()
  private let table = FoodTable.bundled

  @Test(
    arguments: [
      "rice", "white rice", "jasmine rice", "basmati rice", "brown rice", "wild rice", "sushi rice",
      "glutinous rice", "quinoa", "couscous", "bulgur", "barley", "pearl barley", "farro",
      "millet", "oatmeal", "lentils", "green lentils", "black lentils", "split peas", "mung beans",
      "pasta", "spaghetti", "macaroni", "noodles", "egg noodles", "rice noodles", "soba noodles",
      "potatoes", "new potatoes", "sweet potatoes", "chickpeas", "black beans", "kidney beans",
      "cannellini beans", "pinto beans",
    ])
  func `a cooked food has the energy of its cooked state`(name: String) throws {
    for text in ["cooked \(name)", "\(name), cooked", "freshly cooked \(name)"] {
      let row = try #require(matcher.match(text).food?.row.flatMap { table[$0] })
      #expect(row.facts[.energy].map { $0 < 180 } ?? false, "\(text): \(row.description)")
    }
  }

  @Test(arguments: [
    "leftover rice", "boiled rice", "steamed jasmine rice", "day-old cooked rice",
    "cold cooked brown rice", "leftover pasta", "boiled potatoes",
  ])
  func `leftover and boiled foods are cooked foods`(name: String) throws {
    #expect(try #require(matcher.match(name).food?.id.rawValue).hasPrefix("cooked-"))
  }

  @Test(arguments: [
    "canary beans", "mayocoba beans", "flageolet beans", "navy beans", "black beans", "chickpeas",
    "borlotti beans", "butter beans", "kidney beans", "fava beans",
  ])
  func `a dried food has the energy of its dried state`(name: String) throws {
    for text in ["dried \(name)", "dry \(name)"] {
      guard let row = matcher.match(text).food?.row.flatMap({ table[$0] }) else { continue }
      #expect(row.facts[.energy].map { $0 > 280 } ?? false, "\(text): \(row.description)")
    }
  }

  @Test(arguments: [
    "coconut milk", "almond milk", "soy milk", "oat milk", "rice milk", "cashew milk",
    "coconut cream", "coconut yogurt", "coconut butter", "peanut butter", "almond butter",
    "apple butter", "cocoa butter",
  ])
  func `a word in front makes no dairy of a plant`(name: String) throws {
    for word in ["fresh", "homemade", "thick", "thin", "light", "young", "freshly made"] {
      let contents = try #require(matcher.match("\(word) \(name)").contents)
      #expect(!contents.allergens.contains(.milk), "\(word) \(name)")
    }
  }

  @Test func `a kind that holds more is still counted before a longer name`() {
    #expect(matcher.match("hot chocolate powder").contents?.allergens.contains(.milk) == true)
    #expect(matcher.match("chicken, fried").food?.id == "chicken")
    #expect(matcher.match("beef, ground").food?.id == "ground-beef")
  }

  @Test(arguments: [
    ("tuna packed in olive oil", "tuna in olive oil"),
    ("tuna, packed in olive oil, drained", "tuna in olive oil"),
    ("sardines preserved in olive oil", "sardines in olive oil"),
    ("anchovies packed in oil", "anchovies in oil"), ("tuna canned in water", "tuna in water"),
  ])
  func `packed in oil is in oil`(name: String, plain: String) {
    #expect(matcher.match(name).food?.id == matcher.match(plain).food?.id)
  }

  @Test(arguments: [
    "gluten-free coarse cornmeal", "coarse gluten-free cornmeal", "cornmeal, gluten-free",
    "gluten-free yellow cornmeal", "gluten-free flaked cornmeal", "gluten-free corn couscous",
  ])
  func `a claim at the start holds for the rest of the name`(name: String) throws {
    #expect(try #require(matcher.match(name).contents).fits(.glutenFree))
  }

  @Test(arguments: [
    "mature Cheddar", "queso fresco", "cotija", "kaşar", "Lancashire cheese", "paneer",
    "Red Leicester",
  ])
  func `a vegetarian cheese has the traces of the cheese`(name: String) throws {
    let plain = try #require(matcher.match(name).contents)
    let vegetarian = try #require(matcher.match("vegetarian \(name)").contents)
    #expect(vegetarian.fits(.vegetarian))
    #expect(vegetarian.traces == plain.traces)
    #expect(vegetarian.allergens == plain.allergens)
  }

  @Test(arguments: ["coconut milk", "amaranth leaves", "callaloo", "squash blossoms"])
  func `fibre is known of greens, flowers and coconut milk`(name: String) throws {
    let row = try #require(matcher.match(name).food?.row)
    #expect(table[row]?.facts[.fibre] != nil)
  }

  @Test(
    arguments: [
      ("machaca", "dried-beef"), ("chile de árbol", "chile-de-arbol"),
      ("ají panca paste", "aji-panca"), ("ají limo", "aji-limo"), ("annatto oil", "annatto-oil"),
      ("flocão", "flaked-cornmeal"),
      ("couscous de milho", "flaked-cornmeal"), ("botija olives", "table-olive"),
      ("chile piquín", "chile-pequin"), ("pul biber", "aleppo-pepper"),
      ("Urfa chili flakes", "urfa-pepper"), ("çarliston peppers", "turkish-green-pepper"),
      ("horta", "wild-greens"), ("kolot cheese", "kashkaval"), ("telli cheese", "string-cheese"),
      ("łazanki pasta", "pasta"), ("durum pasta sheets", "durum-pasta-sheet"),
      ("bread rolls", "bread-roll"), ("haricot beans", "cannellini-bean"),
      ("Lancashire cheese", "lancashire-cheese"), ("white farmhouse bread", "bread"),
      ("chicory greens", "chicory-greens"), ("friselle", "friselle"), ("ditalini", "small-pasta"),
      ("castagnaccio", "castagnaccio"),
    ] as [(String, FoodID)])
  func `a regional name has its food`(name: String, food: FoodID) {
    #expect(matcher.match(name).food?.id == food)
  }

  @Test func `regional foods hold no allergen that is not theirs`() {
    #expect(matcher.match("machaca").contents?.fits(.glutenFree) == true)
    #expect(matcher.match("annatto oil").contents == FoodContents())
    #expect(matcher.match("corn couscous").contents?.allergens == [])
    #expect(matcher.match("chestnut flour").contents?.allergens == [])
    #expect(matcher.match("chestnuts").contents?.traces.contains(.treeNut) == true)
  }
}
