import FoodFacts
import MealModels

extension ProseLexicon {
  /// The sorted texts of some entries.
  ///
  /// One has a line for each form of a word, the other a line for each name or phrase.
  static func texts(of entries: [ProseEntry]) -> (words: String, names: String) {
    var words: [String: Kinds] = [:]
    var names: [String: FoodID?] = [:]
    for entry in entries {
      switch entry.meaning {
      case .kind(.phrase): for phrase in entry.words { names[key(phrase)] = .some(nil) }
      case .kind(.tool):
        for name in entry.words where name.contains(" ") { names[key(name)] = tool }
        let single = entry.words.filter { !$0.contains(" ") }
        for (word, kinds) in forms(of: single, .tool) { words[word, default: []].insert(kinds) }
      case .kind(let kind):
        for (word, kinds) in forms(of: entry.words, kind) { words[word, default: []].insert(kinds) }
      case .name(let food): for name in entry.words { names[key(name)] = food }
      }
    }
    dropFormsOfResults(&words, entries)
    return (
      lines(words.map { ($0, String($1.rawValue)) }),
      lines(names.map { ($0, $1?.rawValue ?? "") })
    )
  }

  /// The normalized form of a name; in a name of several words, each is in the singular.
  private static func key(_ name: String) -> String { FoodName.key(name) }

  /// Removes the meaning of a verb's form from words for the result of an act: a "filling" or
  /// "topping" may be bought.
  private static func dropFormsOfResults(_ words: inout [String: Kinds], _ entries: [ProseEntry]) {
    let listed = Set(entries.filter { !isDish($0.meaning) }.flatMap(\.words))
    for (word, kinds) in words
    where !kinds.isDisjoint(with: Kinds.dishes) && !listed.contains(word) {
      words[word] = kinds.subtracting([.ordinary, .prefixed])
    }
  }

  private static func isDish(_ meaning: ProseEntry.Meaning) -> Bool {
    if case .kind(let kind) = meaning { Kinds.of(kind) != nil } else { false }
  }

  private static func forms(
    of words: [String], _ kind: ProseEntry.Kind
  ) -> [(word: String, kinds: Kinds)] {
    let (form, kinds) = meaning(of: kind)
    return words.flatMap(form).map { ($0, kinds) }
  }

  /// The function for the forms of a word of some kind, and the kinds of these forms.
  private static func meaning(of kind: ProseEntry.Kind) -> ((String) -> [String], Kinds) {
    let alone = { (word: String) in [word] }
    return switch kind {
    case .word, .phrase: (alone, .ordinary)
    case .noun: (WordForms.ofNoun, .ordinary)
    case .verb: (WordForms.ofVerb, [.ordinary, .prefixed])
    case .quality: (WordForms.ofQuality, [.ordinary, .prefixed])
    case .otherwise: (alone, .otherwise)
    case .command: (alone, .command)
    case .texture: (alone, .texture)
    case .definite: (alone, .definite)
    case .thing: (WordForms.ofNoun, .thing)
    case .tool: (WordForms.ofNoun, [.ordinary, .tool])
    case .dish, .moist, .shaped, .dough, .sauce, .dressing, .blend, .filling,
      .mixture, .single, .gruel, .part:
      (WordForms.ofNoun, Kinds.of(kind) ?? [])
    }
  }

  private static func lines(_ pairs: [(String, String)]) -> String {
    pairs.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
      .map { "\($0)\t\($1)" }.joined(separator: "\n")
  }
}
