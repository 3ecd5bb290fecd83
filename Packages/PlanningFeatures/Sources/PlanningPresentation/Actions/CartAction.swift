import DesignSystem

/// The actions on the cart before it goes to the retailer.
public enum CartAction {
  /// Shows the changes since the eater last reviewed the cart.
  public static let reviewChanges = ActionForm("cart.reviewChanges")
  /// Marks the changes as reviewed.
  public static let acceptChanges = ActionForm("cart.acceptChanges")
  /// Opens the retailer's app or site with the cart.
  public static let checkOut = ActionForm("cart.checkOut")
  /// Keeps the cart without buying.
  public static let save = ActionForm("cart.save")
  /// Checks prices and stock with the store again.
  public static let validate = ActionForm("cart.validate")
  /// Answers that the handed-over cart was ordered.
  public static let ordered = ActionForm("cart.ordered")
  /// Answers that the handed-over cart was not ordered.
  public static let notOrdered = ActionForm("cart.notOrdered")
  /// Undoes the answer that the cart was ordered.
  public static let undoOrder = ActionForm("cart.undoOrder")
  /// Makes the cart of the week on screen.
  public static let shownWeek = ActionForm("cart.shownWeek")
  /// Opens the grocery list.
  public static let list = ActionForm("cart.list")

  /// All actions on the cart.
  public static let all: [any ActionDeclaration] = [
    reviewChanges, acceptChanges, checkOut, save, validate, ordered, notOrdered, undoOrder,
    shownWeek, list,
  ]
}
