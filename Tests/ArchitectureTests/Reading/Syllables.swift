/// Counts the syllables of English words by their spelling.
enum Syllables {
  /// Long words that every cook reads at a glance: each counts as two syllables.
  private static let familiar: Set = [
    "allergen", "allergens", "allergic", "allergies", "allergy", "calorie", "calories",
    "everybody", "everyone", "everything", "favorite", "favorites", "groceries", "grocery",
    "ingredient", "ingredients", "instacart", "mealadvisor", "nutrition", "protein", "recipe",
    "recipes", "suggestion", "suggestions", "supabase", "vegetarian",
  ]

  /// How words begin whose first part ends in a silent e, and that part as it is spoken.
  private static let beginnings = [("every", "evry"), ("some", "som"), ("house", "hous")]

  static func count(in word: String) -> Int {
    let isOwner = word.hasSuffix("’s") || word.hasSuffix("'s")
    let stem = word.dropLast(isOwner ? 2 : 0).lowercased().filter(\.isLetter)
    if familiar.contains(stem) { return 2 }
    let letters = Array(spoken(stem))
    let groups = letters.indices.count { begins(at: $0, in: letters) }
    return max(1, groups - (groups > 1 && endsSilently(letters) ? 1 : 0))
  }

  private static func spoken(_ word: String) -> String {
    guard let (written, said) = beginnings.first(where: { word.hasPrefix($0.0) }) else {
      return word
    }
    return said + word.dropFirst(written.count)
  }

  /// Whether a syllable begins with the vowel at an index.
  private static func begins(at index: Int, in letters: [Character]) -> Bool {
    guard isVowel(letters[index]) else { return false }
    guard index > 0, isVowel(letters[index - 1]) else { return true }
    let before = index > 1 ? letters[index - 2] : " "
    let next = index + 1 < letters.count ? letters[index + 1] : " "
    switch String([letters[index - 1], letters[index]]) {
    case "iu", "yi": return true
    case "ia", "io": return !"tscgx".contains(before)
    case "eo", "uo": return !"qgp".contains(before)
    case "ie":
      return next == "t" || next == "n" && !"tcr".contains(before) && index + 2 < letters.count
    default: return false
    }
  }

  /// Whether the last vowel is an e that is not spoken, as in *plate*, *plates* and *baked*.
  private static func endsSilently(_ letters: [Character]) -> Bool {
    switch letters.last {
    case "e": return isSilent(after: letters.dropLast(), spokenAfter: [])
    case "s" where letters.dropLast().last == "e":
      return isSilent(
        after: letters.dropLast(2), spokenAfter: ["c", "g", "s", "x", "z", "ch", "sh"])
    case "d" where letters.dropLast().last == "e":
      return isSilent(after: letters.dropLast(2), spokenAfter: ["d", "t"])
    default: return false
    }
  }

  /// Whether an e is silent after some letters: not after a vowel, and not in *bottle*.
  private static func isSilent(
    after letters: ArraySlice<Character>, spokenAfter ends: [String]
  ) -> Bool {
    guard let last = letters.last, !isVowel(last) else { return false }
    let before = letters.dropLast().last ?? "a"
    return !ends.contains(where: String(letters).hasSuffix) && (last != "l" || isVowel(before))
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiouy".contains(letter) }
}
