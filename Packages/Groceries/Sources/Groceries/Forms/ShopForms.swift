import EmbeddedText
import MealModels

/// The forms in which shops sell foods, from `Data/shop-forms.tsv`.
public struct ShopForms: Sendable {
  /// The forms in which shops sell one food.
  package struct Habit: Hashable, Sendable {
    /// The form for a line that names no form.
    var usual: ShopForm
    /// Words that mean another form.
    var words: [String: ShopForm]
    /// Words that name another kind of the same food, each with the first word for that kind.
    var kinds: [String: String]
    /// The unit in which a shopper counts a food that recipes measure in cups; nil if there is
    /// none.
    var counted: MeasureUnit?
    /// The singular and plural for a whole piece; empty if the name of the food is used.
    var called: [String]
    /// Whether a shopper counts whole pieces.
    var countsPieces: Bool
  }

  /// The habit for each food that has one.
  let habits: [FoodID: Habit]

  /// The table of this module, read on first use.
  public static let bundled = ShopForms(
    trusted: String(decoding: BundledForms.shops.bytes, as: UTF8.self))

  /// Reads a table that was checked before; a line that cannot be read is skipped.
  init(trusted text: String) {
    var habits: [FoodID: Habit] = [:]
    for line in TableLine.lines(of: text) {
      habits[FoodID(rawValue: line.column(0))] = try? Habit(line)
    }
    self.habits = habits
  }
}

extension ShopForms.Habit {
  package init(_ line: TableLine) throws(GroceryDataError) {
    guard let usual = ShopForm(rawValue: line.column(1)) else {
      throw line.wrong("'\(line.column(1))' is not a form")
    }
    self.usual = usual
    words = [:]
    for (form, list) in line.words(2) {
      guard let form = ShopForm(rawValue: form) else { throw line.wrong("'\(form)' is not a form") }
      for word in list.split(separator: ",") { words[String(word)] = form }
    }
    kinds = [:]
    for group in line.list(3) {
      let names = group.split(separator: "|").map { String($0) }
      for name in names { kinds[name] = names[0] }
    }
    called = line.list(5)
    let unit = line.column(4)
    countsPieces = unit == "piece"
    counted = countsPieces ? nil : MeasureUnit(rawValue: unit)
    if !unit.isEmpty, !countsPieces, counted == nil { throw line.wrong("'\(unit)' is not a unit") }
  }

  /// The unit in which a shopper counts the food; nil if the food is not counted.
  var countedIn: AmountClass? {
    countsPieces ? .count(nil) : counted.map { .count($0) }
  }
}
