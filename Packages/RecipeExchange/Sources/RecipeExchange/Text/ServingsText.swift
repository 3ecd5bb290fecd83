/// The number of people that a recipe feeds, or its yield.
enum ServingsText {
  /// The name that our export gives to a yield that would be read as servings under its usual name.
  static let exactName = "yield as written"

  /// The servings and yield of a text such as "4", "Serves 4", "4 servings" or "2 loaves".
  static func read(_ text: String) -> (servings: Int?, yield: String?) {
    guard let text = text.nonEmpty else { return (nil, nil) }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let number = words.lazy.compactMap { Int($0) }.first
    let others = words.filter { Int($0) == nil }
    guard let number, number >= 1, number <= 1000 else { return (nil, text) }
    // "4-6" and "4 to 6" feed at least four; the yield keeps the whole text.
    let numbers = words.compactMap { Int($0) }
    if others.allSatisfy(people.contains) {
      return (number, numbers.count == 1 && others.isEmpty ? nil : shown(text, others, numbers))
    }
    return (others.contains(where: people.contains) ? number : nil, text)
  }

  /// Whether a text is read as a yield, word for word, and gives no servings.
  static func isYieldAlone(_ text: String) -> Bool { read(text) == (nil, text) }

  /// The text if it says more than the number.
  private static func shown(_ text: String, _ others: [String], _ numbers: [Int]) -> String? {
    numbers.count > 1 || text.contains(where: { "½¼¾/.,".contains($0) }) ? text : nil
  }

  private static let people: Set<String> = [
    "serving", "servings", "serves", "serve", "portion", "portions", "portionen", "person",
    "persons", "people", "personen", "personnes", "personne", "personas", "persone", "porciones",
    "porzioni", "porties", "porções", "pessoas", "portioner", "raciones", "für", "for", "pour",
    "para", "per", "voor", "makes", "yield", "yields", "about", "to", "bis", "or", "à", "a",
  ]
}
