import MealModels

/// Chooses packages that cover an amount at the least cost, and at equal cost with the least
/// leftover.
package struct PackageChooser: Sendable {
  let rules: ShoppingRules
  let currency: Money.Currency

  /// Makes a chooser with an eater's rules, for a store with prices in one currency.
  package init(rules: ShoppingRules = ShoppingRules(), currency: Money.Currency = .usd) {
    self.rules = rules
    self.currency = currency
  }

  /// The most packages to choose of one product.
  package static let mostPackages = 999

  /// The chosen packages; nil if no product is allowed.
  ///
  /// - Parameters:
  ///   - need: the amount that is used; nil if the cook decides, so that one package is chosen.
  ///   - counted: the same amount as the list counts it, such as a head for some cups; packages
  ///     that are counted in the same way are chosen in this number.
  ///   - products: the store's products of the food in its form.
  ///   - conversion: the conversion with the weights of the food's cups and pieces.
  ///   - chosen: the product that the eater chose by hand.
  ///   - packages: the number of packages of the chosen product, if it was set by hand.
  ///   - alike: returns whether a product is preferred to others; if any allowed one is, only these
  ///     are chosen.
  ///   - near: the same for products to prefer if none is alike.
  package func choice(
    for need: ListAmount?, countedAs counted: ListAmount? = nil, from products: [Product],
    by conversion: AmountConversion = AmountConversion(), chosen: ProductID? = nil,
    packages: Int? = nil, alike: (Product) -> Bool = { _ in true },
    near: (Product) -> Bool = { _ in true }
  ) -> PackageChoice? {
    var passedOver: [PackageChoice.PassedOver] = []
    var offers: [Offer] = []
    offers.reserveCapacity(products.count)
    for product in Self.ordered(products) {
      if let reason = ProductFilter.reason(product, rules, currency) {
        passedOver.append(.init(product.id, reason))
      } else {
        offers.append(Offer(product, for: need, countedAs: counted ?? need, by: conversion))
      }
    }
    if let chosen, let own = offers.first(where: { $0.product.id == chosen }) {
      if let packages {
        return own.bought(packages, for: need, passedOver: passedOver).counted(as: counted, need)
      }
      return best(of: [own], for: need, reason: .byHand, passedOver: passedOver)?.counted(
        as: counted, need)
    }
    if offers.contains(where: { alike($0.product) }) {
      offers = offers.filter { alike($0.product) }
    } else if offers.contains(where: { near($0.product) }) {
      offers = offers.filter { near($0.product) }
    }
    var reason: PackageChoice.Reason?
    if rules.prefersStoreBrand, offers.contains(where: { $0.isStoreBrandOf(need) }) {
      offers = offers.filter { $0.isStoreBrandOf(need) }
      reason = .storeBrand
    }
    return best(of: offers, for: need, reason: reason, passedOver: passedOver)?.counted(
      as: counted, need)
  }

  /// The products sorted by id, so that their given order makes no difference.
  private static func ordered(_ products: [Product]) -> [Product] {
    let isOrdered = zip(products, products.dropFirst()).allSatisfy { $0.id < $1.id }
    return isOrdered ? products : products.sorted { $0.id < $1.id }
  }

  private func best(
    of offers: [Offer], for need: ListAmount?, reason: PackageChoice.Reason?,
    passedOver: [PackageChoice.PassedOver]
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
    return covering(
      need, from: priced.isEmpty ? comparable : priced, reason: reason, passedOver: passedOver)
  }

  private func covering(
    _ need: ListAmount, from offers: [Offer], reason: PackageChoice.Reason?,
    passedOver: [PackageChoice.PassedOver]
  ) -> PackageChoice? {
    let units = WholeUnits(
      offers.map { $0.amount ?? .zero }, need: need.high, isExact: offers.allSatisfy(\.isExact))
    let isPriced = offers[0].product.price != nil
    var cover = CoverChoice(amounts: units.amounts, need: units.need) { offer, count in
      // Without prices all costs are zero, so the least waste decides.
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

  /// A number of packages of the cheapest offer; an offer without a price is chosen only if no
  /// offer has one.
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

  /// The sum of lines; nil if any price is unknown.
  static func sum(_ lines: [PackageChoice.Line]) -> Money? {
    guard let first = lines.first?.cost else { return nil }
    return lines.dropFirst().reduce(Optional(first)) { sum, line in
      guard let sum, let cost = line.cost else { return nil }
      return sum.adding(cost)
    }
  }
}

/// A product, with the part of a need that one package covers.
struct Offer {
  let product: Product
  /// The part of the need in one package, in units of the need; nil if the amounts cannot be
  /// compared.
  let amount: Fraction?
  /// Whether ``amount`` is not an estimate.
  let isExact: Bool
  /// The content of one package in units of the need, if the list counts it as one piece, such as a
  /// head.
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
    if let pieces = counted.flatMap({
      Self.pieces(contents, product: product, need: need, counted: $0, conversion: conversion)
    }) {
      (amount, isExact) = (pieces, true)
      whole = counted?.isContainer == true ? nil : found?.held
    } else {
      (amount, isExact, whole) = (found?.held, found?.isExact ?? true, nil)
    }
  }

  /// The part of the need that a package covers if the list counts it in pieces; nil otherwise.
  ///
  /// One head covers one head, and a can covers a can of about the intended size.
  private static func pieces(
    _ contents: [ListAmount], product: Product, need: ListAmount, counted: ListAmount,
    conversion: AmountConversion
  ) -> Fraction? {
    guard counted.high > .zero, !counted.isPoured, product.package?.step == nil,
      let alike = contents.first(where: { $0.measured == counted.measured })
    else { return nil }
    if alike != contents.first {
      // The label states the content, so a bunch or a can of another size is compared by weight.
      guard alike.isContainer else { return nil }
      let meant = conversion.grams(need).map { $0 / counted.high.doubleValue }
      let there = conversion.grams(contents[0]).map { $0 / alike.high.doubleValue }
      if let meant, let there, !sameSize.contains(there / meant) { return nil }
    }
    return need.high * alike.high / counted.high
  }

  /// The relative sizes of cans that may replace the intended one: 14 oz for 15 oz, or 16 oz for 14
  /// oz.
  private static let sameSize = (13.9 / 15)...1.2

  /// The amount in a number of packages.
  func held(_ count: Int) -> Fraction { (whole ?? amount ?? .zero) * Fraction(count) }

  /// The cost of a number of packages in hundredths; nil if it is unknown.
  func cents(_ count: Int) -> Int? {
    guard let centsEach else { return product.cost(of: count)?.hundredths }
    let sum = centsEach.multipliedReportingOverflow(by: count)
    return sum.overflow ? nil : sum.partialValue
  }

  /// A number of packages that was set by hand, with what is left over or short.
  func bought(
    _ count: Int, for need: ListAmount?, passedOver: [PackageChoice.PassedOver]
  ) -> PackageChoice {
    let line = PackageChoice.Line(product, count: count)
    var choice = PackageChoice(
      lines: [line], cost: line.cost, reason: .byHand, passedOver: passedOver)
    guard let need, need.high > .zero, amount != nil else { return choice }
    let bought = held(count)
    func measured(_ amount: Fraction) -> ListAmount {
      ListAmount(.exactly(amount), need.unit, word: need.word)
    }
    choice.bought = measured(bought)
    choice.left = measured(bought > need.high ? bought.subtracting(need.high) : .zero)
    // One package covers a piece although it may weigh a little less.
    let covered = (amount ?? .zero) * Fraction(count)
    if covered < need.high, bought < need.high {
      choice.short = measured(need.high.subtracting(max(covered, bought)))
    }
    return choice
  }

  /// Whether the product has the store's own brand and can cover a need.
  func isStoreBrandOf(_ need: ListAmount?) -> Bool {
    product.isStoreBrand && (need == nil || amount != nil)
  }
}
