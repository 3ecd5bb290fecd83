import EmbeddedText
import MealModels

/// How shops keep foods, as `Data/shop-forms.tsv` says it.
public struct ShopForms: Sendable {
  /// How shops keep one food.
  struct Habit: Hashable, Sendable {
    /// The form that is meant where a line says none.
    var usual: ShopForm
    /// Words that mean another form.
    var words: [String: ShopForm]
    /// Words that name another ware of the same food, with the first word for it.
    var kinds: [String: String]
    /// The unit in which a shopper counts what a recipe measures in cups; nil where they do not.
    var counted: MeasureUnit?
    /// What one and several whole ones are called; empty for the name of the food.
    var called: [String]
    /// Whether a shopper counts whole ones.
    var countsPieces: Bool
  }

  /// The habit of each food that has one.
  let habits: [FoodID: Habit]

  /// The table of this module, read on first use.
  public static let bundled = ShopForms(
    trusted: String(decoding: BundledForms.shops.bytes, as: UTF8.self))

  /// Reads a table that was checked before; a line that cannot be read is passed over.
  init(trusted text: String) {
    var habits: [FoodID: Habit] = [:]
    for line in TableLine.lines(of: text) {
      habits[FoodID(rawValue: line.column(0))] = try? Habit(line)
    }
    self.habits = habits
  }
}

extension ShopForms.Habit {
  init(_ line: TableLine) throws(GroceryDataError) {
    guard let usual = ShopForm(rawValue: line.column(1)) else {
      throw line.wrong("'\(line.column(1))' is no form")
    }
    self.usual = usual
    words = [:]
    for (form, list) in line.words(2) {
      guard let form = ShopForm(rawValue: form) else { throw line.wrong("'\(form)' is no form") }
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
    if !unit.isEmpty, !countsPieces, counted == nil { throw line.wrong("'\(unit)' is no unit") }
  }

  /// What a shopper counts; nil where they do not count.
  var countedIn: AmountClass? {
    countsPieces ? .count(nil) : counted.map { .count($0) }
  }
}
