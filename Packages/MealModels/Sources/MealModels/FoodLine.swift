/// Reads a food from one line of text, as people write it in lists of foods.
///
/// `id: name; alias | from: parent | classes | possibly: allergen | traces: allergen | like: food |
/// row: 01145 | density: 0.96 | weights: piece 113, slice 10 | season: 11-2, 4`; columns after the
/// first may be left out. The classes may include `group`, `hidden`, and `either` for a name that
/// means one of its parents.
public enum FoodLine {
  /// Reads a line, without its line end.
  public static func food(_ line: some StringProtocol) throws(FoodLineError) -> Food {
    let columns = parts(Substring(line), at: "|")
    let head = parts(columns[0], at: ":", most: 1)
    let names = head.count == 2 ? parts(head[1], at: ";").filter { !$0.isEmpty } : []
    guard head.count == 2, let name = names.first,
      !names.contains(where: { FoodName.words(of: $0).isEmpty })
    else { throw .shape(String(columns[0])) }
    var draft = FoodDraft()
    for column in columns.dropFirst() where !column.isEmpty { try draft.read(column) }
    guard !draft.isEither || draft.parents.count > 1 else { throw .contents("either") }
    return Food(
      id: try id(head[0]), name: String(name), aliases: names.dropFirst().map { String($0) },
      parents: draft.parents, likes: draft.likes, isGroup: draft.isGroup || draft.isEither,
      isEither: draft.isEither, isHidden: draft.isHidden, contents: draft.contents,
      row: draft.row, measures: draft.measures, season: draft.season)
  }

  /// Reads a lower-kebab id.
  static func id<Entity>(_ text: Substring) throws(FoodLineError) -> TypedID<Entity> {
    let id = TypedID<Entity>(slug: text)
    guard id.rawValue == text, !text.isEmpty else { throw .id(String(text)) }
    return id
  }

  /// The parts of a text between separators, without blanks at their ends.
  ///
  /// - Parameter most: the number of separators after which the rest of the text is not split.
  public static func parts(
    _ text: Substring, at separator: Character, most: Int = .max
  ) -> [Substring] {
    text.split(separator: separator, maxSplits: most, omittingEmptySubsequences: false)
      .map { part in
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
        let start = part.drop(while: isBlank)
        return start.lastIndex { !isBlank($0) }.map { start[...$0] } ?? start.prefix(0)
      }
  }
}

/// An error in the line of a food, with the offending text.
public enum FoodLineError: Error, Equatable, Sendable {
  /// The line does not begin with `ID: NAME`, or a name has no word.
  case shape(String)
  /// An id is not made of lower-case words joined by hyphens.
  case id(String)
  /// A word among the traces or the possible allergens is not an allergen.
  case allergen(String)
  /// A word is neither an allergen nor a class.
  case contents(String)
  /// A density or weight is not a number in its range.
  case amount(String)
  /// A weight names a unit in which pieces are not counted.
  case unit(String)
  /// A season is not a list of months from 1 to 12.
  case season(String)
}

/// The columns of a line that have been read so far.
private struct FoodDraft {
  var parents: [FoodID] = []
  var likes: [FoodID] = []
  var isGroup = false
  var isEither = false
  var isHidden = false
  var contents = FoodContents()
  var row: TableRowID?
  var measures = FoodMeasures()
  var season: MonthSet = []

  mutating func read(_ column: Substring) throws(FoodLineError) {
    let keyed = FoodLine.parts(column, at: ":", most: 1)
    guard keyed.count == 2 else { return try readClasses(column) }
    switch keyed[0] {
    case "from": parents += try ids(keyed[1])
    case "like": likes += try ids(keyed[1])
    case "possibly": contents.possible.formUnion(try allergens(keyed[1]))
    case "traces": contents.traces.formUnion(try allergens(keyed[1]))
    case "row": row = try FoodLine.id(keyed[1])
    case "density": measures.density = try amount(keyed[1], in: 0.03...2.3)
    case "weights": try readWeights(keyed[1])
    case "season": season = try months(keyed[1])
    default: throw .contents(String(column))
    }
  }

  private func ids(_ list: Substring) throws(FoodLineError) -> [FoodID] {
    try listed(list).map { word throws(FoodLineError) in try FoodLine.id(word) }
  }

  private func listed(_ list: Substring) -> [Substring] {
    FoodLine.parts(list, at: ",").filter { !$0.isEmpty }
  }

  private func allergens(_ list: Substring) throws(FoodLineError) -> AllergenSet {
    AllergenSet(
      try listed(list).map { word throws(FoodLineError) in
        guard let allergen = Allergen(rawValue: String(word)) else {
          throw .allergen(String(word))
        }
        return allergen
      })
  }

  /// Reads classes and allergens; a word that names both, such as "fish", is the allergen, which
  /// implies the class.
  private mutating func readClasses(_ list: Substring) throws(FoodLineError) {
    for word in listed(list) {
      if word == "group" {
        isGroup = true
      } else if word == "either" {
        isEither = true
      } else if word == "hidden" {
        isHidden = true
      } else if let allergen = Allergen(rawValue: String(word)) {
        contents.allergens.formUnion(AllergenSet([allergen]))
      } else if let named = FoodClasses.named.first(where: { $0.name == word }) {
        contents.classes.formUnion(named.value)
      } else {
        throw .contents(String(word))
      }
    }
  }

  private mutating func readWeights(_ list: Substring) throws(FoodLineError) {
    for entry in listed(list) {
      let words = FoodLine.parts(entry, at: " ").filter { !$0.isEmpty }
      guard words.count == 2 else { throw .amount(String(entry)) }
      let grams = try amount(words[1], in: 0.01...25_000)
      if let size = PieceSize(rawValue: String(words[0])) {
        measures.sizes[size] = grams
      } else if let unit = MeasureUnit(named: words[0]), unit.dimension != .mass {
        measures.weights[unit] = grams
      } else {
        throw .unit(String(words[0]))
      }
    }
  }

  private func months(_ text: Substring) throws(FoodLineError) -> MonthSet {
    guard let months = MonthSet(text) else { throw .season(String(text)) }
    return months
  }

  private func amount(
    _ text: Substring, in range: ClosedRange<Double>
  ) throws(FoodLineError) -> Double {
    guard let number = Double(text), range.contains(number) else { throw .amount(String(text)) }
    return number
  }
}
