import MealModels

/// What a list costs in a store.
public struct PricedList: Hashable, Sendable {
  /// An item with what is taken for it.
  public struct Item: Hashable, Sendable, Identifiable {
    /// The item.
    public var id: ListItemID
    /// What is taken; nil where the store has nothing that may be taken.
    public var choice: PackageChoice?
    /// Why nothing is taken; nil where something is.
    public var problem: Problem?

    /// Makes one.
    public init(id: ListItemID, choice: PackageChoice?, problem: Problem? = nil) {
      self.id = id
      self.choice = choice
      self.problem = problem
    }
  }

  /// Why an item cannot be had in a store.
  public enum Problem: Hashable, Sendable {
    /// The store does not sell it.
    case notSold
    /// All products for it are out of stock.
    case out
    /// The eater's rules pass over every product for it.
    case passedOver([PackageChoice.PassedOver])
    /// More would be needed than is taken of one product.
    case tooMuch
  }

  /// The items, in the order of the list.
  public var items: [Item]

  /// Makes a priced list.
  public init(items: [Item]) { self.items = items }

  /// What everything together costs, as far as prices are known.
  public var total: Total { Total(items.compactMap(\.choice)) }

  /// The items that cannot be had there.
  public var missing: [ListItemID] { items.filter { $0.choice == nil }.map(\.id) }

  /// A sum of lines, and how many of them have no known price.
  public struct Total: Hashable, Sendable {
    /// The sum of the known lines; nil where none is known, or where they are in two currencies.
    public var known: Money?
    /// How many lines have no known price.
    public var unknown: Int

    /// Adds up lines of choices.
    public init(_ choices: [PackageChoice]) {
      self.init(lines: choices.flatMap(\.lines))
    }

    /// Adds up lines.
    public init(lines: [PackageChoice.Line]) {
      let costs = lines.compactMap(\.cost)
      unknown = lines.count - costs.count
      known = costs.dropFirst().reduce(costs.first) { sum, cost in sum?.adding(cost) }
    }
  }
}

/// Prices lists by what a store sells.
public struct ListPricing: Sendable {
  private let chooser: PackageChooser
  private let measures: @Sendable (FoodID) -> FoodMeasures?
  private let products: [FoodID: [Product]]
  private let harm: @Sendable (Product, ListedItem) -> PassOver?

  /// Makes a pricing over the products of one store.
  ///
  /// - Parameters:
  ///   - measures: what cups and pieces of a food weigh.
  ///   - harm: why a product is nothing for somebody who eats an item, by its label; it is never
  ///     taken for the item then, not even where it was chosen by hand.
  public init(
    _ products: [Product], rules: ShoppingRules = ShoppingRules(),
    currency: Money.Currency = .usd,
    measures: @escaping @Sendable (FoodID) -> FoodMeasures?,
    harm: @escaping @Sendable (Product, ListedItem) -> PassOver? = { _, _ in nil }
  ) {
    self.harm = harm
    chooser = PackageChooser(rules: rules, currency: currency)
    self.measures = measures
    self.products = Dictionary(
      grouping: products.filter { $0.food != nil }.sorted { $0.id < $1.id },
      by: { $0.food ?? "" })
  }

  /// What the items of a list cost; a removed or covered item is best left out.
  public func priced(_ items: [ListedItem]) -> PricedList {
    PricedList(items: items.map(priced))
  }

  private func priced(_ listed: ListedItem) -> PricedList.Item {
    let item = listed.item
    let offered = item.food.flatMap { products[$0] } ?? []
    let fitting = offered.filter { $0.form == item.form }
    guard !fitting.isEmpty else { return .init(id: listed.id, choice: nil, problem: .notSold) }
    let unsafe = fitting.compactMap { product in
      harm(product, listed).map { PackageChoice.PassedOver(product.id, $0) }
    }
    let unsafeIDs = Set(unsafe.map(\.product))
    let safe = fitting.filter { !unsafeIDs.contains($0.id) }
    let conversion = AmountConversion(item.food.flatMap(measures) ?? FoodMeasures())
    let needs = zip(listed.uses, listed.needed).map { (use: Optional($0), counted: Optional($1)) }
    let choices = (needs.isEmpty ? [(nil, nil)] : needs).map { use, counted in
      chooser.choice(
        for: use, countedAs: counted, from: safe, by: conversion, chosen: listed.marks.product)
    }
    guard var joined = Self.joined(choices) else {
      return .init(id: listed.id, choice: nil, problem: problem(safe, unsafe))
    }
    joined.passedOver += unsafe
    return .init(id: listed.id, choice: joined)
  }

  /// Why nothing of what the store sells may be taken.
  private func problem(
    _ products: [Product], _ unsafe: [PackageChoice.PassedOver]
  ) -> PricedList.Problem {
    let passed = chooser.passedOver(products)
    if passed.count < products.count { return .tooMuch }
    let reasons = passed + unsafe
    return reasons.allSatisfy { $0.reason == .isOut } ? .out : .passedOver(reasons)
  }

  /// One choice for several amounts of an item that nobody can put together.
  private static func joined(_ choices: [PackageChoice?]) -> PackageChoice? {
    let found = choices.compactMap(\.self)
    guard found.count == choices.count, var first = found.first else { return nil }
    guard found.count > 1 else { return first }
    first.lines = found.flatMap(\.lines).reduce(into: []) { lines, line in
      if let same = lines.firstIndex(where: { $0.product.id == line.product.id }) {
        lines[same].count += line.count
      } else {
        lines.append(line)
      }
    }
    first.cost = PackageChooser.sum(first.lines)
    first.bought = nil
    first.left = nil
    return first
  }
}

extension PackageChooser {
  /// The products that may not be taken.
  func passedOver(_ products: [Product]) -> [PackageChoice.PassedOver] {
    products.compactMap { product in
      PassingOver.reason(product, rules, currency).map { .init(product.id, $0) }
    }
  }
}
