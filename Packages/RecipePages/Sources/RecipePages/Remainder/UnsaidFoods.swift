import IngredientLines
import MealModels

/// Finds texts that name a food that the recipe does not mention yet.
struct UnsaidFoods {
  let said: SaidWords
  let reader: LineReader

  /// The texts that name such a food, each text once.
  func texts(of texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { text in
      !said.holdsEachWord(of: text) && (RemainderHeadings.declares(text) || namesOne(text))
        && seen.insert(text).inserted
    }
  }

  /// Whether a text names such a food, or has a word that mixes scripts and may disguise one.
  private func namesOne(_ text: String) -> Bool {
    let words = ShownText(text).text.split { !$0.isLetter && $0 != "-" && $0 != "'" && $0 != "’" }
      .map { $0.lowercased() }
    if words.contains(where: ShownText.mixesScripts) { return true }
    return words.indices.contains { start in
      (1...Self.longestName).contains { count in
        guard start + count <= words.count else { return false }
        let name = words[start..<start + count].joined(separator: " ")
        return !said.holdsEachWord(of: name) && reader.isFood(name)
      }
    }
  }

  /// The most words of a name to look up; longer names end with a shorter food name.
  private static let longestName = 3
}
