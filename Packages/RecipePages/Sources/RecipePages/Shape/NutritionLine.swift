/// Lines of a table of nutrition, which may follow directly after ingredients.
enum NutritionLine {
  /// Whether a line only states how much of a nutrient something has, so that it is not an
  /// ingredient.
  static func isOne(_ text: String) -> Bool { names(text) == true }

  /// Whether a line contains only words and numbers of tables of nutrition: "Fat 10 g".
  static func mayBeOne(_ text: String) -> Bool { names(text) != nil }

  /// Whether a line is a piece of a table of nutrition, with numbers attached to their names:
  /// "Fat25g", "Calories: 283kcal, Protein: 1g", "Sugar 1g1%".
  ///
  /// Any other word in it may be food: "30 g whey protein".
  static func isPart(_ text: String) -> Bool {
    saysNoMore(text) && (text.contains("%") || namesOne(text) || isGlued(text))
  }

  /// Whether a line has a number, and no word outside those of tables of nutrition.
  private static func saysNoMore(_ text: String) -> Bool {
    LineShape.hasNumber(text)
      && words(of: text).map { FoldedWords.hash($0) }
        .allSatisfy { isSure($0) || others.contains($0) }
  }

  private static func namesOne(_ text: String) -> Bool {
    words(of: text).contains { isSure(FoldedWords.hash($0)) }
  }

  /// Whether a word names a nutrient that is never an ingredient.
  private static func isSure(_ word: UInt64) -> Bool {
    nutrients.contains(word) || minerals.contains(word)
  }

  /// A line without the pieces between its commas that are of a table of nutrition.
  static func rest(of text: String) -> String {
    let pieces = text.split(separator: ",").map { String($0) }
    let others = pieces.filter { !saysNoMore($0) }
    let isTable = pieces.count - others.count >= fewest && namesOne(text)
    return isTable ? others.joined(separator: ",") : text
  }

  /// The fewest pieces about nutrients that make a line a table.
  private static let fewest = 3

  /// The words of a line, even if they are attached to each other: "6gCarbohydrates".
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var last: Character = " "
    for letter in text {
      if letter.isLetter {
        if !last.isLetter || last.isLowercase && letter.isUppercase { words.append("") }
        words[words.count - 1].append(letter)
      }
      last = letter
    }
    return words
  }

  /// Whether a number is attached to a word: "Fat25g".
  private static func isGlued(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { $0.isLetter && $1.isDigit }
  }

  /// Whether a line names a nutrient that is never an ingredient; nil if it has another word, or no
  /// number.
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

  /// Names of nutrients that are never ingredients by themselves.
  private static let nutrients = hashes(
    """
    calories calorie kcal kj saturated saturates cholesterol carbohydrate carbohydrates carbs
    protein proteins kalorien brennwert kohlenhydrate eiweiß calorías carbohidratos proteínas
    carboidrati proteine calorieën koolhydraten eiwitten calorias carboidratos proteínas
    kolhydrater kulhydrater karbohydrater protein kalorie węglowodany białko kilojoules calories
    glucides protéines lipides grassi grasas
    """)

  /// Names of other nutrients, which occur only in tables of nutrition.
  private static let minerals = hashes(
    """
    sodium potassium calcium iron magnesium zinc vitamin vitamins folate niacin iu cholesterol
    """)

  /// The other words of such lines.
  private static let others = hashes(
    """
    a b c d e k amount daily percent value values g mg mcg kg cal per serving size portion total
    dietary net trans fat fats fiber fibre sugar sugars salt sodium energy of which and acids
    unsaturated polyunsaturated monounsaturated pro iuvitamin fett zucker energie
    """)

  private static func hashes(_ words: String) -> Set<UInt64> {
    Set(words.split(whereSeparator: \.isWhitespace).map { FoldedWords.hash($0) })
  }
}
