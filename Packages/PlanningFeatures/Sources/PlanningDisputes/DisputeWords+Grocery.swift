import DesignSystem
import EaterRecord
import Groceries
import Journal
import MealModels
import PlanningParts
import PlanningPresentation
import ScreenParts
import SharingFeatures

extension DisputeWords {
  /// The words of conflicts about shopping.
  ///
  /// - Parameters:
  ///   - food: the name of a food by its id; nil if it is unknown.
  ///   - product: a product by its id; nil if it is unknown.
  public static func grocery(
    _ shopping: Shopping, at retailers: Retailers, _ copy: Copy,
    food: @escaping @Sendable (String) -> String?,
    product: @escaping @Sendable (ProductID) -> Product?
  ) -> DisputeWords {
    let stream = EventStream<Shopping, GroceryEvent>.grocery
    let words = GroceryEditWords(copy: copy, retailers: retailers, product: product)
    return DisputeWords(
      of: stream.name, title: { words.title(of: $0 ?? "", shopping, food: food) },
      name: { copy.name(ofField: $0, among: GroceryEditWords.fields) },
      value: { record, field, _ in
        stream.content(of: record).flatMap { words.value(of: $0, field) }
      })
  }
}

/// The words for edits of the grocery list.
private struct GroceryEditWords: Sendable {
  let copy: Copy
  let retailers: Retailers
  let product: @Sendable (ProductID) -> Product?

  static let fields: Set<String> = [
    "item", "removed", "note", "ticked", "substitute", "product", "packages", "only-kind", "share",
    "cart", "ordered", "retailer", "store", "place", "rules", "interval", "network", "wanted",
    "name", "unlisted",
  ]

  /// The start of the id of an item that was added by hand.
  fileprivate static let hand = "hand/"

  /// The title of a cart, a hand-added item, or an item by the food that its id begins with.
  func title(of thing: String, _ shopping: Shopping, food name: (String) -> String?) -> String {
    if thing == "settings" { return copy("merge.thing.settings") }
    if thing.hasPrefix("cart/") || thing.hasPrefix("order/") { return copy("merge.thing.cart") }
    if thing.hasPrefix("list/") {
      let list = GroceryListID(rawValue: String(thing.dropFirst(5)))
      return shopping.ownList(list)?.name ?? copy("merge.thing.list")
    }
    // A hand-added item's id begins with `hand/`, or with its list if its words are not understood.
    let item = thing.hasPrefix(Self.hand) ? thing[...] : thing.drop { $0 != "/" }.dropFirst()
    if item.hasPrefix(Self.hand) {
      let id = ManualItemID(rawValue: String(item.dropFirst(Self.hand.count)))
      return shopping.handItem(id)?.text ?? copy("merge.thing.item")
    }
    let food = item.prefix { $0 != "/" && $0 != "|" }
    return name(String(food)) ?? copy("merge.thing.item")
  }

  /// The value that an event of the grocery list gives a field.
  func value(of event: GroceryEvent, _ field: String) -> MergeInput.Value? {
    switch event {
    case .changed(_, _, let change): value(of: change)
    case .added(let item): .text(item.text)
    case .discarded, .unlisted(_, true): .deleted
    case .unlisted(_, false): .text(copy("merge.kept"))
    case .listed(let list): .text(list.name)
    case .set(let setting): value(of: setting)
    case .cart(_, let cart):
      cart.map { .text(copy("merge.cart", count: $0.lines.count)) } ?? .empty
    case .answered(let answer):
      answer.isOrdered.map { .text(copy($0 ? "merge.ordered" : "merge.not-ordered")) } ?? .empty
    case .priced, .reviewed, .handed, .bought: nil
    }
  }

  private func value(of change: ItemChange) -> MergeInput.Value {
    switch change {
    case .ticked(let amounts):
      .text(copy(amounts == nil ? "merge.unticked" : "merge.ticked"))
    case .isRemoved(let isRemoved): isRemoved ? .deleted : .text(copy("merge.kept"))
    case .note(let text): .words(text)
    case .substitute(let substitute): .words(substitute?.name)
    case .product(let id): .text(id.map { words(of: $0) } ?? copy("merge.product.ruled"))
    case .packages(let count): .text(count.map(String.init) ?? copy("merge.packages.needed"))
    case .onlyKind(let isOnly): .text(copy(isOnly ? "merge.kind.only" : "merge.kind.any"))
    case .isWanted(let isWanted):
      .text(copy(isWanted ? "merge.wanted" : "merge.not-wanted"))
    case .source(_, let isOff): .text(copy(isOff ? "merge.left-out" : "merge.counted-in"))
    }
  }

  private func words(of product: ProductID) -> String {
    self.product(product).map { copy("merge.product.chosen", ["name": $0.shelfName]) }
      ?? copy("merge.product.unknown")
  }

  private func value(of setting: ShoppingSetting) -> MergeInput.Value {
    switch setting {
    case .retailer(let choice): .text(retailers.name(of: choice))
    case .store(let id): .text(id?.rawValue ?? copy("stores.no-store"))
    case .place(let store): .text(store.name)
    case .rules(let rules): .text(words(of: rules))
    case .interval(let interval):
      .text(
        interval == .manual
          ? copy("connections.interval.manual")
          : copy("connections.interval", count: interval.rawValue))
    case .sorting(let order): .text(copy(CopyKey("grocery-sorting.\(order.rawValue)")))
    case .network(.any): .text(copy("merge.network.any"))
    case .network(.cellularOnly): .text(copy("connections.cellular-only"))
    case .network(.wifiOnly): .text(copy("connections.wifi-only"))
    }
  }

  private func words(of rules: ShoppingRules) -> String {
    let parts =
      [
        rules.prefersStoreBrand ? copy("connections.rule.store-brand") : nil,
        rules.isOrganicOnly ? copy("connections.rule.organic") : nil,
      ].compactMap(\.self) + rules.avoided.map { copy("connections.rule.avoid", ["word": $0]) }
    return parts.isEmpty ? copy("connections.rule.none") : parts.joined(separator: "; ")
  }
}
