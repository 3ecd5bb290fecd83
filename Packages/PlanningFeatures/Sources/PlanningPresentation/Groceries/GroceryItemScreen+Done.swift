import DesignSystem
import ScreenParts

extension GroceryItemScreen {
  /// "Bought" ticks the item; "Have It" puts it into the pantry, so that it is not bought.
  static func done(_ item: GroceryListInput.Item, _ copy: Copy) -> ActionPair {
    ActionPair(
      id: "grocery-item.done",
      first: ActionButton(
        "grocery-item.bought", .secondary,
        copy(item.isTicked ? "grocery-item.put-back" : "grocery-item.bought"),
        action: ControlAction(GroceryAction.tick, item.id), horizontalPadding: .s),
      second: ActionButton(
        "grocery-item.have", .secondary, copy("grocery-item.have"),
        hint: copy("grocery-item.have.hint"),
        action: ControlAction(GroceryAction.have, item.id), horizontalPadding: .s))
  }

  /// The products with their number and the price of one; nil if the store's are listed.
  static func product(_ input: GroceryItemInput, _ copy: Copy) -> ListSection? {
    let isListed = input.shelf.map { !$0.products.isEmpty } ?? false
    guard input.hasPrices, !isListed, !input.item.products.isEmpty else { return nil }
    let each = [input.item.packages, copy.each(of: input.item)].compactMap(\.self)
    return ListSection(
      "grocery-item.product", header: copy("grocery-item.product").uppercased(),
      spokenHeader: copy("grocery-item.product")
    ) {
      input.item.products.enumerated().map { index, name in
        ListRow(
          ElementID("grocery-item.product").child(index), name,
          subtitle: each.isEmpty || index > 0 ? nil : each.joined(separator: " · "))
      }
    }
  }

  /// A row for each list that the item can move to.
  static func move(_ input: GroceryItemInput, _ copy: Copy) -> ListSection? {
    guard input.isAllowed, !input.otherLists.isEmpty else { return nil }
    let header = copy("grocery-item.move")
    return ListSection(
      "grocery-item.move", header: header.uppercased(), spokenHeader: header
    ) {
      input.otherLists.map { list in
        ListRow(
          ElementID("grocery-item.move").child(list.id.rawValue), list.name,
          action: ControlAction(GroceryAction.moveItem, ItemMove(input.item.id, to: list.id)))
      }
    }
  }
}
