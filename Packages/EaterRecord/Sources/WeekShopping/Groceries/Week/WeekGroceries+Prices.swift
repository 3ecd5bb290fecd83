import Groceries
import MealModels

extension WeekGroceries {
  /// Asks the chosen shop for products for some items.
  public func products(for items: [ListedItem]) async throws(RetailerError) -> ProductAnswer {
    guard let store else { return ProductAnswer(products: []) }
    let wishes = items.map { ProductWish($0.item) }
    guard !wishes.isEmpty else { return ProductAnswer(products: []) }
    return try await retailer.products(wishes, store)
  }

  /// The shop's answer with the stored prices, or else with the present prices.
  ///
  /// If the shop does not answer, the list has no prices and the answer contains the reason.
  public func kept() async -> StoreAnswer {
    var answer = StoreAnswer(store: self.store)
    guard answer.store != nil else { return answer }
    do throws(RetailerError) { return kept(try await products(for: open)) } catch {
      answer.problem = error
    }
    return answer
  }

  /// A shop's products, with the stored prices.
  public func kept(_ told: ProductAnswer) -> StoreAnswer {
    var answer = StoreAnswer(store: self.store)
    guard let store = answer.store else { return answer }
    let shelf = KeptPrices.Shelf(
      told: told.products, snapshot: shopping.prices[store], rules: shopping.settings.rules)
    let kept = prices.priced(open, at: shelf) { pricing($1, for: $0).priced($0) }
    (answer.products, answer.priced) = (kept.products, kept.list)
    answer.unanswered = unanswered(told)
    return answer
  }

  /// The shop's answer at the present prices, and the events that store them.
  public func fresh() async throws(RetailerError) -> (answer: StoreAnswer, events: [GroceryEvent]) {
    var answer = StoreAnswer(store: self.store)
    guard let store = answer.store else { return (answer, []) }
    let told = try await products(for: open)
    answer.products = told.products
    answer.unanswered = unanswered(told)
    let known = shopping.prices[store].map { Array($0.entries.keys) } ?? []
    let ids = Set(answer.products.map(\.id)).union(known).sorted()
    let snapshot = try await retailer.snapshot(ids, store)
    answer.products = snapshot.applied(to: answer.products)
    answer.priced = pricing(answer.products).priced(open)
    return (answer, shopping.taking(snapshot))
  }

  private func unanswered(_ told: ProductAnswer) -> Set<ListItemID> {
    guard !told.unanswered.isEmpty else { return [] }
    let wishes = Set(told.unanswered)
    return Set(open.filter { wishes.contains(ProductWish($0.item)) }.map(\.id))
  }

  /// Makes the pricing of items from the shop's products and the household's rules.
  func pricing(_ products: [Product]) -> ListPricing { pricing(products, for: list.items) }

  private func pricing(_ products: [Product], for items: [ListedItem]) -> ListPricing {
    let book = foods.book
    let tables = Dictionary(
      items.map { ($0.id, table.limits(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let labels = tools.labels
    let currency = products.lazy.compactMap { $0.price?.currency }.first ?? .usd
    return ListPricing(
      products, rules: shopping.settings.rules, currency: currency,
      measures: { book[$0]?.measures },
      harm: { product, item in
        guard item.isByHand else { return labels.harm(of: product, for: tables[item.id] ?? nil) }
        // The person was told what is wrong with it, and the row goes on saying so.
        if item.marks.product == product.id { return nil }
        return labels.harmUnplanned(of: product, for: tables[item.id] ?? nil)
      },
      hasLimits: { tables[$0.id].flatMap(\.self) != EaterLimits.none })
  }
}

extension WeekGroceries {
  /// The reason why a product for an item is unsafe for one eater's limits; nil if it is safe.
  public func harm(
    of product: Product, for item: ListedItem, _ limits: EaterLimits
  ) -> ExclusionReason? {
    item.isByHand
      ? tools.labels.harmUnplanned(of: product, for: limits)
      : tools.labels.harm(of: product, for: limits)
  }

  /// The limits of people of the household that an item or a product bought for it breaks.
  ///
  /// It is a mark on the item, which is bought anyway. Nil if nothing is broken, or only by a meal
  /// that keeps the limits of its eaters.
  public func caution(on item: ListedItem, _ bought: [Product] = []) -> ItemCaution? {
    table.caution(on: item, facts(of: item)) { limits in
      bought.contains { tools.labels.harm(of: $0, for: limits) != nil }
    }
  }

  /// The cautions on the items of a cart, each with the products that the cart has for it.
  public func cautions(in cart: CartDraft) -> [ListItemID: ItemCaution] {
    let lines = Dictionary(grouping: cart.lines.filter { $0.count > 0 }, by: \.item)
    return lines.reduce(into: [:]) { cautions, line in
      cautions[line.key] = list[line.key].flatMap { caution(on: $0, line.value.map(\.product)) }
    }
  }

  private func facts(of item: ListedItem) -> MealFacts? {
    guard let food = item.item.food else { return table.facts(inWordsOf: item) }
    let contents = foods.book.contents(of: food)
    return MealFacts(
      contents: contents ?? FoodContents(), foods: Set(foods.book.lineage(of: food)),
      unknownIngredients: contents == nil ? [item.item.name] : [])
  }
}

extension ProductWish {
  /// Makes the request to a shop for buying an item.
  init(_ item: ListItem) {
    self.init(food: item.food, form: item.form, words: item.name)
  }
}

/// A shop's product for an item, with the cost if the item is bought alone.
public struct ProductOffer: Sendable {
  /// The product.
  public var product: Product
  /// The number and cost of its packages; nil if it may not be chosen.
  public var choice: PackageChoice?
  /// The reason why the product may not be chosen.
  public var problem: PricedList.Problem?

  /// Makes an offer.
  public init(
    product: Product, choice: PackageChoice? = nil, problem: PricedList.Problem? = nil
  ) {
    self.product = product
    self.choice = choice
    self.problem = problem
  }

  /// The cost in hundredths for sorting; unknown prices come later, and refused products last.
  fileprivate var rank: Int {
    guard let choice else { return .max }
    return choice.cost?.hundredths ?? .max - 1
  }
}

extension WeekGroceries {
  /// Whether a person may choose a product that is unsafe for an eater.
  ///
  /// They may for an item that they added by hand and that no planned meal needs.
  public func mayBeChosen(_ offer: ProductOffer, for item: ListedItem) -> Bool {
    if offer.choice != nil { return true }
    guard item.isByHand, case .passedOver(let passed) = offer.problem else { return false }
    return passed.allSatisfy { passed in
      switch passed.reason {
      case .isUnsafe, .isUnclear: true
      default: false
      }
    }
  }

  /// The shop's products for an item, the cheapest first.
  public func offers(for item: ListedItem) async throws(RetailerError) -> [ProductOffer] {
    offers(for: item, among: try await products(for: [item]).products)
  }

  /// The offers for an item among known products of the shop, the cheapest first.
  public func offers(for item: ListedItem, among products: [Product]) -> [ProductOffer] {
    let wanted = item.item
    let sold = products.filter { $0.food == wanted.food && $0.form == wanted.form }
    let offers = sold.map { product in
      let priced = pricing([product]).priced([item]).items.first
      return ProductOffer(product: product, choice: priced?.choice, problem: priced?.problem)
    }
    return offers.sorted { first, second in
      let (one, other) = (first.rank, second.rank)
      return one == other ? first.product.id < second.product.id : one < other
    }
  }
}
