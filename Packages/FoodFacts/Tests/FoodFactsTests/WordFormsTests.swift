import Testing

@testable import FoodFacts
@testable import FoodFactsCompiling

@Suite struct WordFormsTests {
  @Test(
    arguments: [
      ("stir", ["stir", "stirs", "stirred", "stirring"]),
      ("bake", ["bake", "bakes", "baked", "baking"]),
      ("dry", ["dry", "dries", "dried", "drying"]), ("mix", ["mixes", "mixed", "mixing"]),
      ("tie", ["ties", "tied", "tying"]), ("eye", ["eyed", "eyeing"]), ("wash", ["washes"]),
      ("equip", ["equipped", "equipping"]), ("offer", ["offered", "offering"]),
    ] as [(String, [String])])
  func `a verb has its regular forms`(verb: String, forms: [String]) {
    #expect(Set(WordForms.ofVerb(verb)).isSuperset(of: forms))
  }

  @Test(
    arguments: [
      ("box", ["box", "boxes"]), ("tray", ["tray", "trays"]), ("berry", ["berries"]),
      ("photo", ["photos"]), ("dish", ["dishes"]),
    ] as [(String, [String])])
  func `a noun has its plural`(noun: String, forms: [String]) {
    #expect(Set(WordForms.ofNoun(noun)).isSuperset(of: forms))
  }

  @Test(
    arguments: [
      ("easy", ["easy", "easier", "easiest", "easily", "easiness"]),
      ("big", ["bigger", "biggest"]), ("fine", ["finer", "finest", "finely", "fineness"]),
      ("gentle", ["gently"]), ("basic", ["basically"]), ("full", ["fully", "fullness"]),
    ] as [(String, [String])])
  func `a quality has its degrees and its adverb`(word: String, forms: [String]) {
    #expect(Set(WordForms.ofQuality(word)).isSuperset(of: forms))
  }

  @Test(arguments: ["see", "bread", "a", ""])
  func `no form begins with anything but the word`(word: String) {
    let forms = WordForms.ofVerb(word) + WordForms.ofNoun(word) + WordForms.ofQuality(word)
    #expect(forms.allSatisfy { $0.hasPrefix(word.dropLast()) })
  }
}
