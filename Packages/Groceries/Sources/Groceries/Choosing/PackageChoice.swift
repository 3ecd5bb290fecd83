import MealModels

/// The packages to buy for an amount, with their cost and the leftover.
public struct PackageChoice: Hashable, Sendable {
  /// A number of packages of one product.
  public struct Line: Hashable, Sendable {
    /// The product.
    public var product: Product
    /// The number of packages, or of steps for a weighed product.
    public var count: Int

    /// Makes a line.
    public init(_ product: Product, count: Int) {
      self.product = product
      self.count = count
    }

    /// The cost; nil if the price is unknown.
    public var cost: Money? { product.cost(of: count) }
  }

  /// The packages, by the ids of their products.
  public var lines: [Line]
  /// The total cost; nil if any price is unknown, because an unknown price is not zero.
  public var cost: Money?
  /// The contents of all packages, in the unit of the need; nil if they cannot be compared.
  public var bought: ListAmount?
  /// The leftover beyond the most that is needed; nil if the amounts cannot be compared.
  public var left: ListAmount?
  /// The amount that the packages do not cover, because fewer were chosen by hand; nil otherwise.
  public var short: ListAmount?
  /// The wanted kind and the sold one, if a product is of another kind, such as rotini instead of
  /// rigatoni.
  public var replacement: Replacement?
  /// The reason for this choice.
  public var reason: Reason
  /// The excluded products.
  public var passedOver: [PassedOver]

  /// Makes a choice.
  public init(
    lines: [Line] = [], cost: Money? = nil, bought: ListAmount? = nil, left: ListAmount? = nil,
    reason: Reason, passedOver: [PassedOver] = []
  ) {
    self.lines = lines
    self.cost = cost
    self.bought = bought
    self.left = left
    self.reason = reason
    self.passedOver = passedOver
  }

  /// A kind that is bought instead of the wanted kind.
  public struct Replacement: Hashable, Sendable {
    /// The wanted kind, such as "rigatoni".
    public var wanted: String
    /// The kind that is bought, such as "rotini".
    public var sold: String

    /// Makes a replacement.
    public init(wanted: String, sold: String) {
      self.wanted = wanted
      self.sold = sold
    }
  }

  /// The reason why packages were chosen.
  public enum Reason: String, Hashable, Sendable, Codable {
    /// No other package covers the amount.
    case onlyOne
    /// No other choice covers it for as little.
    case cheapest
    /// Other products cost the same but leave more over.
    case leastWaste
    /// The store's own brand, which the eater prefers.
    case storeBrand
    /// No price is known, so the choice leaves the least over.
    case noPrice
    /// It was chosen by hand.
    case byHand
    /// The amount cannot be compared with the packages, so their number is that of the counted
    /// amount.
    case notComparable
  }

  /// An excluded product.
  public struct PassedOver: Hashable, Sendable {
    /// The product.
    public var product: ProductID
    /// The reason why it is excluded.
    public var reason: ExclusionReason

    /// Makes an excluded product.
    public init(_ product: ProductID, _ reason: ExclusionReason) {
      self.product = product
      self.reason = reason
    }
  }
}

extension PackageChoice {
  /// The choice with the bought and left amounts in pieces, if the list counts pieces.
  func counted(as counted: ListAmount?, _ need: ListAmount?) -> PackageChoice {
    guard let counted, let need, counted != need, counted.measured == .count(nil), let bought,
      let left, need.high > .zero
    else { return self }
    var choice = self
    func count(_ amount: ListAmount) -> ListAmount {
      counted.mapped { _ in amount.high * counted.high / need.high }
    }
    (choice.bought, choice.left) = (count(bought), count(left))
    choice.short = short.map(count)
    return choice
  }
}

/// The reason why a product is excluded.
public enum ExclusionReason: Hashable, Sendable {
  /// It is out of stock.
  case isOut
  /// It is of this kind, and only the wanted kind is accepted.
  case isOtherKind(String)
  /// It is not organic.
  case isNotOrganic
  /// Its name contains a word that the eater avoids.
  case hasWord(String)
  /// Its name or brand names this food, which is unsafe for an eater of the item.
  case isUnsafe(FoodID)
  /// Its name has these unknown words, and an eater of the item has a diet or an allergy.
  case isUnclear(String)
  /// The shop does not state its size.
  case hasNoPackage
  /// Its price is in another currency than the store's.
  case isInOtherCurrency(Money.Currency)
  /// Its price is negative, so it is an error.
  case hasImpossiblePrice
}

extension Product {
  /// The cost of a number of packages, or of steps of a weighed product, to the nearest hundredth.
  ///
  /// Nil if the price is unknown or the sum overflows.
  public func cost(of count: Int) -> Money? {
    guard let price, price.hundredths >= 0, count >= 0 else { return nil }
    guard let step = package?.step else {
      let sum = price.hundredths.multipliedReportingOverflow(by: count)
      return sum.overflow ? nil : Money(hundredths: sum.partialValue, price.currency)
    }
    let exact = Fraction(price.hundredths) * step * Fraction(count)
    guard exact < Fraction.most else { return nil }
    let rounded = (2 * exact.numerator + exact.denominator) / (2 * exact.denominator)
    return Money(hundredths: rounded, price.currency)
  }

  /// The labelled amount in one package, or in one step of a weighed product.
  var labelled: ListAmount? {
    guard let package else { return nil }
    let share = Fraction(package.count) * (package.step ?? .one)
    return ListAmount(package.content.quantity * share, package.content.unit)
  }

  /// The edible part of one package, or of one step of a weighed product, in equivalent amounts.
  public var contents: [ListAmount] {
    guard let package, var eaten = labelled else { return [] }
    if let drained { eaten = eaten.mapped { $0 * drained } }
    return [eaten]
      + [package.container].compactMap { unit in
        unit.map { ListAmount(.exactly(Fraction(package.count)), $0) }
      }
  }

  /// The fraction of a can that is eaten after its liquid is poured away; nil if everything is
  /// eaten.
  private var drained: Fraction? {
    guard form == .usual || form == .canned, package?.container != .packet,
      package?.content.unit?.dimension != .count
    else { return nil }
    return food.flatMap { PurchaseForms.bundled.drained[$0] }
  }
}
