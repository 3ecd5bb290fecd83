import MealModels

/// Decides whether words for a dish or its parts mean the recipe's own dish.
extension ClauseReading {
  /// Whether a word that is not a food means the dish or its parts, and not a food from elsewhere.
  ///
  /// In a step it must be the dish of the title, or a dish that the list and the steps show to be
  /// made here. The words "the sauce" alone prove nothing.
  func isDishWord(_ place: Int) -> Bool {
    guard isKindOfDish(place), !isLeftOpen(place) else { return false }
    switch textPlace {
    case .heading, .stepHeading, .yield: return true
    case .emptyHeading: return made.names(clause[place], at: moment)
    case .title, .note: return !isBrought(place) || made.names(clause[place], at: moment)
    case .name, .line: return !isBrought(place)
    case .summary, .description, .picture, .notes, .tag, .ownNotes: return isTold(place)
    case .step: break
    }
    if isDoneWithNothing(place) || isForming(place) || isForUse(place) || isAct(place) {
      return true
    }
    if kinds[place].dish.contains(.part) { return isPartOfListed(place) }
    if made.isTitle(clause[place]), !isBrought(place), !isAnother(place) { return true }
    if isBrought(place) {
      return isWhole(place) || isAnother(place)
        ? made.names(clause[place], at: moment) : !isDescribed(place) && isMade(place, alone: true)
    }
    return isMade(place)
  }

  /// Whether a text about the dish uses this word for it: "a thick soup", but not "good on a
  /// salad".
  private func isTold(_ place: Int) -> Bool {
    // After an amount, the word means an ingredient and not the dish.
    if isAmount(place > 0 && clause[place - 1] == "of" ? place - 2 : place - 1) { return false }
    if isBrought(place) { return !isDescribed(place) && isMade(place) }
    return !isAnother(place)
  }

  private func isMade(_ place: Int, alone isAlone: Bool = false) -> Bool {
    // "This dressing" means the dressing that the same clause has just mixed. So does a dressing
    // after "until".
    let isJustMade =
      clause[..<place].contains { ["until", "till"].contains($0) }
      || clause[..<place].suffix(2).contains { ["this", "that"].contains($0) }
    return made.has(
      clause[place], kinds[place], at: isJustMade && moment < .max ? moment + 1 : moment,
      alone: isAlone)
  }

  /// Whether the word is a verb for what a cook or a food does: "until they roll".
  private func isAct(_ place: Int) -> Bool {
    place > 0 && ["they", "it", "you", "we", "them"].contains(clause[place - 1])
  }

  /// Whether a word that may also be a verb is a noun here: "with the rub".
  func isObject(_ place: Int) -> Bool {
    place > 0 && !isDone(place)
      && (kinds[place - 1].contains(.definite) || Self.beforeObject.contains(clause[place - 1]))
  }

  /// Whether a word means a dish that is eaten alone; another dish may accompany it.
  private func isWhole(_ place: Int) -> Bool {
    let whole: Set<ProseEntry.Kind> = [.dish, .moist, .shaped]
    return kinds[place].dish.contains(where: whole.contains)
  }

  /// Whether the neighbouring words say that the food is added to the others.
  ///
  /// "Toss with the dressing" and "add the sauce" add a food, and so does "sauce the pasta". The
  /// target of "add … to" is already there.
  private func isBrought(_ place: Int) -> Bool {
    if isDone(place) { return true }
    if clause[..<place].suffix(3).contains(where: Self.bringing.contains) { return true }
    if isPutIn(place) { return true }
    let near = clause.indices[..<place].suffix(6)
    guard let server = near.last(where: { Self.serving.contains(clause[$0]) }),
      !clause[server..<place].contains(where: Self.destinations.contains)
    else { return false }
    let next = server + 1
    return clause[server] == "with" || next != place && !kinds[next].contains(.definite)
      || Self.servedOn.contains(clause[next])
  }

  /// Whether the food is put in or on the others: "stir in the sauce", "spoon over the curry".
  private func isPutIn(_ place: Int) -> Bool {
    clause.indices[..<place].suffix(3).contains { particle in
      particle > 0 && Self.particles.contains(clause[particle])
        && Self.putting.contains(clause[particle - 1])
    }
  }

  /// Whether the word is a verb for an act of the cook, which has an object after it.
  private func isDone(_ place: Int) -> Bool {
    place + 1 < clause.count && Self.objects.contains(clause[place + 1])
  }

  /// Whether the word is an act of the cook that adds no food: "filling them halfway".
  private func isDoneWithNothing(_ place: Int) -> Bool {
    guard ["filling", "coating", "topping", "seasoning"].contains(clause[place]) else {
      return false
    }
    if isDone(place) { return true }
    if place + 1 == clause.count {
      return ["before", "after", "when"].contains(clause[place - (place > 0 ? 1 : 0)])
    }
    let isObject =
      place > 0
      && (kinds[place - 1].contains(.definite) || named.contains(place - 1)
        || Self.bringing.contains(clause[place - 1]) || Self.articles.contains(clause[place - 1]))
    return !isObject
      && (named.contains(place + 1) || ["all", "both", "off", "up"].contains(clause[place + 1]))
  }

  /// Whether the word only states the use of a vessel or tool: "sauce pot", "salad bowl".
  private func isForUse(_ place: Int) -> Bool {
    place + 1 < clause.count && Self.vessels.contains(clause[place + 1])
  }

  /// Whether the word names a part that forms during cooking: "until a golden crust forms".
  private func isForming(_ place: Int) -> Bool {
    if ["crust", "crusts"].contains(clause[place]) {
      return list.hasBread || clause[..<place].contains { Self.browning.contains($0) }
    }
    if ["shell", "shells"].contains(clause[place]), list.hasShell { return !isBrought(place) }
    return isComing(place)
  }

  private func isComing(_ place: Int) -> Bool {
    place + 1 < clause.count
      && ["forms", "form", "develops", "develop"].contains(clause[place + 1])
      && clause[..<place].contains { ["until", "till", "a"].contains($0) }
  }

  /// Whether the cook chooses or buys the food: "your favorite dressing", "toppings of choice", "a
  /// can of soup".
  private func isLeftOpen(_ place: Int) -> Bool {
    clause[..<place].suffix(4).contains(where: Self.choosing.contains)
      || place > 1 && clause[place - 1] == "of" && Self.packs.contains(clause[place - 2])
      || clause[(place + 1)...].prefix(3).contains { ["choice", "choosing", "like"].contains($0) }
  }

  /// Whether the word means any dish of its kind: "on a salad".
  ///
  /// Not in "over a little sauce", nor for the dish itself in a text that begins with it: "an
  /// orange soup".
  private func isAnother(_ place: Int) -> Bool {
    if tellsOfDish, let first = clause.first, Self.articles.contains(first), place < 5,
      made.isTitle(clause[place])
    {
      return false
    }
    let before = clause[..<place].suffix(2)
    return before.contains(where: Self.articles.contains)
      && !["little", "bit", "touch"].contains(before.last)
  }

  /// Whether other words describe the dish, so that it may not be the recipe's; a food before it is
  /// read separately.
  private func isDescribed(_ place: Int) -> Bool {
    if clause.indices[..<place].suffix(4).contains(where: { kinds[$0].contains(.definite) }) {
      return false
    }
    let before = clause.indices[..<place].last { !named.contains($0) } ?? 0
    return before > 0 && !Self.linking.contains(clause[before])
  }

  /// Whether a natural part of foods, or a word for many foods, belongs to listed foods.
  ///
  /// Examples are seeds to take out, or seasonings if the list has some.
  private func isPartOfListed(_ place: Int) -> Bool {
    let word = clause[place]
    if list.isCalled(word) || made.names(word, at: moment) { return true }
    if earlier.contains(FoodName.singular(word)) || named.contains(place - 1) { return true }
    if clause.contains(where: Self.removing.contains) { return true }
    switch FoodName.singular(word) {
    case "acid", "skewer": return !isBrought(place)
    case "fat", "dripping": return !isBrought(place) && (list.hasFlesh || list.hasFat)
    default: break
    }
    let isServed =
      clause[..<place].contains { $0.hasPrefix("serv") }
      && !clause[..<place].suffix(3).contains { ["the", "prepped", "remaining"].contains($0) }
    return !isServed && list.holdsSome(calledBy: word)
  }

  func isKindOfDish(_ place: Int) -> Bool { kinds[place].isDish }

  /// The words before a food that is added.
  private static let bringing: Set = [
    "with", "add", "adding", "some", "plus", "more", "extra", "any", "using", "use",
  ]
  private static let particles: Set = ["in", "over", "through"]
  private static let putting: Set = [
    "stir", "fold", "mix", "pour", "spoon", "whisk", "beat", "toss", "throw", "tip", "drop",
    "swirl",
    "blend", "ladle", "drizzle", "scatter", "sprinkle", "crumble", "put",
  ]
  /// The words somewhere before a food that is served.
  private static let serving: Set = [
    "with", "serve", "serves", "served", "serving", "alongside", "accompany", "accompanied",
  ]
  private static let beforeObject: Set = ["with", "your", "a", "add", "adding", "in", "some", "of"]
  private static let destinations: Set = ["to", "into", "onto", "until", "till", "if", "while"]
  private static let servedOn: Set = ["with", "over", "on", "in", "alongside", "by"]
  private static let removing: Set = [
    "remove", "removing", "discard", "discarding", "scrape", "scoop", "strain", "trim", "drain",
    "skim", "separate", "deseed", "adjust", "check", "taste", "pick", "spoon", "render", "pop",
    "cut", "off",
  ]
  private static let browning: Set = ["until", "till", "has", "have", "brown", "browned", "golden"]
  private static let choosing: Set = [
    "favorite", "favourite", "choice", "bought", "storebought", "jarred", "bottled", "jar",
    "bottle",
    "packet", "desired", "preferred",
  ]
  private static let objects: Set = ["the", "this", "these", "each", "every", "it", "them"]
  private static let packs: Set = [
    "can", "cans", "tin", "tins", "jar", "jars", "bottle", "bottles", "packet", "packets", "pack",
    "packs", "package", "packages", "box", "boxes", "sachet", "sachets", "pouch", "carton", "tub",
    "bag", "envelope",
  ]
  private static let articles: Set = ["a", "an", "another"]
  private static let linking: Set = [
    "with", "add", "some", "plus", "more", "extra", "using", "serve", "and", "or", "your", "any",
    "in", "on", "of", "over", "from", "little", "served", "additional", "leftover",
  ]
  private static let vessels: Set = [
    "pot", "pan", "bowl", "bowls", "dish", "tin", "plate", "spinner", "knife", "brush", "hook",
    "cutter", "stone", "peel", "pin", "scraper", "machine", "maker", "rack", "tray", "board",
    "mold", "tester", "liner", "liners", "blender", "fork", "spoon", "spoons", "server",
  ]
}
