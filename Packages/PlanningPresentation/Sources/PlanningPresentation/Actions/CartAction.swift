import DesignSystem

/// What can be done with the cart before it goes to the retailer.
public enum CartAction {
  /// Shows what changed since the eater looked.
  public static let reviewChanges = ActionForm("cart.reviewChanges")
  /// Takes the changes as seen.
  public static let acceptChanges = ActionForm("cart.acceptChanges")
  /// Leaves for the retailer's app or site with the cart.
  public static let checkOut = ActionForm("cart.checkOut")
  /// Keeps the cart without buying.
  public static let save = ActionForm("cart.save")
  /// Holds prices and stock against the store again.
  public static let validate = ActionForm("cart.validate")
  /// Says that the cart that was handed over was ordered.
  public static let ordered = ActionForm("cart.ordered")
  /// Says that it was not.
  public static let notOrdered = ActionForm("cart.notOrdered")
  /// Takes back that it was ordered.
  public static let undoOrder = ActionForm("cart.undoOrder")
  /// Goes to the grocery list.
  public static let list = ActionForm("cart.list")

  /// All of them.
  public static let all: [any ActionDeclaration] = [
    reviewChanges, acceptChanges, checkOut, save, validate, ordered, notOrdered, undoOrder, list,
  ]
}
