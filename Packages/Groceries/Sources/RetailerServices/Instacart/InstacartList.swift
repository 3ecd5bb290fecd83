import Groceries
import MealModels

/// A shopping list in the form that Instacart accepts.
public struct InstacartList: Hashable, Sendable {
  /// One product to buy.
  public struct Line: Hashable, Sendable {
    /// How much of it, in a unit that Instacart understands.
    public struct Amount: Hashable, Sendable {
      /// How much, above zero.
      public var quantity: Double
      /// The unit, such as "lb" or "each".
      public var unit: String

      /// Makes an amount.
      public init(_ quantity: Double, _ unit: String) {
        self.quantity = quantity
        self.unit = unit
      }
    }

    /// The search text: "yellow onion".
    public var name: String
    /// The text that people read: "3 yellow onions"; nil to show the name.
    public var text: String?
    /// How much to buy, in one or several units.
    public var amounts: [Amount]
    /// Whether it must be organic.
    public var isOrganic: Bool
    /// The preferred brands.
    public var brands: [String]

    /// Makes a line.
    public init(
      name: String, text: String? = nil, amounts: [Amount] = [], isOrganic: Bool = false,
      brands: [String] = []
    ) {
      self.name = name
      self.text = text
      self.amounts = amounts
      self.isOrganic = isOrganic
      self.brands = brands
    }
  }

  /// The title of the list: "Week of 23 November".
  public var title: String
  /// The lines of the list.
  public var lines: [Line]
  /// The days after which its page expires, 1 to 365.
  public var days: Int

  /// Makes a list.
  public init(title: String, lines: [Line], days: Int = 7) {
    self.title = title
    self.lines = lines
    self.days = days
  }
}

extension InstacartList.Line {
  /// Makes the line of a list item.
  ///
  /// An amount whose unit Instacart does not understand is written only as text.
  public init(_ item: ListItem) {
    self.init(
      name: item.name, text: item.text,
      amounts: item.amounts.compactMap { amount in
        guard amount.high > .zero, let unit = InstacartUnit.name(of: amount) else { return nil }
        return Amount(amount.high.doubleValue, unit)
      })
  }
}

/// The units that Instacart understands, as its documentation lists them.
enum InstacartUnit {
  /// The unit of an amount; nil if Instacart has none for it.
  static func name(of amount: ListAmount) -> String? {
    guard let unit = amount.unit else {
      guard let word = amount.word else { return "each" }
      return words.contains(word) ? word : nil
    }
    return units[unit]
  }

  private static let words: Set = ["bag", "bunch", "can", "container", "head", "jar", "pouch"]

  private static let units: [MeasureUnit: String] = [
    .teaspoon: "teaspoon", .tablespoon: "tablespoon", .fluidOunce: "fl oz", .cup: "cup",
    .pint: "pint", .quart: "quart", .millilitre: "ml", .litre: "l", .gram: "g", .kilogram: "kg",
    .ounce: "oz", .pound: "lb", .can: "can", .head: "head", .bunch: "bunch", .packet: "packet",
    .piece: "each",
  ]
}
