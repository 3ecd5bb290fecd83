import MealModels

/// Which packages to take for an amount, what they cost, and what is left over.
public struct PackageChoice: Hashable, Sendable {
  /// So many of one product.
  public struct Line: Hashable, Sendable {
    /// The product.
    public var product: Product
    /// How many packages; of a weighed product how many steps.
    public var count: Int

    /// Makes a line.
    public init(_ product: Product, count: Int) {
      self.product = product
      self.count = count
    }

    /// What it costs; nil where the price is not known.
    public var cost: Money? { product.cost(of: count) }
  }

  /// The packages, by the ids of their products.
  public var lines: [Line]
  /// What all of them cost; nil where one price is not known, which is never nothing.
  public var cost: Money?
  /// What is in them, in the unit of the need; nil where nobody can compare.
  public var bought: ListAmount?
  /// What is left once the most that is needed is used; nil where nobody can compare.
  public var left: ListAmount?
  /// Why these.
  public var reason: Reason
  /// Products that the eater's rules passed over.
  public var passedOver: [PassedOver]

  /// Makes one.
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

  /// Why packages were chosen.
  public enum Reason: String, Hashable, Sendable, Codable {
    /// Nothing else covers the amount.
    case onlyOne
    /// Nothing else covers it for as little.
    case cheapest
    /// Others cost the same and leave more over.
    case leastWaste
    /// The store's own brand, which the eater prefers.
    case storeBrand
    /// No price is known, so that least is left over.
    case noPrice
    /// It was chosen by hand.
    case byHand
    /// Nobody can compare the amount with the packages, so that as many were taken as are counted.
    case notComparable
  }

  /// A product that was not considered.
  public struct PassedOver: Hashable, Sendable {
    /// The product.
    public var product: ProductID
    /// Why not.
    public var reason: PassOver

    /// Makes one.
    public init(_ product: ProductID, _ reason: PassOver) {
      self.product = product
      self.reason = reason
    }
  }
}

extension PackageChoice {
  /// The same with what is bought and left in pieces, where the list counts those.
  func counted(as counted: ListAmount?, _ need: ListAmount?) -> PackageChoice {
    guard let counted, let need, counted != need, counted.measured == .count(nil), let bought,
      let left, need.high > .zero
    else { return self }
    var choice = self
    func count(_ amount: ListAmount) -> ListAmount {
      counted.mapped { _ in amount.high * counted.high / need.high }
    }
    (choice.bought, choice.left) = (count(bought), count(left))
    return choice
  }
}

/// Why a product is not considered.
public enum PassOver: Hashable, Sendable {
  /// There is none left.
  case isOut
  /// It is not organic.
  case isNotOrganic
  /// It has a word that the eater avoids.
  case hasWord(String)
  /// Its name or brand names this food, which somebody who eats it may not have.
  case isUnsafe(FoodID)
  /// Its name has these words, which nobody understands, and somebody who eats it has a diet or an
  /// allergy.
  case isUnclear(String)
  /// The shop does not say what is in it.
  case hasNoPackage
  /// Its price is in another currency than the store's.
  case isInOtherCurrency(Money.Currency)
  /// Its price is below nothing, so that it is a mistake.
  case hasImpossiblePrice
}

extension Product {
  /// What so many cost; of a weighed product so many steps, to the nearest hundredth.
  ///
  /// Nil where the price is not known, or where the sum is too large to hold.
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

  /// What one package holds by its label, or one step of what is weighed.
  var labelled: ListAmount? {
    guard let package else { return nil }
    let share = Fraction(package.count) * (package.step ?? .one)
    return ListAmount(package.content.quantity * share, package.content.unit)
  }

  /// What of one package is eaten, or of one step of what is weighed, in equal ways to say it.
  public var contents: [ListAmount] {
    guard let package, var eaten = labelled else { return [] }
    if let drained { eaten = eaten.mapped { $0 * drained } }
    return [eaten]
      + [package.container].compactMap { unit in
        unit.map { ListAmount(.exactly(Fraction(package.count)), $0) }
      }
  }

  /// The share of a can that is eaten once its liquid is poured away; nil where all of it is.
  private var drained: Fraction? {
    guard form == .usual || form == .canned, package?.container != .packet,
      package?.content.unit?.dimension != .count
    else { return nil }
    return food.flatMap { PurchaseForms.bundled.drained[$0] }
  }
}
