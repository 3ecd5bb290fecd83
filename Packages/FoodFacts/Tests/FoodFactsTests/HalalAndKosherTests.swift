import MealModels
import Testing

@testable import FoodFacts

/// The meats of the bundled foods at halal and kosher tables.
@Suite struct HalalAndKosherTests {
  private let matcher = FoodMatcher()

  @Test(arguments: [
    "rabbit", "hare", "horse meat", "kangaroo", "camel meat", "bear meat", "squirrel", "frog legs",
    "snails", "escargots", "alligator", "crocodile", "turtle meat", "whale meat", "ostrich", "emu",
    "snake meat", "dog meat", "pheasant", "meat", "red meat", "minced meat", "game meat", "poultry",
    "ostrich egg", "camel milk", "blood sausage", "beef blood", "chicken blood", "game stock",
    "turtle soup", "rabbit leg, boneless", "eel", "catfish", "basa", "shark",
    "swordfish", "monkfish", "sturgeon", "caviar", "skate", "ray", "turbot", "lumpfish roe",
    "burbot", "lamprey", "fish", "white fish", "fish stock", "fish roe", "sashimi",
  ])
  func `foods that no kosher kitchen uses are not kosher`(name: String) throws {
    #expect(try !#require(matcher.match(name).contents).fits(.kosher))
  }

  @Test(arguments: [
    "beef", "veal", "lamb", "mutton", "goat", "venison", "bison", "water buffalo", "elk",
    "reindeer", "chicken", "turkey", "duck", "goose", "quail", "pigeon", "Cornish hen", "tallow",
    "salmon", "cod", "salmon roe", "tuna", "anchovies",
  ])
  func `foods that kosher and halal kitchens use are both`(name: String) throws {
    let contents = try #require(matcher.match(name).contents)
    #expect(contents.fits(.kosher))
    #expect(contents.fits(.halal))
  }

  @Test(arguments: [
    "horse meat", "donkey meat", "bear meat", "dog meat", "squirrel", "frog legs", "snails",
    "alligator", "crocodile", "snake meat", "turtle meat", "meat", "minced meat", "game meat",
    "blood sausage", "beef blood", "black pudding", "lard", "animal fat", "meat drippings",
  ])
  func `foods that halal authorities forbid or dispute are not halal`(name: String) throws {
    #expect(try !#require(matcher.match(name).contents).fits(.halal))
  }

  @Test(arguments: ["rabbit", "camel meat", "ostrich", "kangaroo"])
  func `foods that only kosher kitchens forbid are halal`(name: String) throws {
    #expect(try #require(matcher.match(name).contents).fits(.halal))
  }

  @Test func `a snail is still seafood, and a vegetarian one is no meat`() throws {
    #expect(try #require(matcher.match("snails").contents).fits(.pescatarian))
    let plant = try #require(matcher.match("vegan snails").contents)
    #expect(plant.fits(.kosher) && plant.fits(.halal) && plant.fits(.vegan))
  }

  @Test func `every meat that is kosher is of a known animal`() {
    let book = FoodBook.culinary
    let used: Set<FoodID> = [
      "beef", "lamb", "goat-meat", "venison", "antelope", "bison", "water-buffalo", "chicken",
      "turkey", "duck", "goose", "quail", "pigeon",
    ]
    for food in book.foods {
      guard let contents = book.contents(of: food.id), contents.fits(.kosher),
        !contents.classes.isDisjoint(with: [.meat, .poultry])
      else { continue }
      #expect(!book.madeOf(food.id).isDisjoint(with: used), "\(food.id)")
    }
  }
}
