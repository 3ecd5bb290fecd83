/// Makes plurals and singulars of the English nouns in ingredient names.
public enum EnglishNoun {
  /// The name for more than one piece: "large egg" becomes "large eggs".
  public static func plural(of name: String) -> String {
    replacingLastWord(of: name) { word in
      if irregular.values.contains(word) || unchanged.contains(word) || isPlural(word) {
        return word
      }
      if let form = irregular[word] { return form }
      if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
        return word.dropLast() + "ies"
      }
      return ["s", "x", "ch", "sh"].contains(where: word.hasSuffix) ? word + "es" : word + "s"
    }
  }

  /// The name for one piece: "large eggs" becomes "large egg".
  public static func singular(of name: String) -> String {
    replacingLastWord(of: name) { word in
      if let pair = irregular.first(where: { $0.value == word }) { return pair.key }
      if unchanged.contains(word) || !isPlural(word) { return word }
      if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
      let isSibilant = ["xes", "ches", "shes", "sses"].contains(where: word.hasSuffix)
      return String(word.dropLast(isSibilant ? 2 : 1))
    }
  }

  private static let irregular = [
    "leaf": "leaves", "loaf": "loaves", "half": "halves", "tomato": "tomatoes",
    "potato": "potatoes", "mango": "mangoes", "chili": "chilies", "chilli": "chillies",
    "cookie": "cookies", "brownie": "brownies", "smoothie": "smoothies",
  ]

  /// Words that do not change, or that are never counted.
  private static let unchanged: Set<String> = [
    "salmon", "fish", "couscous", "asparagus", "hummus", "molasses", "shrimp", "squid", "swiss",
  ]

  private static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("us")
  }

  private static func replacingLastWord(
    of name: String, _ transform: (String) -> String
  ) -> String {
    guard let space = name.lastIndex(of: " ") else { return transform(name) }
    let start = name.index(after: space)
    return name[..<start] + transform(String(name[start...]))
  }
}
