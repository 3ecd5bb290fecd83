import EmbeddedText
import MealModels

/// The purchase forms of cooked foods, from `Data/purchase-forms.tsv`.
public struct PurchaseForms: Sendable {
  /// The purchase rule of one food.
  enum Rule: Hashable, Sendable {
    /// The food is never bought.
    case never
    /// The same food with another id.
    case same(FoodID)
    /// A smaller amount of another food, which grows when it is cooked: the factors of volume and
    /// of mass.
    case yield(FoodID, volume: Double, mass: Double)
    /// A whole piece, a part of which has this many grams.
    case part(FoodID, String, grams: Double)
  }

  /// The zest that a fruit yields.
  struct Zest: Hashable, Sendable {
    /// The grams of zest on one fruit.
    var grams: Double
    /// The volume of that zest in millilitres.
    var millilitres: Double
  }

  /// The rule of each food that is bought in another form than it is cooked in.
  let rules: [FoodID: Rule]
  /// The zest of each fruit that has some.
  let zests: [FoodID: Zest]
  /// The edible fraction of a can, for each food whose liquid is poured away.
  let drained: [FoodID: Fraction]

  /// The table of this module, read on first use.
  public static let bundled = PurchaseForms(
    trusted: String(decoding: BundledForms.purchases.bytes, as: UTF8.self))

  /// Reads a table that was checked before; a line that cannot be read is skipped.
  init(trusted text: String) {
    var rules: [FoodID: Rule] = [:]
    var zests: [FoodID: Zest] = [:]
    var drained: [FoodID: Fraction] = [:]
    for line in TableLine.lines(of: text) {
      guard let row = try? PurchaseRow(line) else { continue }
      switch row.meaning {
      case .rule(let rule): rules[row.food] = rule
      case .zest(let zest): zests[row.food] = zest
      case .drained(let share): drained[row.food] = share
      }
    }
    self.rules = rules
    self.zests = zests
    self.drained = drained
  }
}

/// One row of the table.
package struct PurchaseRow {
  enum Meaning {
    case rule(PurchaseForms.Rule)
    case zest(PurchaseForms.Zest)
    case drained(Fraction)
  }

  let food: FoodID
  let meaning: Meaning

  package init(_ line: TableLine) throws(GroceryDataError) {
    food = FoodID(rawValue: line.column(1))
    let other = FoodID(rawValue: line.column(2))
    let numbers = try line.numbers(3)
    func number(_ key: String) throws(GroceryDataError) -> Double {
      guard let value = numbers[key], value > 0 else { throw line.wrong("needs \(key)=NUMBER") }
      return value
    }
    switch line.column(0) {
    case "never": meaning = .rule(.never)
    case "same": meaning = .rule(.same(other))
    case "yield":
      meaning = .rule(.yield(other, volume: try number("volume"), mass: try number("mass")))
    case "part":
      guard let part = line.words(3)["part"] else { throw line.wrong("needs part=NAME") }
      meaning = .rule(.part(other, part, grams: try number("gram")))
    case "zest":
      meaning = .zest(.init(grams: try number("gram"), millilitres: try number("ml")))
    case "drained":
      let share = try number("share")
      guard share < 1, let exact = Fraction(rounding: share, toParts: 100) else {
        throw line.wrong("a share is less than one")
      }
      meaning = .drained(exact)
    default: throw line.wrong("'\(line.column(0))' is not a rule")
    }
  }
}
