import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation

extension GroceryListFeature {
  /// The choice of a product, a number of packages, or a kind for an item.
  func choose(
    _ action: Action, groceries: WeekGroceries, shown: ShownGroceries, world: World
  ) throws(GroceryError) -> [Command<Effect>] {
    let (shopping, list) = (groceries.shopping, groceries.list)
    switch action {
    case .productTapped(let tapped):
      guard let item = shown.item(tapped.item) else { return [] }
      guard let name = tapped.product else {
        return record(try shopping.choosing(nil, for: item.id, on: list), world)
      }
      // For a meal, accept only a product that everyone who eats it may have.
      let product = ProductID(rawValue: name)
      let offers = groceries.offers(for: item, among: shown.answer.products)
      guard
        offers.contains(where: {
          $0.product.id == product && groceries.mayBeChosen($0, for: item)
        })
      else { return [] }
      return record(try shopping.choosing(product, for: item.id, on: list), world)
    case .packagesTapped(let id, let difference):
      guard let item = shown.item(id), let line = shown.soleLine(of: id) else { return [] }
      return record(
        try shopping.buying(
          line.count + difference, of: line.product.id, for: item.id, on: list), world)
    case .kindTapped(let id, let isOnly):
      guard let item = shown.item(id) else { return [] }
      return record(try shopping.keepingKind(isOnly, of: item.id, on: list), world)
    default: return []
    }
  }

  /// The products of the store for an item; nil if the store has not answered.
  func shelf(
    of item: ListedItem, _ shown: ShownGroceries, _ stored: KeptPlanning, _ world: World
  ) -> GroceryItemInput.Shelf? {
    guard shown.answer.store != nil else { return nil }
    let settings = stored.record.shopping.settings
    let words = ShelfWords(
      shown.groceries, service: clients.service, record: stored.record, copy: copy, world: world)
    let offers = shown.groceries.offers(for: item, among: shown.answer.products)
    let choice = shown.answer.priced(item.id)?.choice
    let bought = Set(choice?.lines.map(\.product.id) ?? [])
    let sole = shown.soleLine(of: item.id)
    guard !offers.isEmpty else { return nil }
    return GroceryItemInput.Shelf(
      retailer: settings.place?.chain ?? clients.retailers.name(of: settings.retailer),
      products: offers.map {
        words.product($0, for: item, isChosen: bought.contains($0.product.id))
      },
      packages: sole.map { words.count($0) }, allowsFewer: (sole?.count ?? 0) > 1,
      short: choice?.short?.shopperText,
      isByHand: item.marks.product != nil,
      replacement: choice?.replacement.map { .init(wanted: $0.wanted, sold: $0.sold) },
      isOnlyKind: item.marks.isOnlyKind)
  }
}

extension ShownGroceries {
  /// The line of an item for which one product is bought; nil if several are mixed, or none is.
  func soleLine(of id: GroceryItemID) -> PackageChoice.Line? {
    guard let lines = answer.priced(id)?.choice?.lines, lines.count == 1 else { return nil }
    return lines.first
  }
}
