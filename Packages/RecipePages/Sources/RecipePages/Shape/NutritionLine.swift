/// Lines of a table of nutrition, which may stand right below ingredients.
enum NutritionLine {
  /// Whether a line only states how much of a nutrient something has, so that it is no ingredient.
  static func isOne(_ text: String) -> Bool { names(text) == true }

  /// Whether a line says nothing that only a table of nutrition does not say: "Fat 10 g".
  static func mayBeOne(_ text: String) -> Bool { names(text) != nil }

  /// Whether a line is a piece of a table of nutrition, with numbers written on to their names:
  /// "Fat25g", "Calories: 283kcal, Protein: 1g", "Sugar 1g1%".
  ///
  /// Any other word in it may be food: "30 g whey protein".
  static func isPart(_ text: String) -> Bool {
    guard LineShape.hasNumber(text) else { return false }
    let words = text.split { !$0.isLetter }.map { FoldedWords.hash($0) }
    let isSure = { (word: UInt64) in nutrients.contains(word) || minerals.contains(word) }
    return words.allSatisfy { isSure($0) || others.contains($0) }
      && (text.contains("%") || words.contains(where: isSure) || isGlued(text))
  }

  /// Whether a number is written on to a word: "Fat25g".
  private static func isGlued(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { $0.isLetter && $1.isDigit }
  }

  /// Whether a line names a nutrient that nobody cooks with; nil where it says anything else.
  private static func names(_ text: String) -> Bool? {
    guard text.utf8.count <= 60, LineShape.hasNumber(text) else { return nil }
    var (hash, isWord, names) = (NameTable<Bool>.start, false, false)
    for byte in text.utf8 + [0x20] {
      if byte.isLetter || byte >= 0x80 {
        hash = NameTable<Bool>.adding(byte, to: hash)
        isWord = true
      } else if isWord {
        if nutrients.contains(hash) { names = true } else if !others.contains(hash) { return nil }
        (hash, isWord) = (NameTable<Bool>.start, false)
      }
    }
    return names
  }

  /// Names of nutrients that nobody cooks with alone.
  private static let nutrients = hashes(
    """
    calories calorie kcal kj saturated saturates cholesterol carbohydrate carbohydrates carbs
    protein proteins kalorien brennwert kohlenhydrate eiweiß calorías carbohidratos proteínas
    carboidrati proteine calorieën koolhydraten eiwitten calorias carboidratos proteínas
    kolhydrater kulhydrater karbohydrater protein kalorie węglowodany białko kilojoules calories
    glucides protéines lipides grassi grasas
    """)

  /// Names of others, which stand in tables alone.
  private static let minerals = hashes(
    """
    sodium potassium calcium iron magnesium zinc vitamin vitamins folate niacin iu cholesterol
    """)

  /// What else such lines say.
  private static let others = hashes(
    """
    g mg mcg kg cal per serving portion total dietary trans fat fats fiber fibre sugar sugars salt
    sodium energy of which and acids unsaturated polyunsaturated monounsaturated pro fett zucker
    energie
    """)

  private static func hashes(_ words: String) -> Set<UInt64> {
    Set(words.split(whereSeparator: \.isWhitespace).map { FoldedWords.hash($0) })
  }
}
