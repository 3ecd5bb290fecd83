import MealModels

/// Chooses packages for an amount: enough at the least cost, and of equal cost with the least left
/// over.
public struct PackageChooser: Sendable {
  let rules: ShoppingRules
  let currency: Money.Currency

  /// Makes a chooser by an eater's rules, for a store with prices in one currency.
  public init(rules: ShoppingRules = ShoppingRules(), currency: Money.Currency = .usd) {
    self.rules = rules
    self.currency = currency
  }

  /// The most packages that are taken of one product.
  public static let mostPackages = 999

  /// The packages to take; nil where no product may be taken.
  ///
  /// - Parameters:
  ///   - need: how much; nil where the cook decides, for which one package is taken.
  ///   - products: what the store sells of the food in its form.
  ///   - conversion: what cups and pieces of the food weigh.
  ///   - chosen: the product that the eater chose by hand.
  public func choice(
    for need: ListAmount?, from products: [Product],
    by conversion: AmountConversion = AmountConversion(), chosen: ProductID? = nil
  ) -> PackageChoice? {
    var passedOver: [PackageChoice.PassedOver] = []
    var offers: [Offer] = []
    for product in products.sorted(by: { $0.id < $1.id }) {
      if let reason = PassingOver.reason(product, rules, currency) {
        passedOver.append(.init(product.id, reason))
      } else {
        offers.append(Offer(product, for: need, by: conversion))
      }
    }
    if let chosen, let own = offers.first(where: { $0.product.id == chosen }) {
      return best([own], need, .byHand, passedOver)
    }
    var reason: PackageChoice.Reason?
    if rules.prefersStoreBrand, offers.contains(where: { $0.isStoreBrandOf(need) }) {
      offers = offers.filter { $0.isStoreBrandOf(need) }
      reason = .storeBrand
    }
    return best(offers, need, reason, passedOver)
  }

  private func best(
    _ offers: [Offer], _ need: ListAmount?, _ reason: PackageChoice.Reason?,
    _ passedOver: [PackageChoice.PassedOver]
  ) -> PackageChoice? {
    guard !offers.isEmpty else { return nil }
    guard let need, need.high > .zero else {
      return counted(offers, count: 1, reason ?? .cheapest, passedOver)
    }
    let comparable = offers.filter { $0.amount != nil }
    guard !comparable.isEmpty else {
      let isContainer = need.word != nil || need.unit == .can || need.unit == .packet
      let count = isContainer ? need.high.roundedUp().numerator : 1
      return counted(
        offers, count: min(count, Self.mostPackages), reason ?? .notComparable, passedOver)
    }
    let priced = comparable.filter { $0.product.price != nil }
    let cover = CoverChoice(priced.isEmpty ? comparable : priced, need: need.high)
    guard let counts = cover.best() else { return nil }
    let lines = counts.map { PackageChoice.Line($0.offer.product, count: $0.count) }
    let bought = counts.reduce(Fraction.zero) { $0 + $1.offer.held($1.count) }
    return PackageChoice(
      lines: lines, cost: Self.sum(lines), bought: need.mapped { _ in bought },
      left: ListAmount(
        .exactly(bought.subtracting(need.high)), need.unit, word: need.word),
      reason: reason ?? (priced.isEmpty ? .noPrice : cover.reason), passedOver: passedOver)
  }

  /// So many of the cheapest one; one without a price only where no other is left.
  private func counted(
    _ offers: [Offer], count: Int, _ reason: PackageChoice.Reason,
    _ passedOver: [PackageChoice.PassedOver]
  ) -> PackageChoice? {
    let cheapest = offers.min {
      ($0.cents(count) ?? .max, $0.product.id) < ($1.cents(count) ?? .max, $1.product.id)
    }
    guard let cheapest else { return nil }
    let line = PackageChoice.Line(cheapest.product, count: count)
    return PackageChoice(
      lines: [line], cost: line.cost, bought: nil, left: nil,
      reason: line.cost == nil ? .noPrice : reason, passedOver: passedOver)
  }

  /// The sum of lines; nil where one price is not known.
  static func sum(_ lines: [PackageChoice.Line]) -> Money? {
    guard let first = lines.first?.cost else { return nil }
    return lines.dropFirst().reduce(Optional(first)) { sum, line in
      guard let sum, let cost = line.cost else { return nil }
      return sum.adding(cost)
    }
  }
}

/// A product with how much of a need one package of it covers.
struct Offer {
  let product: Product
  /// How many units of the need one package holds; nil where nobody can compare.
  let amount: Fraction?

  init(_ product: Product, for need: ListAmount?, by conversion: AmountConversion) {
    self.product = product
    let held = need.flatMap { need in
      product.contents.lazy.compactMap { conversion.quantity(of: $0, in: need)?.lowerBound }
        .first { $0 > .zero }
    }
    amount = held
  }

  /// What so many packages hold.
  func held(_ count: Int) -> Fraction { (amount ?? .zero) * Fraction(count) }

  /// What so many cost in hundredths; nil where that is not known.
  func cents(_ count: Int) -> Int? { product.cost(of: count)?.hundredths }

  /// Whether it is of the store's own brand and can cover a need.
  func isStoreBrandOf(_ need: ListAmount?) -> Bool {
    product.isStoreBrand && (need == nil || amount != nil)
  }
}
