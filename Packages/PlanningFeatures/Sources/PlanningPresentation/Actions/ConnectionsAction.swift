import DesignSystem

/// The actions of Account & Connections.
public enum ConnectionsAction {
  /// Opens a part as a page of its own.
  public static let open = ActionForm(
    "connections.open", about: .id(ConnectionsInput.Part.self, named: "part"))
  /// Chooses another store.
  public static let store = ActionForm("connections.store")
  /// Looks for stores near another ZIP code.
  public static let zip = ActionForm("connections.zip")
  /// Adds or removes a diet.
  public static let tag = ActionForm("connections.tag", about: .id(DietaryTag.self, named: "tag"))
  /// Opens all diets and allergies.
  public static let limits = ActionForm("connections.limits")
  /// Sets the week's budget, in whole units of the currency.
  public static let budget = ActionForm(
    "connections.budget", enters: .number(in: ConnectionsInput.budgetRange))
  /// Removes the week's budget.
  public static let noBudget = ActionForm("connections.noBudget")
  /// Turns the preference for the store's own brand on or off.
  public static let storeBrand = ActionForm("connections.storeBrand", enters: .toggle)
  /// Turns the choice of only organic products on or off.
  public static let organic = ActionForm("connections.organic", enters: .toggle)
  /// Avoids products with a word in their name.
  public static let avoid = ActionForm("connections.avoid", enters: .text(maxLength: 60))
  /// Finishes entering a word: the field has sent it before, so only an empty field is refused.
  public static let avoidTyped = ActionForm("connections.avoidTyped")
  /// Removes an avoided word.
  public static let allow = ActionForm("connections.allow", about: .text("word"))
  /// Sets the hours between two requests for prices; 0 for requests by hand only.
  public static let interval = ActionForm("connections.interval", about: .integer("hours"))
  /// Chooses the networks over which prices are requested.
  public static let network = ActionForm(
    "connections.network",
    about: .id(ConnectionsInput.PriceRefresh.Network.self, named: "network"))
  /// Reads the preferences again.
  public static let retry = ActionForm("connections.retry")

  static let all: [any ActionDeclaration] = [
    store, zip, tag, limits, budget, noBudget,
    storeBrand, organic, avoid, avoidTyped, allow, interval, network, retry,
  ]
}
