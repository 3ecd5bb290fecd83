import MealModels

/// Finds words that are in the place of a food but name no known one: "fold in the whites", "add
/// English".
extension ClauseReading {
  /// The objects of the clause that may be any food.
  ///
  /// The object of "add", "top with", "a splash of" and the like is a food unless it is explained.
  /// It is explained if it names a food, a dish or an object such as a fork. It is also explained
  /// if its last word is on the list ("a splash of white" with white wine on the list), or refers
  /// to something in an earlier step ("add the cubes").
  var openObjects: [String] {
    objectStarts.compactMap { start in
      let object = self.object(from: start)
      guard let head = object.last, !isExplained(object, head) else { return nil }
      return clause[object].joined(separator: " ")
    }
  }

  /// The objects after amounts in a note that may be any food: "stir in 100 g lax".
  var weighedObjects: [String] {
    clause.indices.compactMap { place in
      guard isAmount(place), place + 1 < clause.count else { return nil }
      let object = self.object(from: clause[place + 1] == "of" ? place + 2 : place + 1)
      guard let head = object.last, !object.contains(where: isOfNutrition),
        !isExplained(object, head)
      else { return nil }
      return clause[object].joined(separator: " ")
    }
  }

  /// Whether an amount with a unit ends at a place: "100g", "two cups".
  func isAmount(_ place: Int) -> Bool {
    guard clause.indices.contains(place) else { return false }
    let word = clause[place]
    let digits = word.prefix { $0.isNumber }
    if !digits.isEmpty { return Self.weights.contains(String(word.dropFirst(digits.count))) }
    guard place > 0, Self.weights.contains(word) || Self.measures.contains(word) else {
      return false
    }
    let before = clause[place - 1]
    return before.allSatisfy { $0.isNumber }
      || ["a", "another", "half", "one", "two", "three", "four"].contains(before)
  }

  private func isOfNutrition(_ place: Int) -> Bool { Self.nutrition.contains(clause[place]) }

  private static let weights: Set = [
    "g", "kg", "oz", "lb", "lbs", "gram", "grams", "ounce", "ounces", "pound", "pounds",
  ]
  private static let measures: Set = [
    "handful", "handfuls", "cup", "cups", "tbsp", "tsp", "tablespoon", "tablespoons", "teaspoon",
    "teaspoons", "spoonful", "spoonfuls",
  ]
  private static let nutrition: Set = [
    "calories", "carbs", "carbohydrate", "carbohydrates", "saturated", "fiber", "fibre", "sodium",
    "cholesterol", "protein", "serving", "servings", "fat", "total", "dietary", "trans", "net",
    "monounsaturated", "polyunsaturated", "unsaturated", "added", "per", "each", "weight",
  ]

  /// Words for work on one kind of food only, if the list has no such food: "devein", "mount the
  /// sauce".
  var unlistedWork: [String] {
    clause.indices.filter { place in
      switch clause[place] {
      case "devein", "deveined", "debeard", "debearded": !list.hasShellfish
      case "shuck", "shucked": !list.hasShellfish && !list.lineage.contains("corn")
      case "separate": !list.hasEgg && isCountAlone(place + 1)
      case "dredge", "dredged", "dredging", "knead", "kneaded", "kneading": !list.hasDough
      case "mount": !list.contents.allergens.contains(.milk) && isDetermined(place + 1)
      default: false
      }
    }.map { clause[$0] }
  }

  /// Whether there is a number at a place without a counted noun.
  private func isCountAlone(_ place: Int) -> Bool {
    guard place < clause.count, Self.counts.contains(clause[place]) || Int(clause[place]) != nil
    else { return false }
    return place + 1 == clause.count || Self.stops.contains(clause[place + 1])
  }

  /// Whites and yolks that are counted although the list has no egg: "a white or two".
  ///
  /// A word that describes the color of something else is left out.
  var loneWhites: [String] {
    guard !list.hasEgg else { return [] }
    return clause.indices.filter { place in
      ["white", "yolk"].contains(clause[place])
        && (place + 1 == clause.count || Self.stops.contains(clause[place + 1]))
        && clause[..<place].suffix(2).contains { ["a", "an", "one", "two"].contains($0) }
    }.map { clause[$0] }
  }

  /// The places where the objects of verbs that add foods begin.
  private var objectStarts: [Int] {
    var starts: [Int] = []
    var isWithFood = false
    for (place, word) in clause.enumerated()
    where place == 0 || !Self.determiners.contains(clause[place - 1]) {
      let next = place + 1 < clause.count ? clause[place + 1] : ""
      if Self.adding.contains(word) {
        starts.append(place + (Self.particles.contains(next) ? 2 : 1))
      } else if Self.addingIn.contains(word) && ["in", "through"].contains(next)
        || Self.scattering.contains(word) && Self.particles.contains(next)
        || word.hasPrefix("serve") && ["on", "in", "over", "between"].contains(next)
      {
        starts.append(place + 2)
      } else if Self.handling.contains(word), isDetermined(place + 1) {
        starts.append(place + 1)
      } else if word == "with", isWithFood {
        starts.append(place + 1)
      } else if word == "of", place > 0,
        Self.portions.contains(FoodName.singular(clause[place - 1]))
      {
        starts.append(place + 1)
      }
      isWithFood = isWithFood || Self.addingWith.contains(word)
    }
    return starts.filter { $0 < clause.count }
  }

  /// Whether an article, a number or a similar word is at a place.
  private func isDetermined(_ place: Int) -> Bool {
    guard place < clause.count else { return false }
    return Self.determiners.contains(clause[place])
      || Self.counts.contains(clause[place])
  }

  /// The words of an object, without words that only describe the manner.
  private func object(from start: Int) -> Range<Int> {
    var end = start
    while end < clause.count, !Self.stops.contains(clause[end]) { end += 1 }
    while end > start, isManner(clause[end - 1]) { end -= 1 }
    if end > start + 1, kinds[end - 2].contains(.thing),
      ["ed", "ing"].contains(where: clause[end - 1].hasSuffix)
    {
      end -= 1
    }
    return start..<end
  }

  private func isManner(_ word: String) -> Bool {
    word.hasSuffix("ly") || Self.manners.contains(word)
  }

  private func isExplained(_ object: Range<Int>, _ head: Int) -> Bool {
    if object.contains(where: isRead) { return true }
    if let of = object.first(where: { clause[$0] == "of" }), of > object.lowerBound,
      isThing(of - 1), !Self.portions.contains(FoodName.singular(clause[of - 1]))
    {
      return true
    }
    if head + 1 == clause.count, Self.determiners.contains(clause[object.lowerBound]),
      following.prefix(while: { !Self.stops.contains($0) }).contains(where: isThingOrFood)
    {
      return true
    }
    let word = clause[head]
    if Self.amounts.contains(FoodName.singular(word)) { return saysEarlier(object, head) }
    if word == "what", head + 1 < clause.count, ["is", "was", "remains"].contains(clause[head + 1])
    {
      return true
    }
    if word == "juice", ["its", "their"].contains(clause[head - (head > 0 ? 1 : 0)]) {
      return true
    }
    if ["whites", "yolk", "yolks"].contains(word), list.hasEgg { return true }
    if isThing(head), isContents(head, from: object.lowerBound) { return saysEarlier(object, head) }
    if isThing(head) || word.allSatisfy({ $0.isNumber }) || list.says(word) { return true }
    return saysEarlier(object, head)
      || object.contains { kinds[$0].contains(.definite) } && ["wet", "dry"].contains(word)
      || ["wet", "dry"].contains(word) && clause.contains("ingredients")
      || word == "one" && object.count == 1 && !opensShells(before: object.lowerBound)
  }

  /// Whether the clause cracks something that the list does not have: "crack one over the top".
  private func opensShells(before start: Int) -> Bool {
    start > 0 && clause[start - 1] == "crack" && !list.hasEgg && !list.hasShell
  }

  /// Whether an object refers to something that the earlier steps named.
  private func saysEarlier(_ object: Range<Int>, _ head: Int) -> Bool {
    object.contains { kinds[$0].contains(.definite) }
      && earlier.contains(FoodName.singular(clause[head]))
  }

  /// Whether a vessel is added for its contents: "add the jar".
  private func isContents(_ head: Int, from start: Int) -> Bool {
    let word = FoodName.singular(clause[head])
    let before = start > 0 ? clause[start - 1] : ""
    return word == "ingredient" && clause[head] == word
      || Self.adding.contains(before) && before != "use" && Self.containers.contains(word)
  }

  /// Whether a word names an object or a food, as "knife" after the comma in "a small, sharp
  /// knife".
  private func isThingOrFood(_ word: String) -> Bool {
    words.lexicon.kinds(of: word).contains(.thing) || words.index.food(ofWord: word) != nil
  }

  private static let determiners: Set = ["a", "an", "the", "your", "this", "these"]

  /// Whether a word is a food, a dish or unknown, so that it has been read already.
  private func isRead(_ place: Int) -> Bool {
    named.contains(place) || isKindOfDish(place)
      || kinds[place].isDisjoint(with: [.ordinary, .definite, .otherwise, .thing])
  }

  /// Whether a word names an object that is not a food, or is a pronoun for an earlier noun.
  private func isThing(_ place: Int) -> Bool {
    !kinds[place].isDisjoint(with: [.thing, .definite]) || Self.pronouns.contains(clause[place])
  }

  private static let pronouns: Set = [
    "it", "them", "everything", "more", "less", "enough", "either", "another", "some", "half",
    "juices", "zest", "others",
  ]

  private static let adding: Set = [
    "add", "adding", "scatter", "dollop", "bloom", "use", "include",
  ]
  private static let addingIn: Set = [
    "stir", "fold", "whisk", "beat", "mix", "blend", "toss", "throw", "pour", "drop", "work",
    "knead", "melt", "tip", "swirl", "slice", "crack", "shake", "chop",
  ]
  private static let scattering: Set = [
    "crumble", "grate", "sprinkle", "drizzle", "spoon", "shave", "squeeze", "splash", "snip",
    "tear",
    "ladle", "pour",
  ]
  private static let particles: Set = ["in", "over", "on", "through"]
  private static let addingWith: Set = [
    "serve", "serves", "served", "serving", "top", "topped", "garnish", "sprinkle", "drizzle",
    "brush", "finish", "deglaze", "dust", "coat", "fill", "stuff", "spread", "dot", "decorate",
    "toss", "season", "smear", "scatter", "pair", "enjoy", "eat", "glaze", "layer", "mix",
    "combine", "marinate", "rub", "start", "begin", "flambe", "loosen", "thin", "enrich", "bind",
    "thicken", "flavor", "flavour", "sweeten", "spike", "baste", "moisten", "douse", "crown",
    "strew",
    "dress", "fold", "accompany",
  ]
  private static let portions: Set = [
    "splash", "glass", "glug", "drizzle", "dash", "shot", "knob", "pat", "scoop", "dollop",
    "handful", "sprinkle", "sprinkling", "spoonful", "spoon", "slug", "cup", "bottle", "can", "jar",
    "packet", "sachet", "slice", "pinch", "tablespoon", "teaspoon", "content", "contents", "swirl",
    "tin", "pouch", "pint", "tub", "carton", "box", "bag", "pack", "tube", "block", "slab",
    "bar", "cube", "wedge", "dusting", "grating", "shaving", "tbsp", "tsp", "measure", "drop",
    "ladleful", "jug",
  ]
  private static let containers: Set = [
    "tin", "can", "jar", "bag", "box", "tub", "pot", "platter", "bottle", "carton", "pouch",
    "packet",
    "sachet", "finger", "stick", "ring", "brick", "label", "package",
  ]
  /// Amounts that name no food: "lay a dozen on ice".
  private static let amounts: Set = ["dozen", "pound", "kilo", "couple"]
  private static let counts: Set = [
    "some", "one", "two", "three", "four", "plenty", "any", "more", "extra", "1", "2", "3", "4",
  ]
  /// The verbs for handling foods, whose object is a food if it follows an article.
  private static let handling: Set = [
    "crumble", "fry", "melt", "whip", "crush", "soak", "crack", "grate", "toast", "dissolve", "buy",
    "thaw", "defrost", "poach", "unwrap", "lay", "open", "stick",
  ]
  private static let stops: Set = [
    "to", "into", "in", "on", "onto", "over", "under", "from", "until", "till", "for", "with", "by",
    "at", "then", "if", "when", "while", "as", "so", "before", "after", "and", "or", "but", "plus",
    "about", "around", "through", "throughout", "between", "without", "instead", "because",
    "where", "which", "who", "is", "are", "was", "be", "will", "should", "can", "you", "that",
    "per", "rather", "than", "unless", "during", "like", "within", "using", "beside", "fitted",
    "set", "whether",
    "off", "out", "except", "though", "not",
  ]
  private static let manners: Set = [
    "well", "again", "together", "first", "next", "last", "now", "too", "there", "here", "once",
    "right", "away", "just", "along", "back", "up", "down",
    "a", "little", "bit", "few", "below", "above", "anyway", "straight", "apart", "also",
    "alongside", "later", "afterwards", "overnight",
  ]
}

extension RecipePlace {
  /// Whether texts at this place are commands to the cook.
  var tellsWhatToDo: Bool {
    switch self {
    case .step, .note: true
    default: false
    }
  }
}
