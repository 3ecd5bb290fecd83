import DesignSystem
import ScreenParts

extension CartScreen {
  /// The message of a cart without items: it is empty only after the store has answered.
  static func empty(_ input: CartInput, _ copy: Copy) -> StateMessage {
    let phase = input.store == nil ? .ready : input.phase
    return switch phase {
    case .checking, .leaving:
      StateMessage(
        "cart.message", icon: .cart, headline: copy("cart.looking.headline"),
        message: copy("cart.looking.body"), actions: [list(.secondary, copy)])
    case .failed:
      StateMessage(
        "cart.message", icon: .caution, headline: copy("cart.unanswered.headline"),
        message: copy("cart.failed"),
        actions: [
          ActionButton(
            "cart.validate", .primary, copy("cart.validate"), icon: .refresh,
            action: ControlAction(CartAction.validate)), list(.secondary, copy),
        ])
    case .offline:
      StateMessage(
        "cart.message", icon: .offline, headline: copy("cart.offline"),
        message: copy("cart.offline.body"), actions: [list(.primary, copy)])
    case .ready, .expired, .otherWeek:
      StateMessage(
        "cart.message", icon: .cart, headline: copy("cart.empty.headline"),
        message: emptyReason(input, copy), actions: [list(.primary, copy)])
    }
  }

  /// The items that the store does not have, if that is why the cart is empty.
  private static func emptyReason(_ input: CartInput, _ copy: Copy) -> String {
    let names = input.missing + input.soldOut + input.unsuitable
    guard let store = input.store, !names.isEmpty else { return copy("cart.empty.body") }
    return copy(
      "cart.missing", ["store": store.retailer, "names": names.joined(separator: ", ")])
  }

  private static func list(_ kind: ActionButton.Kind, _ copy: Copy) -> ActionButton {
    ActionButton(
      "cart.list", kind, copy("cart.list"), icon: .list,
      action: ControlAction(CartAction.list))
  }
}

extension CartInput {
  /// The state of a screen without items.
  var emptyState: StateID {
    guard store != nil else { return "empty" }
    return switch phase {
    case .checking, .leaving: "looking"
    case .failed: "unanswered"
    case .offline: "empty-offline"
    case .ready, .expired, .otherWeek: "empty"
    }
  }
}
