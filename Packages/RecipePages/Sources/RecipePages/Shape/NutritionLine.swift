/// Lines of a table of nutrition, which may stand right below ingredients.
enum NutritionLine {
  /// Whether a line only states how much of a nutrient something has, so that it is no ingredient.
  static func isOne(_ text: String) -> Bool { names(text) == true }

  /// Whether a line says nothing that only a table of nutrition does not say: "Fat 10 g".
  static func mayBeOne(_ text: String) -> Bool { names(text) != nil }

  /// Whether a line is a piece of a table of nutrition, with numbers written on to their names:
  /// "Fat25g", "Calories: 283kcal, Protein: 1g".
  static func isPart(_ text: String) -> Bool {
    guard LineShape.hasNumber(text) else { return false }
    let words = text.lowercased().split { !$0.isLetter }
    let named = words.filter { word in parts.contains { word.hasSuffix($0) } }
    return named.count >= 2 || named.count == 1 && words.count <= 3 && text.utf8.count <= 24
  }

  private static let parts = [
    "calories", "kcal", "protein", "carbohydrates", "carbohydrate", "carbs", "cholesterol",
    "sodium", "saturates", "fat", "fibre", "fiber", "potassium", "calcium", "sugars",
  ]

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
