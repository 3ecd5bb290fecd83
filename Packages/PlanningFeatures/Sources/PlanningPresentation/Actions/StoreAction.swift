import DesignSystem
import Groceries
import MealModels

/// The id of a store, as the retailer knows it.
public typealias StoreChoiceID = StoreID

/// The actions of the choice of a store.
public enum StoreAction {
  /// Looks for stores near a ZIP code.
  public static let zip = ActionForm("stores.zip", enters: .text(maxLength: 10))
  /// Marks a store, or none; the choice takes effect when it is confirmed.
  public static let mark = ActionForm(
    "stores.mark", about: ArgumentForm<StoreChoiceID>.id().optional())
  /// Shops at the marked store from now on.
  public static let confirm = ActionForm("stores.confirm")
  /// Looks for stores near the entered ZIP code.
  public static let find = ActionForm("stores.find")
  /// Looks for stores again.
  public static let retry = ActionForm("stores.retry")

  static let all: [any ActionDeclaration] = [zip, find, mark, confirm, retry]
}
