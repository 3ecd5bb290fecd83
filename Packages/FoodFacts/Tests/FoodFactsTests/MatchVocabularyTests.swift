import EmbeddedText
import MealModels
import Testing

@testable import CulinaryFoods
@testable import FoodFacts

@Suite struct MatchVocabularyTests {
  private let vocabulary = MatchVocabulary(Pantry.words)

  private func meanings(_ words: String) -> [WordMeaning] {
    vocabulary.meanings(words.split(separator: " ").map { String($0) }[...])
  }

  @Test(
    arguments: [
      ("chopped", [.plain]), ("to taste", [.plain]), ("slice", [.cut]), ("slices", [.cut]),
      ("fillets", [.flesh]), ("powder", [.form]), ("italian", [.variety]), ("red", [.color]),
      ("cups", [.container]), ("coated", [.joint]), ("made with", [.link]), (",", [.comma]),
      ("2", [.number]), ("85%", [.number]), ("200g", [.number]), ("2cups", [.number]),
    ] as [(String, [WordMeaning])])
  func `a word means what its kind says`(word: String, expected: [WordMeaning]) {
    #expect(meanings(word) == expected)
  }

  @Test(arguments: [
    "frobnitz", "taste", "made", "powders", "italians", "reds", "%", "g2", "2x", "made to", "",
    "chopped chopped", "2 2",
  ])
  func `an unknown word, a part of a phrase and a false plural have no meaning`(word: String) {
    #expect(meanings(word).isEmpty)
  }

  @Test func `a word may have several meanings`() {
    let vocabulary = MatchVocabulary("cut: head\ncontainer: heads\nplain: head")
    #expect(Set(vocabulary.meanings(["head"]).map(\.description)) == ["cut", "container", "plain"])
  }

  @Test(arguments: [
    "nonsense: chopped", "plain chopped", "plain", "free milk free: mlik", "pure chopped: milk",
    "# plain: chopped", "",
  ])
  func `a line that does not fit says nothing`(line: Substring) {
    #expect(MatchVocabulary.entry(line) == nil)
  }

  @Test func `a line parts its words from its effect`() throws {
    let entry = try #require(MatchVocabulary.entry("without vegan,  plant based : milk, +soy"))
    #expect(entry.words == ["vegan", "plant based"])
    let change = try #require(ContentsChange(kind: "without", ["milk", "+soy"]))
    #expect(entry.meaning == .change(change))
  }

  @Test func `every bundled line is understood`() {
    for line in Self.bundled { #expect(MatchVocabulary.entry(line) != nil, "\(line.prefix(60))") }
    #expect(Self.bundled.count > 20)
  }

  @Test func `every bundled word is found as its kind, or as a number`() {
    for line in Self.bundled {
      guard let entry = MatchVocabulary.entry(line) else { continue }
      for word in entry.words {
        let words = FoodName.words(of: word)[...]
        let found = MatchVocabulary.bundled.meanings(words)
        let isFound =
          switch entry.meaning {
          case .doubt: MatchVocabulary.bundled.isDoubt(words)
          case .origin: MatchVocabulary.bundled.origins.contains(String(word))
          default: found.contains(entry.meaning) || found == [.number]
          }
        #expect(isFound, "\(word)")
      }
    }
  }

  private static let bundled = String(decoding: BundledWords.text.bytes, as: UTF8.self)
    .split(separator: "\n")
}

extension WordMeaning {
  fileprivate var description: String { "\(self)" }
}
