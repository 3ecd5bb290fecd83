import MealModels

/// Which food a line means, once the words around its name are heard too.
struct FoodOfLine {
  /// The line, with a unit that stood in the name as the unit of its amount.
  var line: CookedLine
  /// The food as it is cooked; nil where nobody knows.
  var food: FoodID?
  /// The words of the name.
  var words: [String]
  /// What a shopper calls it.
  var label: String
  /// How large the pieces are.
  var size: PieceSize?

  init(_ line: CookedLine, _ words: NamedLine, reader: NeedReader) {
    self.line = line
    self.words = words.name
    label = line.name
    size = Self.size(line, words)
    food = line.food ?? reader.names.food(line.name)?.id ?? Self.withoutBrand(words, reader)
    if food == nil { takeFirstChoice(reader) }
    takeUnitFromName(reader)
    takeState(words, reader)
    shortenLabel(reader)
  }

  /// Leaves out words that no shop says, where the rest is the same food.
  private mutating func shortenLabel(_ reader: NeedReader) {
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
  ]

  /// Of "lemon or lime juice" the first is bought.
  private mutating func takeFirstChoice(_ reader: NeedReader) {
    guard let or = words.firstIndex(of: "or"), or > 0, or + 1 < words.count else { return }
    let first = Array(words[..<or])
    let other = Array(words[(or + 1)...])
    let endings = [2, 1, 0].filter { $0 < other.count }.map { Array(other.suffix($0)) }
    for ending in endings {
      let name = (first + ending).joined(separator: " ")
      guard let found = reader.names.food(name) else { continue }
      food = found.id
      words = first + ending
      label = name
      return
    }
  }

  /// "3 garlic cloves" are three cloves, where garlic alone is the same food.
  private mutating func takeUnitFromName(_ reader: NeedReader) {
    guard let first = line.amounts.first, first.unit == nil, first.word == nil,
      first.quantity != nil, words.count > 1, let last = words.last
    else { return }
    let rest = words.dropLast().joined(separator: " ")
    guard let known = reader.names.food(rest), known.id == food || food == nil else { return }
    let singular = FoodName.singular(last)
    if singular == "wedge" {
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

  private static let nameUnits: [String: MeasureUnit] = [
    "clove": .clove, "stalk": .stalk, "rib": .stalk, "slice": .slice, "rasher": .rasher,
    "sprig": .sprig, "head": .head, "bunch": .bunch, "strip": .slice, "spear": .stalk,
    "stick": .stick, "leaf": .leaf, "sheet": .sheet, "bulb": .head,
  ]

  /// Hears "cooked", "canned", "frozen" and "dried" beside a name, where that is another ware.
  private mutating func takeState(_ words: NamedLine, _ reader: NeedReader) {
    let name = self.words.joined(separator: " ")
    let isCanned = words.has(["canned", "tinned"]) || LineAmounts.isInCans(line)
    var states: [String] = []
    if isCanned { states.append("canned") }
    if words.leads(["cooked", "boiled", "steamed", "leftover"]), !words.leads(["uncooked"]) {
      states.append("cooked")
    }
    for state in ["frozen", "dried", "toasted", "roasted"] where words.has([state]) {
      states.append(state)
    }
    for state in ["sliced", "slivered", "flaked", "minced", "ground"] where words.leads([state]) {
      states.append(state)
    }
    if words.leads(["dry"]) { states.append("dried") }
    for state in states where !self.words.contains(state) {
      guard let other = reader.names.food("\(state) \(name)"), other.id != food else { continue }
      if let food, !reader.book.lineage(of: other.id).contains(food) { continue }
      food = other.id
      label = "\(state) \(name)"
      return
    }
    takeDriedHerb(words, reader)
  }

  /// A teaspoon of oregano is dried, unless the line says leaves or chops it.
  private mutating func takeDriedHerb(_ words: NamedLine, _ reader: NeedReader) {
    guard let food, Self.mostlyDried.contains(food), words.name.count == 1,
      line.amounts.first?.unit == .teaspoon, !words.has(Self.freshWords)
    else { return }
    if let dried = reader.names.food("dried \(words.name[0])") {
      self.food = dried.id
      label = dried.name
    }
  }

  private static let mostlyDried: Set<FoodID> = ["oregano", "thyme", "marjoram", "sage", "basil"]
  private static let freshWords: Set<String> = [
    "fresh", "chopped", "leaves", "leaf", "minced", "sprig", "sprigs", "finely", "torn",
  ]

  private static func size(_ line: CookedLine, _ words: NamedLine) -> PieceSize? {
    let said = line.size.map { FoodName.words(of: $0) } ?? words.name
    return said.lazy.compactMap { PieceSize(rawValue: $0) }.first
  }

  /// The food of a name once the words of a brand are left out.
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
