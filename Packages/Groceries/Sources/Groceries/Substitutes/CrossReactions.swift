import EmbeddedText
import MealModels

/// Foods that many people react to because they react to another, though nothing of that is in them.
///
/// No limit forbids them, so they are offered last and with a word, or not at all.
struct CrossReactions: Sendable {
  /// The table that ships inside the binary.
  static let bundled = CrossReactions(
    trusted: String(decoding: BundledCrossReactions.text.bytes, as: UTF8.self))

  /// Whether such a food is offered.
  enum Offer: String, Sendable {
    /// Not at all.
    case never
    /// Behind all others, and never without asking.
    case last
    /// The same, unless what is replaced is one of the foods as well and may be eaten, so that such a food
    /// is eaten anyway.
    case new
  }

  /// What people who react to a food are told of others.
  struct Row: Equatable, Sendable {
    /// Allergens, or ids of foods.
    let allergies: [String]
    /// The foods, each with everything that is made of it or stands in for it.
    let foods: Set<FoodID>
    let offer: Offer
    /// Why they are told, as a clause.
    let why: String
  }

  let rows: [Row]

  /// Reads the text of `cross-reactions.tsv`, or fails on its first mistake.
  init(_ text: String) throws(GroceryDataError) {
    var rows: [Row] = []
    for line in Self.lines(of: text) {
      guard let row = Row(line) else {
        throw line.wrong("expected allergies, foods, 'never', 'last' or 'new', and why")
      }
      rows.append(row)
    }
    self.rows = rows
  }

  private init(trusted text: String) { rows = Self.lines(of: text).compactMap { Row($0) } }

  private static func lines(of text: String) -> [TableLine] {
    TableLine.lines(of: text).filter { $0.column(0) != "allergy" }
  }

  /// The rows that are about a food for somebody at a table.
  ///
  /// - Parameter original: what it would stand in for.
  func rows(
    about food: FoodID, instead original: FoodID, for limits: EaterLimits, in book: FoodBook
  ) -> [Row] {
    guard limits.hasAllergy else { return [] }
    let kinds = book.lineage(of: food)
    let eaten = limits.mayEat(original, in: book) ? book.lineage(of: original) : []
    return rows.filter { row in
      row.isAbout(limits) && !row.foods.isDisjoint(with: kinds)
        && (row.offer != .new || row.foods.isDisjoint(with: eaten))
    }
  }
}

extension EaterLimits {
  /// Whether no allergy speaks against a food.
  fileprivate func mayEat(_ food: FoodID, in book: FoodBook) -> Bool {
    allergyFoods.isDisjoint(with: book.lineage(of: food))
      && allergens.isDisjoint(with: book.contents(of: food)?.asIngredients ?? [])
  }
}

extension CrossReactions.Row {
  fileprivate init?(_ line: TableLine) {
    let words = { (column: Int) in line.column(column).split(separator: " ").map(String.init) }
    guard let offer = CrossReactions.Offer(rawValue: line.column(2)), !words(0).isEmpty,
      !words(1).isEmpty, !line.column(3).isEmpty
    else { return nil }
    allergies = words(0)
    foods = Set(words(1).map { FoodID(rawValue: $0) })
    self.offer = offer
    why = line.column(3)
  }

  /// Whether somebody reacts to one of the foods that it begins with.
  fileprivate func isAbout(_ limits: EaterLimits) -> Bool {
    allergies.contains { name in
      Allergen(rawValue: name).map { limits.allergens.contains($0) } ?? false
        || limits.allergyFoods.contains(FoodID(rawValue: name))
    }
  }
}
