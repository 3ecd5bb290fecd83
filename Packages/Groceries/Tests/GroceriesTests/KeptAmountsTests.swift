import Groceries
import IngredientLines
import MealModels
import Testing

/// No amount of a line is lost when it is kept, shown, scaled or bought.
@Suite struct KeptAmountsTests {
  private static let kitchen = Kitchen()

  private struct Number {
    var written: String
    var low: Fraction
    var high: Fraction

    init(_ written: String, _ top: Int, _ bottom: Int = 1, to high: Int? = nil) {
      self.written = written
      low = Fraction(top, over: bottom) ?? .zero
      self.high = high.map { Fraction($0) } ?? low
    }
  }

  private static let numbers = [
    Number("1", 1), Number("2", 2), Number("3", 3), Number("7", 7), Number("12", 12),
    Number("1/2", 1, 2), Number("3/4", 3, 4), Number("1 1/2", 3, 2), Number("2½", 5, 2),
    Number("⅓", 1, 3), Number("1.5", 3, 2), Number("2-3", 2, to: 3), Number("2 to 4", 2, to: 4),
    Number("two", 2), Number("half", 1, 2), Number("a dozen", 12), Number("２", 2),
  ]

  private static let units = [
    "", "g", "kg", "ml", "cup", "cups", "tbsp", "tsp", "oz", "lb", "fl oz", "cloves", "slices",
    "jar", "jars", "bottle", "bottles", "bag", "bags", "box", "boxes", "carton", "cartons", "tub",
    "tubs", "pot", "pots", "pouch", "pouches", "sachet", "sachets", "punnet", "punnets", "block",
    "blocks", "tin", "tins", "can", "cans", "packet", "packets", "knob", "knobs", "handfuls",
    "glugs", "loaf", "loaves", "tubes", "wedges", "large", "(400 g) tins", "x 400g cans",
    "(14 oz) jars",
  ]

  private static let foods = [
    "pasta sauce", "spinach", "tofu", "cream", "red wine", "2% milk", "85% dark chocolate",
    "olives", "tomatoes", "five-spice powder", "chickpeas, drained", "00 flour",
  ]

  private static let lines = numbers.flatMap { number in
    units.flatMap { unit in
      foods.map {
        (number, [number.written, unit, $0].filter { !$0.isEmpty }.joined(separator: " "))
      }
    }
  }

  @Test func `a line keeps its numbers when it is kept, shown and scaled`() {
    var lost: [String] = []
    for (number, text) in Self.lines {
      let line = Self.kitchen.reader.line(text)
      guard let kept = line.ingredient() else {
        lost.append("no food: \(text)")
        continue
      }
      if kept.text != text { lost.append("shown as \(kept.text): \(text)") }
      guard line.doubts.isEmpty else { continue }
      if !Self.holds(number, kept) { lost.append("\(kept.measure?.text ?? "nothing"): \(text)") }
      for factor in [Fraction(1, over: 2), Fraction(2), Fraction(3)].compactMap(\.self) {
        let scaled = kept.scaled(by: factor)
        if !Self.isExplained(scaled, by: factor, of: kept) {
          lost.append("\(scaled.text): \(text) times \(factor)")
        }
      }
    }
    #expect(lost.prefix(20) == [])
  }

  @Test func `every line with an amount gives an item with an amount`() {
    var lost: [String] = []
    for (_, text) in Self.lines where text.utf8.count % 3 == 0 {
      guard let kept = Self.kitchen.reader.line(text).ingredient(), kept.measure != nil else {
        continue
      }
      let dish = DishToBuy(MealSource(id: "d", title: "Dinner"), lines: [CookedLine(kept)])
      let items = Self.kitchen.merger.items(for: [dish])
      if items.contains(where: { $0.amounts.isEmpty }) {
        lost.append("\(items.map(\.text)): \(text)")
      }
    }
    #expect(lost.prefix(20) == [])
  }

  /// Whether the amount of an ingredient is the number of its line, in whatever unit.
  private static func holds(_ number: Number, _ kept: Ingredient) -> Bool {
    guard let measure = kept.measure else { return false }
    return measure.quantity == Quantity(from: number.low, to: number.high)
  }

  /// The least that a kitchen measures, which stands for anything below it, so that nothing becomes
  /// nothing.
  private static func least(of unit: MeasureUnit?) -> Double {
    switch unit {
    case .gram, .millilitre: 0.5
    case .teaspoon: 0.125
    default: 0
    }
  }

  /// Whether a scaled line shows the exact product, as near as a kitchen measures it.
  private static func isExplained(
    _ scaled: Ingredient, by factor: Fraction, of kept: Ingredient
  ) -> Bool {
    guard let before = kept.measure, let after = scaled.measure else { return false }
    let size = (after.unit?.baseAmount ?? 1) / (before.unit?.baseAmount ?? 1)
    let exact = (before.quantity * factor)
    let low = after.quantity.lowerBound.doubleValue * size
    let high = after.quantity.upperBound.doubleValue * size
    let isNear =
      low <= max(exact.lowerBound.doubleValue * 1.2 + 0.2, least(of: after.unit) * size)
      && high >= exact.upperBound.doubleValue / 1.2 - 0.2
    let isWhole = scaled.further.count == kept.further.count
    // The least stays as it is written, such as "half g".
    let isWritten = after == before || scaled.text.first?.isNumber == true
    return isNear && isWhole && isWritten
      && (before.word == nil) == (after.word == nil)
  }
}
