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
  ///   - need: how much is used; nil where the cook decides, for which one package is taken.
  ///   - counted: the same as a list counts it, such as a head for some cups; a package that is counted
  ///     so, too, is taken as often as that says.
  ///   - products: what the store sells of the food in its form.
  ///   - conversion: what cups and pieces of the food weigh.
  ///   - chosen: the product that the eater chose by hand.
  public func choice(
    for need: ListAmount?, countedAs counted: ListAmount? = nil, from products: [Product],
    by conversion: AmountConversion = AmountConversion(), chosen: ProductID? = nil
  ) -> PackageChoice? {
    var passedOver: [PackageChoice.PassedOver] = []
    var offers: [Offer] = []
    offers.reserveCapacity(products.count)
    for product in Self.ordered(products) {
      if let reason = PassingOver.reason(product, rules, currency) {
        passedOver.append(.init(product.id, reason))
      } else {
        offers.append(Offer(product, for: need, countedAs: counted ?? need, by: conversion))
      }
    }
    if let chosen, let own = offers.first(where: { $0.product.id == chosen }) {
      return best([own], need, .byHand, passedOver)?.counted(as: counted, need)
    }
    var reason: PackageChoice.Reason?
    if rules.prefersStoreBrand, offers.contains(where: { $0.isStoreBrandOf(need) }) {
      offers = offers.filter { $0.isStoreBrandOf(need) }
      reason = .storeBrand
    }
    return best(offers, need, reason, passedOver)?.counted(as: counted, need)
  }

  /// The products by their ids, so that their order makes no difference.
  private static func ordered(_ products: [Product]) -> [Product] {
    let isOrdered = zip(products, products.dropFirst()).allSatisfy { $0.id < $1.id }
    return isOrdered ? products : products.sorted { $0.id < $1.id }
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
    return covering(need, priced.isEmpty ? comparable : priced, reason, passedOver)
  }

  private func covering(
    _ need: ListAmount, _ offers: [Offer], _ reason: PackageChoice.Reason?,
    _ passedOver: [PackageChoice.PassedOver]
  ) -> PackageChoice? {
    let units = WholeUnits(
      offers.map { $0.amount ?? .zero }, need: need.high, isExact: offers.allSatisfy(\.isExact))
    let isPriced = offers[0].product.price != nil
    var cover = CoverChoice(amounts: units.amounts, need: units.need) { offer, count in
      // Without prices nothing costs anything, and least waste decides.
      isPriced ? offers[offer].cents(count) ?? .max / 4 : 0
    }
    guard let found = cover.best(mixes: isPriced) else { return nil }
    let lines = found.parts.map { PackageChoice.Line(offers[$0.offer].product, count: $0.count) }
    let bought = found.parts.reduce(Fraction.zero) { $0 + offers[$1.offer].held($1.count) }
    let ownReason: PackageChoice.Reason =
      !isPriced ? .noPrice : found.isAlone ? .onlyOne : found.hasEqual ? .leastWaste : .cheapest
    return PackageChoice(
      lines: lines, cost: Self.sum(lines),
      bought: ListAmount(.exactly(bought), need.unit, word: need.word),
      left: ListAmount(.exactly(bought.subtracting(need.high)), need.unit, word: need.word),
      reason: reason ?? ownReason, passedOver: passedOver)
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
  /// Whether ``amount`` is no estimate.
  let isExact: Bool
  /// How much one package holds where that is more than what it is counted for, as of a head.
  private let whole: Fraction?
  private let centsEach: Int?

  init(
    _ product: Product, for need: ListAmount?, countedAs counted: ListAmount?,
    by conversion: AmountConversion
  ) {
    self.product = product
    centsEach = product.package?.step == nil ? product.price?.hundredths : nil
    let contents = product.contents
    guard let need, need.high > .zero else {
      (amount, isExact, whole) = (nil, true, nil)
      return
    }
    let found = contents.lazy.compactMap { content -> (held: Fraction, isExact: Bool)? in
      guard let held = conversion.quantity(of: content, in: need)?.lowerBound, held > .zero else {
        return nil
      }
      return (held, AmountConversion.isExact(content, need))
    }.first
    if let pieces = counted.flatMap({ Self.pieces(contents, product, need, $0, conversion) }) {
      (amount, isExact) = (pieces, true)
      whole = counted?.isContainer == true ? nil : found?.held
    } else {
      (amount, isExact, whole) = (found?.held, found?.isExact ?? true, nil)
    }
  }

  /// How much of the need a package covers that is counted as the list counts it: a head of one, and of
  /// cans those of about the size that is meant.
  private static func pieces(
    _ contents: [ListAmount], _ product: Product, _ need: ListAmount, _ counted: ListAmount,
    _ conversion: AmountConversion
  ) -> Fraction? {
    guard counted.high > .zero, !counted.isPoured, product.package?.step == nil,
      let alike = contents.first(where: { $0.measured == counted.measured })
    else { return nil }
    if alike != contents.first {
      // The label says what is in it, so that a bunch is taken by its weight, and so is another can.
      guard alike.isContainer else { return nil }
      let meant = conversion.grams(need).map { $0 / counted.high.doubleValue }
      let there = conversion.grams(contents[0]).map { $0 / alike.high.doubleValue }
      if let meant, let there, !sameSize.contains(there / meant) { return nil }
    }
    return need.high * alike.high / counted.high
  }

  /// How large a can may be beside the one that is meant to be taken for it: one of 14 oz for one of
  /// 15 oz, and one of 16 oz for one of 14 oz.
  private static let sameSize = (13.9 / 15)...1.2

  /// What so many packages hold.
  func held(_ count: Int) -> Fraction { (whole ?? amount ?? .zero) * Fraction(count) }

  /// What so many cost in hundredths; nil where that is not known.
  func cents(_ count: Int) -> Int? {
    guard let centsEach else { return product.cost(of: count)?.hundredths }
    let sum = centsEach.multipliedReportingOverflow(by: count)
    return sum.overflow ? nil : sum.partialValue
  }

  /// Whether it is of the store's own brand and can cover a need.
  func isStoreBrandOf(_ need: ListAmount?) -> Bool {
    product.isStoreBrand && (need == nil || amount != nil)
  }
}
