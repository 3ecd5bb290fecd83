import MealModels

/// The prices of a list in a shop.
public struct PricedList: Hashable, Sendable {
  /// An item with its chosen packages.
  public struct Item: Hashable, Sendable, Identifiable {
    /// The item.
    public var id: ListItemID
    /// The chosen packages; nil if the shop has no allowed product.
    public var choice: PackageChoice?
    /// The reason why no package was chosen; nil if packages were chosen.
    public var problem: Problem?

    /// Makes a priced item.
    public init(id: ListItemID, choice: PackageChoice?, problem: Problem? = nil) {
      self.id = id
      self.choice = choice
      self.problem = problem
    }
  }

  /// The reason why an item is not available in a store.
  public enum Problem: Hashable, Sendable {
    /// The store does not sell it.
    case notSold
    /// All products for it are out of stock.
    case out
    /// The eater's rules or limits exclude every product for it.
    case passedOver([PackageChoice.PassedOver])
    /// It needs more packages than may be chosen of one product.
    case tooMuch
  }

  /// The items, in the order of the list.
  public var items: [Item]

  /// Makes a priced list.
  public init(items: [Item]) { self.items = items }

  /// The total cost, as far as prices are known, without the items that are ``missing``.
  public var total: Total { Total(items.compactMap(\.choice)) }

  /// The items without a chosen product; each says why in ``Item/problem``.
  public var missing: [ListItemID] { items.filter { $0.choice == nil }.map(\.id) }

  /// A sum of lines, with the number of lines without a known price.
  public struct Total: Hashable, Sendable {
    /// The sum of the lines with known prices; nil if there are none, or if they have different
    /// currencies.
    public var known: Money?
    /// The number of lines without a known price; an item without a product has no line.
    public var unknown: Int

    /// The sum of all lines; nil if any price is unknown.
    public var whole: Money? { unknown == 0 ? known : nil }

    /// Adds up the lines of choices.
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

/// Prices lists with the products of a store.
public struct ListPricing: Sendable {
  private let chooser: PackageChooser
  private let measures: @Sendable (FoodID) -> FoodMeasures?
  private let products: [FoodID: [Product]]
  private let harm: @Sendable (Product, ListedItem) -> ExclusionReason?
  private let hasLimits: @Sendable (ListedItem) -> Bool

  /// Makes a pricing with the products of one store.
  ///
  /// - Parameters:
  ///   - measures: returns the weights of cups and pieces of a food.
  ///   - harm: returns the reason why the label of a product is unsafe for an eater of an item. An
  ///     unsafe product is never chosen for the item.
  ///   - hasLimits: returns whether an eater of an item has a limit, so that a special version, such
  ///     as a gluten-free one, may be chosen unasked.
  public init(
    _ products: [Product], rules: ShoppingRules = ShoppingRules(),
    currency: Money.Currency = .usd,
    measures: @escaping @Sendable (FoodID) -> FoodMeasures?,
    harm: @escaping @Sendable (Product, ListedItem) -> ExclusionReason? = { _, _ in nil },
    hasLimits: @escaping @Sendable (ListedItem) -> Bool = { _ in true }
  ) {
    self.harm = harm
    self.hasLimits = hasLimits
    chooser = PackageChooser(rules: rules, currency: currency)
    self.measures = measures
    self.products = Dictionary(
      grouping: products.filter { $0.food != nil }.sorted { $0.id < $1.id },
      by: { $0.food ?? "" })
  }

  /// The prices of the items of a list; callers leave out removed and covered items.
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
    let kinds = ProductKinds(wantedBy: item)
    let refused =
      unsafe
      + (listed.marks.isOnlyKind
        ? fitting.compactMap { product in
          kinds.replacement(by: product).map { .init(product.id, .isOtherKind($0.sold)) }
        } : [])
    let refusedIDs = Set(refused.map(\.product))
    let safe = fitting.filter { !refusedIDs.contains($0.id) }
    let takesSpecial = hasLimits(listed)
    let conversion = AmountConversion(item.food.flatMap(measures) ?? FoodMeasures())
    var needs = zip(listed.uses, listed.needed).map { (use: Optional($0), counted: Optional($1)) }
    // A number of packages that was set by hand is for all amounts of the item together.
    let isCounted = listed.marks.packages != nil && safe.contains { $0.id == listed.marks.product }
    if needs.isEmpty || isCounted && needs.count > 1 { needs = [(nil, nil)] }
    let choices = needs.map { use, counted in
      chooser.choice(
        for: use, countedAs: counted, from: safe, by: conversion, chosen: listed.marks.product,
        packages: listed.marks.packages,
        alike: { product in
          kinds.replacement(by: product) == nil
            && (takesSpecial || kinds.unasked(of: product) == nil)
        },
        near: { kinds.isNear($0) && (takesSpecial || kinds.unasked(of: $0) == nil) })
    }
    guard var joined = Self.joined(choices) else {
      return .init(id: listed.id, choice: nil, problem: problem(safe, refused))
    }
    joined.passedOver += refused
    joined.replacement =
      joined.lines.lazy.compactMap { line in
        kinds.replacement(by: line.product).map {
          PackageChoice.Replacement(wanted: $0.wanted, sold: $0.sold)
        }
      }.first
    return .init(id: listed.id, choice: joined)
  }

  /// The reason why no product of the store may be chosen.
  private func problem(
    _ products: [Product], _ unsafe: [PackageChoice.PassedOver]
  ) -> PricedList.Problem {
    let passed = chooser.passedOver(products)
    if passed.count < products.count { return .tooMuch }
    let reasons = passed + unsafe
    return reasons.allSatisfy { $0.reason == .isOut } ? .out : .passedOver(reasons)
  }

  /// Combines the choices for amounts of an item that cannot be added; nil if one is missing.
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
  /// The excluded products, with the reasons.
  func passedOver(_ products: [Product]) -> [PackageChoice.PassedOver] {
    products.compactMap { product in
      ProductFilter.reason(product, rules, currency).map { .init(product.id, $0) }
    }
  }
}
