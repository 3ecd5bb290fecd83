import MealModels

/// Finds the ingredients of a list in the words of a step.
struct IngredientMentions {
  /// An ingredient that a step names, with the named part of it, if there is one.
  struct Mention {
    var line: Int
    var share: StepAmount.Share?
  }

  /// The words of one ingredient.
  private struct Line {
    /// All words of its name, in the singular.
    var words: Set<String>
    /// The words of the name that identify the food.
    var telling: Set<String>
    /// The head of the name: "cream" of "heavy cream".
    var head: String
  }

  private let lines: [Line]

  init(_ ingredients: [Ingredient]) {
    lines = ingredients.map { ingredient in
      let end = ingredient.name.firstIndex { ",(".contains($0) }
      let words = Self.words(String(ingredient.name[..<(end ?? ingredient.name.endIndex)]))
      let all = Self.words(ingredient.name)
      // "Boneless, skinless chicken breast" names the food after its comma.
      let telling = [words, all].map { $0.filter { !Self.descriptors.contains($0) } }
        .first { !$0.isEmpty }
      let own = telling ?? all
      return Line(words: Set(all), telling: Set(own), head: own.last ?? "")
    }
  }

  /// The ingredients that a step names, in the order of its words; an ingredient that is named
  /// twice without a part appears once.
  func mentions(in step: String) -> [Mention] {
    let words = Self.words(step, marked: true)
    var found: [Mention] = []
    var index = 0
    while index < words.count {
      let named = lines(at: index, of: words)
      guard let range = named.first?.range else {
        index += 1
        continue
      }
      let share = share(before: range.lowerBound, of: words)
      for line in named.map(\.line)
      where share != nil || !found.contains(where: { $0.line == line }) {
        found.append(Mention(line: line, share: share))
      }
      index = range.upperBound
    }
    return found
  }

  /// The ingredients that the words at a position name: those that match the most consecutive
  /// words.
  private func lines(at index: Int, of words: [String]) -> [(line: Int, range: Range<Int>)] {
    let word = words[index]
    var named: [(line: Int, range: Range<Int>)] = []
    for (line, own) in lines.enumerated() where own.telling.contains(word) {
      var range = index..<(index + 1)
      while range.lowerBound > 0, own.words.contains(words[range.lowerBound - 1]) {
        range = (range.lowerBound - 1)..<range.upperBound
      }
      while range.upperBound < words.count, own.words.contains(words[range.upperBound]) {
        range = range.lowerBound..<(range.upperBound + 1)
      }
      named.append((line, range))
    }
    // Some words turn a food into another one: tomato sauce is not tomato.
    named.removeAll { line, range in
      guard range.upperBound < words.count else { return false }
      return Self.turning.contains(words[range.upperBound]) && lines[line].head == word
    }
    let longest = named.map(\.range.count).max() ?? 0
    named.removeAll { $0.range.count < longest }
    if named.count > 1 {
      let heads = named.filter { named in
        words[named.range].contains(lines[named.line].head)
      }
      if !heads.isEmpty { named = heads }
    }
    if named.count > 1 {
      let plain = named.filter { !Self.turning.contains(lines[$0.line].head) }
      if !plain.isEmpty { named = plain }
    }
    let isBoth = index > 0 && ["both", "all"].contains(words[index - 1])
    return named.count == 1 || isBoth ? named : []
  }

  /// The part of an ingredient that the words before it name; nil for none.
  private func share(before start: Int, of words: [String]) -> StepAmount.Share? {
    var place = start - 1
    while place >= 0, Self.fillers.contains(words[place]) { place -= 1 }
    guard place >= 0 else { return nil }
    let word = words[place]
    let before = place > 0 ? words[place - 1] : ""
    if Self.rests.contains(word) { return .rest(nil) }
    if word == "left", before == "is", place > 1, words[place - 2] == "what" { return .rest(nil) }
    switch word {
    case "half": return .part(Fraction(1, over: 2) ?? .one)
    case "third": return .part(Fraction(before == "two" ? 2 : 1, over: 3) ?? .one)
    case "quarter": return .part(Fraction(before == "three" ? 3 : 1, over: 4) ?? .one)
    default: break
    }
    let isOfIt = words[(place + 1)..<start].contains("of")
    return isOfIt && Self.pieces.contains(word) ? .some : nil
  }

  /// The words of a text in lower case and in the singular.
  ///
  /// If `marked` is true, a comma replaces every mark between two words.
  private static func words(_ text: String, marked: Bool = false) -> [String] {
    let spaced = text.lowercased().map { letter in
      letter.isLetter || letter.isNumber ? "\(letter)" : marks.contains(letter) ? " , " : " "
    }
    let words = spaced.joined().split(separator: " ").map { FoodName.singular(String($0)) }
    return marked ? words : words.filter { $0 != "," }
  }

  private static let marks: Set<Character> = [",", ".", ";", ":", "(", ")", "!", "?"]

  private static let fillers: Set<String> = ["the", "of", "your", "its", "other", "a"]
  private static let rests: Set<String> = ["rest", "remaining", "remainder", "last"]
  private static let pieces: Set<String> = [
    "most", "some", "pinch", "little", "few", "spoonful", "handful", "splash", "dash", "tbsp",
    "tsp", "tablespoon", "teaspoon", "cup", "bit", "drop", "ladle", "spoon", "half", "slice",
    "clove", "more", "g", "ml", "oz", "dl",
  ]
  /// Words that, after a food, name a product made of it: "tomato sauce" does not mean tomatoes.
  private static let turning: Set<String> = [
    "stock", "broth", "sauce", "oil", "powder", "paste", "vinegar", "juice", "zest", "flake",
    "seed", "syrup", "bouillon", "flour", "water", "wine", "bread", "noodle", "crumb",
  ]
  /// Words of a name that identify no food.
  private static let descriptors: Set<String> = [
    "fresh", "freshly", "large", "small", "medium", "big", "boneless", "skinless", "ground",
    "dried",
    "dry", "whole", "low", "sodium", "unsalted", "salted", "extra", "virgin", "chopped", "sliced",
    "grated", "shredded", "diced", "minced", "peeled", "cooked", "raw", "canned", "frozen", "ripe",
    "black", "white", "red", "green", "yellow", "brown", "golden", "baby", "plain", "hot", "cold",
    "warm", "light", "dark", "fine", "coarse", "thick", "thin", "heavy", "full", "fat", "free",
    "reduced", "unsweetened", "sweet", "and", "or", "of", "with", "in", "the", "a", "to", "for",
    "leaf", "clove", "stick", "sprig", "slice", "piece", "head", "stalk", "flat", "long", "short",
    "grain", "all", "purpose", "vegetarian", "vegan", "gluten", "lean", "firm", "soft", "smoked",
    "toasted", "roasted", "mild", "sharp", "english", "greek", "italian", "spanish", "thai",
    "mexican", "french", "pure", "natural", "instant", "quick", "day", "old", "good", "mixed",
    "breast", "thigh", "fillet", "filet", "steak", "loin", "drumstick", "leg", "shoulder", "skin",
    "on", "bone",
  ]
}
