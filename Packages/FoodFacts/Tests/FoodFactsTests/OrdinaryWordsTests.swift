import Codecs
import MealModels
import Testing

@testable import FoodFacts

/// The ordinary words of `Data/prose`, and what they must never hide.
@Suite struct OrdinaryWordsTests {
  private static let reader = RecipeReader()

  /// What a step names in a recipe that lists some foods and mixes them.
  private func named(_ step: String, listing foods: [FoodID] = []) -> [NamedFood] {
    Self.reader.foods(
      namedIn: .pasted(title: "Supper", foods, steps: ["Mix the ingredients.", step]))
  }

  @Test func `a food hidden among ordinary words counts or is unknown`() throws {
    let rows = try Judged.rows("hidden-foods.tsv")
    #expect(rows.count >= 150)
    for row in rows {
      let found = named(row[0]).map { $0.food?.rawValue ?? "?" }
      #expect(found.contains(row[1]), "\(row[0]) names \(found)")
    }
  }

  @Test(arguments: [
    ("Add the half&half; stir.", "half-and-half"), ("Top ice cream &pound cake.", "pound-cake"),
    ("Serve with dim &sum; and tea.", "?"),
  ])
  func `a food behind an ampersand is no sign of a page`(step: String, food: String) {
    let found = named(step).map { $0.food?.rawValue ?? "?" }
    #expect(found.contains(food), "\(step) names \(found)")
  }

  @Test func `no word of the name of a food is lost behind an ampersand`() {
    let words = Set(FoodBook.culinary.names.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
    for word in words {
      for place in [HTMLEntity.Place.words, .prose] {
        #expect(HTMLEntity.decoded("&\(word); ", in: place) == "&\(word); ")
      }
    }
  }

  @Test func `sentences of ordinary words name nothing`() throws {
    for line in try Sources.text("../Tests/Lists/ordinary-sentences.txt").split(separator: "\n") {
      let found = named(String(line), listing: ["wheat-flour", "salt", "sugar", "water", "egg"])
      #expect(found.isEmpty, "\(line) names \(found.map(\.text))")
    }
  }

  @Test func `every name of a food of ordinary words counts where it stands alone`() {
    for key in Self.names {
      let words = key.split(separator: " ").map { String($0) }
      guard words.count == 1 || words.allSatisfy(isOrdinary) else { continue }
      let found = named("Serve with \(key).")
      #expect(!found.isEmpty || Self.hardlyMeant.contains(key), "\(key) is hidden")
    }
  }

  @Test func `every ordinary word that ends a food's name is on the reviewed list`() throws {
    let reviewed = Set(
      try Sources.text("../Tests/Lists/ordinary-last-words.txt").split(separator: "\n").flatMap {
        $0.split(separator: " ").map(String.init)
      })
    let last = Set(Self.names.filter { $0.contains(" ") }.map(Self.lastWord)).filter {
      isOrdinary($0) && $0.first?.isNumber != true
    }
    let unseen = last.subtracting(reviewed)
    #expect(unseen.isEmpty, "may one of these be eaten? \(unseen.sorted())")
    #expect(reviewed.subtracting(last).isEmpty)
  }

  @Test(arguments: [
    "overmixed", "unmould", "reheated", "undercooked", "easier", "manufacturer", "manufacturers",
    "tightly", "boxes", "350f", "9x13", "2kg", "3rds", "4b", "%",
  ])
  func `forms, numbers and signs of ordinary words are ordinary`(word: String) {
    #expect(isOrdinary(word))
  }

  @Test(arguments: [
    "topping", "filling", "dressing", "icing", "preserve", "refry", "unsauce", "overdip", "b12",
    "7up", "fillet", "rasher", "frobnitz", "glutenless", "fudge", "annie", "kiss", "t", "",
  ])
  func `names of foods and unknown words are not ordinary words`(word: String) {
    #expect(!isOrdinary(word))
  }

  private func isOrdinary(_ word: String) -> Bool {
    ProseLexicon.bundled.kinds(of: word).contains(.ordinary)
  }

  private static func lastWord(_ name: String) -> String {
    name.split(separator: " ").last.map { String($0) } ?? ""
  }

  private static let names: [String] = {
    var names: [String] = []
    FoodBook.culinary.forEachKey { key, _ in names.append(key) }
    return names
  }()

  /// Names that in a text are hardly ever meant so; `otherwise` in `Data/prose/meanings.txt`.
  private static let hardlyMeant: Set = [
    "aroma", "bitter", "broiler", "grand", "lay", "mound", "mrs dash", "name", "pulse", "silky",
    "smoky", "sprinkle",
  ]
}

extension Recipe {
  /// A recipe that somebody pasted, with foods under their own names.
  static func pasted(title: String, _ foods: [FoodID], steps: [String]) -> Recipe {
    Recipe(
      id: "pasted", title: title, summary: "", description: "", cuisine: .american,
      difficulty: .easy, times: RecipeTimes(prepMinutes: 5, cookMinutes: 20), servings: 2,
      ingredients: foods.map { Ingredient(name: FoodBook.culinary[$0]?.name ?? "", food: $0) },
      steps: steps.map { RecipeStep($0) },
      picture: DishPicture(kind: .bowl, description: ""), origin: .imported)
  }
}
