import DesignSystem
import Groceries
import MealModels
import PlanningPresentation
import ScreenParts

extension EditWords {
  /// What an event of the grocery list says of a field.
  func value(of event: GroceryEvent, _ field: String) -> MergeInput.Value? {
    switch event {
    case .changed(_, _, let change): value(of: change)
    case .added(let item): .text(item.text)
    case .discarded: .deleted
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
    case .note(let text): Self.text(text)
    case .substitute(let substitute): Self.text(substitute?.name)
    case .product(let id): .text(id.map { words(of: $0) } ?? copy("merge.product.ruled"))
    case .source(_, let isOff): .text(copy(isOff ? "merge.left-out" : "merge.counted-in"))
    }
  }

  private func words(of product: ProductID) -> String {
    self.product(product).map(GroceryRows.name).map { copy("merge.product.chosen", ["name": $0]) }
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

  /// What an event of what is at home says of a field.
  func value(of event: PantryEvent, _ field: String) -> MergeInput.Value? {
    switch event {
    case .stocked(let item): value(of: item, field)
    case .changed(_, .counted(let amount, _)): Self.text(amount?.shopperText)
    case .changed(_, .useBy(let day)): Self.text(day.map(copy.date))
    case .changed(_, .isRemoved(let isRemoved)):
      isRemoved ? .deleted : .text(copy("merge.kept"))
    case .used(let use): .text(copy("merge.used", ["amount": use.amount.shopperText]))
    case .staple(_, let isStaple): .text(copy(isStaple ? "merge.staple" : "merge.no-staple"))
    }
  }

  /// What something was when it came home.
  private func value(of item: PantryItem, _ field: String) -> MergeInput.Value? {
    switch field {
    case "counted": Self.text(item.amount?.shopperText)
    case "useBy": Self.text(item.useBy.map(copy.date))
    case "item", "":
      .text(
        item.amount.map {
          copy("merge.amount", ["amount": $0.shopperText, "name": item.name])
        } ?? item.name)
    default: nil
    }
  }
}
