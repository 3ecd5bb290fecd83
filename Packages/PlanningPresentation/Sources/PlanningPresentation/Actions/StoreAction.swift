import DesignSystem
import MealModels

/// The id of a store, as the retailer knows it.
public typealias StoreChoiceID = TypedID<StoreSelectorInput.Store>

/// What can be done while a store is chosen.
public enum StoreAction {
  /// Looks for stores near a ZIP code.
  public static let zip = ActionForm("stores.zip", enters: .text(maxLength: 10))
  /// Marks a store, or none, which counts once it is confirmed.
  public static let mark = ActionForm(
    "stores.mark", about: ArgumentForm<StoreChoiceID>.id().optional())
  /// Shops at what is marked from now on.
  public static let confirm = ActionForm("stores.confirm")
  /// Looks again.
  public static let retry = ActionForm("stores.retry")

  static let all: [any ActionDeclaration] = [zip, mark, confirm, retry]
}
