import MealModels

/// Finds the food that a line means, from its name and the words around it.
struct FoodOfLine {
  /// The line; a unit in the food's name is moved to the amount.
  var line: CookedLine
  /// The food as it is cooked; nil if it is unknown.
  var food: FoodID?
  /// The words of the name.
  var words: [String]
  /// The shopper's name of the food.
  var label: String
  /// How large the pieces are.
  var size: PieceSize?

  init(_ line: CookedLine, _ words: NamedLine, reader: NeedReader) {
    self.line = line
    self.words = words.name
    label = Self.plain(line.name)
    size = Self.size(line, words)
    food =
      line.food ?? (reader.names.food(line.name) ?? reader.names.food(label))?.id
      ?? Self.withoutBrand(words, reader)
    takeFirstOfEither(reader.book)
    if food == "egg" { takePartOfEgg(words) }
    if line.amounts.isEmpty { takeNumberInWords(words) }
    takeNumberFromName()
    if words.saidByName.contains(.or) { takeFirstChoice(reader) }
    if words.has(.cube), let cube = StockCubes.food(named: self.words, reader.names) {
      food = cube.id
    }
    if food == nil { takeLeadingUnit(reader) }
    takeUnitFromName(reader)
    takeState(words, reader)
    takeRaw(words, reader)
    shortenLabel(reader)
  }

  /// Takes the most common meaning of a name that can mean two foods.
  private mutating func takeFirstOfEither(_ book: FoodBook) {
    guard let either = food.flatMap({ book[$0] }), either.isEither else { return }
    food = either.parents.first ?? food
  }

  /// A name without an article before it, and without a joining word after it: "half an onion",
  /// "parsley and/or mint".
  private static func plain(_ name: String) -> String {
    var words = name.split(separator: " ")
    while words.count > 1, articles.contains(words[0]) { words.removeFirst() }
    while words.count > 1, let last = words.last, ["and", "or", "and/or"].contains(last) {
      words.removeLast()
    }
    return words.joined(separator: " ")
  }

  private static let articles: Set<Substring> = [
    "a", "an", "some", "several", "few", "couple", "quarter", "of",
  ]

  /// Whether a word only describes a food.
  static func isDescription(_ word: String) -> Bool {
    let word = word.lowercased()
    return cooksWords.contains(word) || word.hasSuffix("ed") || word.hasSuffix("ly")
  }

  /// Whether a word after a name is the unit of its amount: "2 celery sticks".
  static func isUnit(_ word: String) -> Bool {
    nameUnits[FoodName.singular(word.lowercased())] != nil
  }

  /// Leaves out words that shops do not use, if the rest is the same food.
  private mutating func shortenLabel(_ reader: NeedReader) {
    guard let space = label.firstIndex(of: " "),
      Self.cooksWords.contains(label[..<space].lowercased())
    else { return }
    var parts = label.split(separator: " ").map { String($0) }
    while parts.count > 1, Self.cooksWords.contains(parts[0].lowercased()), parts[1] != "or" {
      guard reader.names.food(parts.dropFirst().joined(separator: " "))?.id == food else { break }
      parts.removeFirst()
    }
    label = parts.joined(separator: " ")
  }

  private static let cooksWords: Set<String> = [
    "cooked", "leftover", "toasted", "ripe", "softened", "fresh", "freshly", "canned", "large",
    "medium",
    "small", "chopped", "grated", "shredded", "melted", "warm", "cold", "hot", "raw",
    "carton", "container",
  ]

  /// Takes the first food of a choice such as "lemon or lime juice".
  private mutating func takeFirstChoice(_ reader: NeedReader) {
    guard let or = words.firstIndex(of: "or"), or > 0, or + 1 < words.count else { return }
    let comma = line.name.firstIndex(of: ",").map { FoodName.words(of: line.name[..<$0]) }
    let first = comma ?? Array(words[..<or])
    if let food, reader.names.food(first.joined(separator: " "))?.id == food {
      words = first
      label = first.joined(separator: " ")
      return
    }
    let other = Array(words[(or + 1)...])
    guard !line.isFoodDecided else {
      if reader.names.food(other.joined(separator: " "))?.id == food {
        words = other
        label = other.joined(separator: " ")
      }
      return
    }
    let endings = [2, 1, 0].filter { $0 < other.count }.map { Array(other.suffix($0)) }
    for ending in endings {
      let name = (first + ending).joined(separator: " ")
      guard let found = reader.names.food(name) else { continue }
      if found.id == food { return }
      food = found.id
      words = first + ending
      label = name
      return
    }
  }

  /// Takes the egg part of "whites of 3 eggs" and "3 eggs, whites only".
  private mutating func takePartOfEgg(_ words: NamedLine) {
    let all = words.all
    for (part, joint) in zip(all, all.dropFirst()) where joint == "of" || joint == "only" {
      switch FoodName.singular(part) {
      case "white": food = "egg-white"
      case "yolk": food = "egg-yolk"
      default: continue
      }
    }
  }

  /// Takes a number that is written in words: "a couple of carrots" are two, and "a quarter of a
  /// cabbage" is a part of one cabbage.
  private mutating func takeNumberInWords(_ words: NamedLine) {
    guard let word = words.all.first(where: { $0 != "a" }), let number = Self.numbers[word] else {
      return
    }
    line.amounts = [CookedAmount(.exactly(number))]
  }

  private static let numbers: [String: Fraction] = [
    "couple": Fraction(2), "quarter": Fraction(1, over: 4) ?? .one,
  ]

  /// Takes the number after a name: "onions 2" are two onions.
  private mutating func takeNumberFromName() {
    guard line.amounts.first?.quantity == nil, words.count > 1, let last = words.last,
      let count = Int(last), (1...99).contains(count)
    else { return }
    if line.amounts.isEmpty { line.amounts = [CookedAmount(nil)] }
    line.amounts[0].quantity = .exactly(Fraction(count))
    words.removeLast()
    label = words.joined(separator: " ")
  }

  /// Takes a unit at the start of the name: "1 crown broccoli" is a head of broccoli, and "2 t
  /// vanilla" are two teaspoons.
  private mutating func takeLeadingUnit(_ reader: NeedReader) {
    guard let first = line.amounts.first, first.unit == nil, words.count > 1,
      let unit = LineAmounts.units[words[0]] ?? (words[0] == "t" ? .teaspoon : nil)
    else { return }
    let rest = words.dropFirst().joined(separator: " ")
    guard let found = reader.names.food(rest) else { return }
    line.amounts[0].unit = unit
    food = found.id
    words.removeFirst()
    label = rest
  }

  /// Takes a unit at the end of the name, if the rest is the same food: "3 garlic cloves" are three
  /// cloves.
  private mutating func takeUnitFromName(_ reader: NeedReader) {
    leaveOutWedges(reader)
    guard let first = line.amounts.first, first.unit == nil,
      first.word.map(LineAmounts.isSize) ?? true, first.quantity != nil, words.count > 1,
      let last = words.last
    else { return }
    let rest = words.dropLast().joined(separator: " ")
    guard let known = reader.names.food(rest), known.id == food || food == nil else { return }
    let singular = FoodName.singular(last)
    if singular == "heart", known.id == "celery" {
      line.amounts[0].unit = .head
    } else if singular == "wedge" {
      line.amounts[0].quantity = first.quantity.map { $0 * (Fraction(1, over: 6) ?? .one) }
    } else if let unit = Self.nameUnits[singular] {
      line.amounts[0].unit = unit
    } else {
      return
    }
    food = known.id
    words.removeLast()
    label = rest
  }

  /// Leaves "wedges" out of a name without an amount: "lemon wedges, for serving" are cut from a
  /// lemon.
  private mutating func leaveOutWedges(_ reader: NeedReader) {
    guard line.amounts.isEmpty, words.count > 1, let last = words.last,
      FoodName.singular(last) == "wedge"
    else { return }
    let rest = words.dropLast().joined(separator: " ")
    if reader.names.food(rest)?.id == food { label = rest }
  }

  private static let nameUnits: [String: MeasureUnit] = [
    "clove": .clove, "stalk": .stalk, "rib": .stalk, "slice": .slice, "rasher": .rasher,
    "sprig": .sprig, "head": .head, "bunch": .bunch, "strip": .slice, "spear": .stalk,
    "stick": .stick, "leaf": .leaf, "sheet": .sheet, "bulb": .head,
  ]

  /// Takes the food that "cooked", "canned", "frozen" or a similar word makes of the named one, if
  /// the book has it as a separate food.
  private mutating func takeState(_ words: NamedLine, _ reader: NeedReader) {
    var states: [String] = []
    if words.has(.canned) || LineAmounts.isInCans(line) { states.append("canned") }
    if words.leads(.cooked), !words.leads(.uncooked) { states.append("cooked") }
    for (state, word) in Self.everywhere where words.has(state) { states.append(word) }
    for (state, word) in Self.leading where words.leads(state) { states.append(word) }
    let name = states.isEmpty ? "" : self.words.joined(separator: " ")
    for state in states where !self.words.contains(state) {
      guard let other = reader.names.food("\(state) \(name)"), other.id != food else { continue }
      if let food, !reader.book.lineage(of: other.id).contains(food) { continue }
      food = other.id
      let isCounted = state == "canned" && LineAmounts.isInCans(line)
      label = isCounted ? name : "\(state) \(name)"
      return
    }
  }

  /// Takes the raw food if the cook toasts it; only a food called roasted is bought roasted.
  private mutating func takeRaw(_ words: NamedLine, _ reader: NeedReader) {
    guard words.has(.toasted), let food, food.rawValue.hasPrefix("roasted-"),
      let raw = reader.book[FoodID(rawValue: String(food.rawValue.dropFirst("roasted-".count)))]
    else { return }
    self.food = raw.id
    label = reader.label(of: raw.id, beside: label)
  }

  /// States that change the food wherever they are in the line.
  private static let everywhere: [(StateWords, String)] = [
    (.frozen, "frozen"), (.dried, "dried"), (.toasted, "toasted"), (.roasted, "roasted"),
  ]
  /// States that change the food only if they come before or in its name.
  private static let leading: [(StateWords, String)] = [
    (.sliced, "sliced"), (.slivered, "slivered"), (.flaked, "flaked"), (.minced, "minced"),
    (.ground, "ground"), (.dry, "dried"),
  ]

  /// The line with its herb or spice dried or ground.
  ///
  /// A teaspoon of oregano is dried, and a teaspoon of ginger is ground, unless the line names
  /// leaves or chops the food. Returns nil for any other line.
  static func dried(_ line: CookedLine, _ words: NamedLine, _ names: NameMemory) -> CookedLine? {
    guard line.amounts.first?.unit == .teaspoon, words.name.count == 1, !words.has(.leafy),
      let food = line.food ?? names.food(line.name)?.id, words.name == [food.rawValue],
      let state = mostlyDried[food], let dried = names.food("\(state) \(food.rawValue)")
    else { return nil }
    var other = line
    other.name = "\(state) \(food.rawValue)"
    other.food = dried.id
    other.text = "\(state) \(line.text)"
    return other
  }

  private static let mostlyDried: [FoodID: String] = [
    "oregano": "dried", "thyme": "dried", "marjoram": "dried", "sage": "dried", "basil": "dried",
    "coriander": "ground", "ginger": "ground",
  ]

  private static func size(_ line: CookedLine, _ words: NamedLine) -> PieceSize? {
    let said = line.size.map { FoodName.words(of: $0) } ?? words.name
    return said.lazy.compactMap { PieceSize(rawValue: $0) }.first
  }

  /// The food of a name without the words of a brand before it; nil if there is none.
  private static func withoutBrand(_ words: NamedLine, _ reader: NeedReader) -> FoodID? {
    for count in 1..<max(2, min(4, words.name.count)) where count < words.name.count {
      let brand = words.name.prefix(count).joined(separator: " ")
      guard BrandWords.all.contains(brand) else { continue }
      let rest = words.name.dropFirst(count).joined(separator: " ")
      if let food = reader.names.food(rest) { return food.id }
    }
    return nil
  }
}
