/// Finds out from the steps of a recipe whether its meat, fish and eggs are cooked, line by line.
///
/// A sentence about heating cooks the foods that it names. If it names no food ("Bake for an hour")
/// or adds to earlier foods, it cooks all foods named before. A food that is added to a hot food is
/// cooked too. All other foods are treated as raw, and so is fish that stays red in the middle.
struct FleshReading {
  /// An ingredient line of meat, fish or eggs.
  private struct Part {
    /// The words with which a sentence names the food.
    let words: Set<String>
    let isFish: Bool
    var isNamed: Bool
    var isCooked = false
  }

  private var parts: [Part]
  /// The words with which a sentence names other foods of the list.
  private let others: [Set<String>]
  private var isHot = false

  /// Reads a recipe.
  ///
  /// - Parameters:
  ///   - flesh: the lines of meat, fish and eggs, with their protein sources.
  ///   - others: the other lines, without seasonings.
  init(
    _ flesh: [(line: Ingredient, source: ProteinSource)], beside others: [Ingredient],
    in recipe: Recipe
  ) {
    let sentences = recipe.steps.flatMap { Self.sentences(of: $0.text) }
      .map { FoodName.words(of: $0) }
    let said = sentences.reduce(into: Set<String>()) { said, words in
      said.formUnion(words.map { FoodName.singular($0) })
    }
    parts = flesh.map { line, source in
      let words = Self.words(of: line).union([source.rawValue])
        .union(Self.otherNames[source.group] ?? [])
      // A food that no sentence names is cooked by every sentence about all foods.
      return Part(
        words: words, isFish: source.group == .fish, isNamed: words.isDisjoint(with: said))
    }
    self.others = others.map(Self.words)
    for words in sentences { read(words) }
  }

  /// Whether all meat, fish and eggs are cooked.
  var isAllCooked: Bool { parts.allSatisfy(\.isCooked) }

  private mutating func read(_ sentence: [String]) {
    // Serving a food with a hot food does not cook it.
    let words = Array(sentence.prefix { !["serve", "serving", "served"].contains($0) })
    let singular = Set(words.map { FoodName.singular($0) }).union(words)
    let named = parts.indices.filter { !parts[$0].words.isDisjoint(with: singular) }
    for index in named { parts[index].isNamed = true }
    let first = words.first ?? ""
    let cools = words.count < sentence.count || !Self.cooling.isDisjoint(with: singular)
    let isCovered = isHot && !cools && Self.isCovered(words)
    if Self.heats(words, namesFlesh: !named.isEmpty) || isCovered {
      for index in named { parts[index].isCooked = true }
      let namesOthers = others.contains { !$0.isDisjoint(with: singular) }
      let isOfAll =
        Self.hasNoObject(words) || Self.joining.contains(first)
        || !Self.wholes.isDisjoint(with: singular)
        || !namesOthers && (!Self.pronouns.isDisjoint(with: singular) || !Self.hasArticle(words))
      if isOfAll {
        for index in parts.indices where parts[index].isNamed { parts[index].isCooked = true }
      }
      isHot = true
    } else if isHot, !cools, Self.joining.contains(first) {
      for index in named { parts[index].isCooked = true }
    }
    if Self.leavesRaw(singular) {
      for index in parts.indices where parts[index].isFish { parts[index].isCooked = false }
    }
    if cools { isHot = false }
  }

  /// Whether a sentence states that the middle stays raw.
  private static func leavesRaw(_ words: Set<String>) -> Bool {
    words.contains("rare")
      || !words.isDisjoint(with: ["middle", "inside", "center", "centre"])
        && !words.isDisjoint(with: ["red", "raw", "ruby"])
  }

  /// Whether a sentence covers the pan with a lid; food that is "covered with" a sauce is ignored.
  private static func isCovered(_ words: [String]) -> Bool {
    words.contains("lid")
      || words.indices.contains { index in
        ["cover", "covered"].contains(words[index])
          && (index + 1 == words.count || words[index + 1] != "with")
      }
  }

  /// Whether a sentence has an article before a word that is not a pan, an oven or another kitchen
  /// word: "the tortillas".
  private static func hasArticle(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { word, next in
      ["the", "a", "an", "your"].contains(word) && !places.contains(next)
        && !kitchen.contains(next)
    }
  }

  /// Words after an article that name no food.
  private static let kitchen: Set<String> = [
    "pan", "pot", "dish", "tray", "sheet", "heat", "lid", "hot", "slow", "large", "wide", "heavy",
    "preheated", "pressure", "air", "grill", "griddle", "barbecue", "middle", "top", "minute",
    "hour", "few", "further", "simmer", "boil",
  ]

  /// Whether a sentence states how long, how far or where to cook, but names no food: "Bake for an
  /// hour".
  private static func hasNoObject(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { word, next in
      (ways.contains(word) || ["roast", "steam", "poach", "cook"].contains(word))
        && ["for", "until", "at", "in", "on", "over", "gently", "covered"].contains(next)
    }
  }

  /// Splits a text after full stops and semicolons, but not at the point of a number.
  private static func sentences(of text: String) -> [Substring] {
    text.split { $0 == ";" || $0 == "\n" }.flatMap { part in
      var sentences: [Substring] = []
      var start = part.startIndex
      for index in part.indices where ".!?".contains(part[index]) {
        let next = part.index(after: index)
        guard next == part.endIndex || part[next].isWhitespace else { continue }
        sentences.append(part[start..<next])
        start = next
      }
      return sentences + [part[start...]]
    }
  }

  private static func words(of line: Ingredient) -> Set<String> {
    let text = "\(line.name) \(line.food?.rawValue ?? "")"
    let words = FoodName.words(of: text).map { FoodName.singular($0) }
    return Set(words).subtracting(describing)
  }

  /// Whether a sentence is about heating: it names a way of cooking, an oven or a temperature.
  private static func heats(_ words: [String], namesFlesh: Bool) -> Bool {
    let acid: Set = ["acid", "lime", "lemon", "vinegar", "juice"]
    let isAcid = !acid.isDisjoint(with: words)
    return words.indices.contains { index in
      let next = index + 1 < words.count ? words[index + 1] : ""
      let before = index > 0 ? words[index - 1] : ""
      switch words[index] {
      case "brown", "heat", "scramble", "steam", "roast", "poach":
        return index == 0
          || ["and", "then", "over", "high", "medium", "low", "gentle"].contains(before)
      case "cook", "cooking", "cooks": return !isAcid
      case "baking":
        return !["dish", "sheet", "tray", "soda", "powder", "paper", "tin", "pan"].contains(next)
      case "simmering", "boiling": return next != "water" || namesFlesh
      case "c", "f", "degrees": return before.allSatisfy(\.isNumber) && !before.isEmpty
      case let word:
        return ways.contains(word) || places.contains(word)
          || word.count > 2 && "cf".contains(word.last ?? "-")
            && word.dropLast().allSatisfy(\.isNumber)
      }
    }
  }

  /// Ways of cooking.
  private static let ways: Set<String> = [
    "fry", "frying", "saute", "sauteing", "roasting", "bake", "simmer", "boil", "broil", "broiling",
    "grill", "grilling", "steaming", "sear", "searing", "braise", "braising", "poaching", "stew",
    "stewing", "blanch", "parboil", "griddle", "microwave", "barbecue", "confit", "vide", "bubble",
    "reduce", "caramelize",
  ]

  /// Places to cook in.
  private static let places: Set<String> = [
    "oven", "skillet", "saucepan", "wok", "stove", "stovetop", "hob", "burner", "broiler", "fryer",
    "cooker", "tandoor", "smoker",
  ]

  /// Verbs at the beginning of a sentence that add a food to those in the pan.
  private static let joining: Set<String> = [
    "add", "stir", "return", "drop", "slip", "lower", "nestle", "tip", "slide", "pour", "mix",
    "put", "cover", "settle", "crumble", "press", "tuck",
  ]

  /// Words for all foods mentioned so far.
  private static let wholes: Set<String> = [
    "everything", "all", "mixture", "rest", "stew", "soup", "batter", "loaf", "patty", "meatball",
    "parcel", "skewer", "curry", "filling",
  ]

  /// Words for the food mentioned last, or for another food that the same sentence names.
  private static let pronouns: Set<String> = ["it", "them", "both", "each", "side"]

  /// Words after which an added food is no longer cooked.
  private static let cooling: Set<String> = [
    "cool", "cooled", "drain", "chill", "bowl", "plate", "platter", "serve", "glass", "off",
  ]

  /// Words of lines that fit many foods and therefore name none.
  private static let describing: Set<String> = [
    "fresh", "large", "small", "medium", "ground", "boneless", "skinless", "whole", "thick", "thin",
    "raw", "dried", "hot", "cold", "of", "the", "a", "in", "with", "and", "or", "to", "for", "from",
    "red", "white", "green", "black", "yellow", "brown", "sweet", "free", "range", "fine", "coarse",
    "baby", "young", "light", "dark", "extra", "virgin", "low", "fat", "lean", "sliced", "chopped",
    "cooked",
  ]

  /// Further names of meat, fish and eggs.
  private static let otherNames: [ProteinGroup: Set<String>] = [
    .redMeat: [
      "meat", "mince", "steak", "patty", "meatball", "joint", "rasher", "lardon", "chops",
      "rib", "sausage", "cutlet", "strip",
    ],
    .poultry: [
      "meat", "bird", "breast", "thigh", "leg", "wing", "drumstick", "mince", "meatball", "cutlet",
      "strip",
    ],
    .fish: ["fish", "fillet", "seafood", "shellfish", "prawn", "shrimp", "steak"],
    .egg: ["egg", "yolk", "whites", "omelet", "omelette", "custard"],
  ]
}
