import EmbeddedText
import MealModels

/// Foods to which many people with an allergy to another food also react.
///
/// These foods do not contain the other food. No limit forbids them, so they are offered last and
/// with a warning, or not at all.
package struct CrossReactions: Sendable {
  /// The table that ships inside the binary.
  static let bundled = CrossReactions(
    trusted: String(decoding: BundledCrossReactions.text.bytes, as: UTF8.self))

  /// Whether a related food is offered.
  enum Offer: String, Sendable {
    /// It is never offered.
    case never
    /// It is offered after all others, and never applied without asking.
    case last
    /// It is offered last; the row does not apply if the eater already eats such foods.
    ///
    /// The eater already eats them if the replaced food is also one of the foods of the row, and no
    /// allergy forbids the replaced food.
    case new
  }

  /// A warning about related foods for people who react to a food.
  struct Row: Equatable, Sendable {
    /// The foods or allergens to which the people react: names of allergens, or ids of foods.
    let allergies: [String]
    /// The related foods; the row also applies to all foods whose lineage has one of them.
    let foods: Set<FoodID>
    let offer: Offer
    /// The reason for the warning, as a clause.
    let why: String
  }

  let rows: [Row]

  /// Reads the text of `cross-reactions.tsv`, or fails on its first mistake.
  package init(_ text: String) throws(GroceryDataError) {
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

  /// The rows about a food that concern an eater at the table.
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
  /// Whether no allergy forbids a food.
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

  /// Whether an eater reacts to one of the allergens or foods in the first column.
  fileprivate func isAbout(_ limits: EaterLimits) -> Bool {
    allergies.contains { name in
      Allergen(rawValue: name).map { limits.allergens.contains($0) } ?? false
        || limits.allergyFoods.contains(FoodID(rawValue: name))
    }
  }
}
