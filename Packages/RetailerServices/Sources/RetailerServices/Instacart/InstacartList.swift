import Groceries
import MealModels

/// A shopping list as Instacart takes it.
public struct InstacartList: Hashable, Sendable {
  /// One thing to buy.
  public struct Line: Hashable, Sendable {
    /// How much of it, in a unit that Instacart understands.
    public struct Amount: Hashable, Sendable {
      /// How much, above zero.
      public var quantity: Double
      /// Of what unit, such as "lb" or "each".
      public var unit: String

      /// Makes an amount.
      public init(_ quantity: Double, _ unit: String) {
        self.quantity = quantity
        self.unit = unit
      }
    }

    /// What is searched for: "yellow onion".
    public var name: String
    /// What a person reads: "3 yellow onions"; nil for the name.
    public var text: String?
    /// How much, in one or several ways.
    public var amounts: [Amount]
    /// Whether it should be organic.
    public var isOrganic: Bool
    /// Brands that are wished for.
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

  /// What it is called: "Week of 23 November".
  public var title: String
  /// What is on it.
  public var lines: [Line]
  /// After how many days its page goes, 1 to 365.
  public var days: Int

  /// Makes a list.
  public init(title: String, lines: [Line], days: Int = 7) {
    self.title = title
    self.lines = lines
    self.days = days
  }
}

extension InstacartList.Line {
  /// An item of a list; what has no unit that Instacart understands is said in words alone.
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
  /// The unit of an amount; nil where there is none of it.
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
