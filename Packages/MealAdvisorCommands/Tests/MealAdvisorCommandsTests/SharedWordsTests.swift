#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import FoodFacts
import MealModels
import Testing

@testable import Preferences

/// What becomes of every word of the book that other foods are called by as well.
@Suite struct SharedWordsTests {
  private let book = FoodBook.culinary

  /// Each word that ends the names of other foods, with those that an allergy to it also covers.
  ///
  /// The list was looked at; a new food whose name ends with such a word changes it.
  @Test func `each shared word for an allergy covers the foods of the reviewed list`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Lists/shared-words.txt")
    let listed = try String(contentsOf: file, encoding: .utf8)
    #expect(lines().joined(separator: "\n") + "\n" == listed)
  }

  @Test(
    arguments: [
      ("vinegar", ["cider-vinegar", "rice-vinegar", "wine-vinegar", "black-vinegar"]),
      ("pepper allergy", ["bell-pepper", "chili", "sichuan-pepper", "pink-peppercorn"]),
      ("rice", ["wild-rice"]), ("cumin", ["black-cumin"]), ("peppercorns", ["pink-peppercorn"]),
    ] as [(String, [FoodID])])
  func `an allergy to a shared word protects from all foods of it`(
    typed: String, foods: [FoodID]
  ) throws {
    var eater = Eater(name: "you")
    eater.take(try PreferenceParser(household: [.you]) { book }.allergies(typed))
    let limits = eater.limits(in: book)
    for food in foods {
      let contents = try #require(book.contents(of: food), "\(food)")
      #expect(!limits.admits(MealFacts(contents: contents, foods: book.lineage(of: food))))
    }
  }

  private func lines() -> [String] {
    var keys: [String: FoodID] = [:]
    book.forEachKey { keys[$0] = $1 }
    let shared = Set(keys.keys.flatMap { Self.ends(of: $0) }).filter { keys[$0] != nil }
    let namesakes = Namesakes(book)
    return shared.sorted().compactMap { word in
      guard let food = keys[word], Allergen.meant(by: word).isEmpty, book.records(food) else {
        return nil
      }
      let others = namesakes.foods(calledBy: word, beside: food)
      guard !others.isEmpty else { return nil }
      let names = others.map(\.rawValue).joined(separator: ", ")
      return "\(word) (\(food)): \(others.count > Namesakes.most ? "asks" : names)"
    }
  }

  /// The last words of a name, from the second on.
  private static func ends(of key: String) -> [String] {
    let words = key.split(separator: " ")
    return words.indices.dropFirst().map { words[$0...].joined(separator: " ") }
  }
}
