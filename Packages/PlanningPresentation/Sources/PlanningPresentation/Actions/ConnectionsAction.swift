import DesignSystem

/// What an assistant may be told, each allowed by itself (C-X04).
public enum AssistantTopic: String, CaseIterable, Hashable, Sendable {
  /// The lines of an imported recipe that could not be read for sure.
  case doubtfulLines = "doubtful-lines"
  /// The food for which a substitution is looked for that our own table does not have.
  case substitutions
  /// Diets by their names, never an allergy.
  case dietaryTags = "dietary-tags"
  /// What a week may cost.
  case budget
}

/// What can be done on Account & Connections.
public enum ConnectionsAction {
  /// Takes the key of a service, which no screen ever shows.
  public static let key = ActionForm("connections.key", enters: .text(maxLength: 400))
  /// Keeps the key on this device, or only until the app closes.
  public static let remember = ActionForm("connections.remember", enters: .toggle)
  /// Forgets the key.
  public static let removeKey = ActionForm("connections.removeKey")
  /// Signs in with the provider, where that is offered.
  public static let signIn = ActionForm("connections.signIn")
  /// Leaves the provider.
  public static let signOut = ActionForm("connections.signOut")
  /// Allows that something is told, or no longer.
  public static let consent = ActionForm(
    "connections.consent", about: .id(AssistantTopic.self, named: "of"), enters: .toggle)
  /// Chooses another store.
  public static let store = ActionForm("connections.store")
  /// Looks for stores near another ZIP code.
  public static let zip = ActionForm("connections.zip")
  /// Adds a diet, or takes it away.
  public static let tag = ActionForm("connections.tag", about: .id(DietaryTag.self, named: "tag"))
  /// Opens all diets and allergies.
  public static let limits = ActionForm("connections.limits")
  /// Says what a week may cost at most, in whole units of the currency.
  public static let budget = ActionForm(
    "connections.budget", enters: .number(in: ConnectionsInput.budgetRange))
  /// Sets no bound to what a week costs.
  public static let noBudget = ActionForm("connections.noBudget")
  /// Takes the store's own brand where there is one, or no longer.
  public static let storeBrand = ActionForm("connections.storeBrand", enters: .toggle)
  /// Takes organic products only, or no longer.
  public static let organic = ActionForm("connections.organic", enters: .toggle)
  /// Avoids products with a word in their name.
  public static let avoid = ActionForm("connections.avoid", enters: .text(maxLength: 60))
  /// Avoids a word no longer.
  public static let allow = ActionForm("connections.allow", about: .text("word"))
  /// Says every how many hours prices are asked for; 0 for by hand only.
  public static let interval = ActionForm("connections.interval", about: .integer("hours"))
  /// Asks for prices over mobile data only, or over any network.
  public static let cellularOnly = ActionForm("connections.cellularOnly", enters: .toggle)
  /// Asks for prices over Wi-Fi only, or over any network.
  public static let wifiOnly = ActionForm("connections.wifiOnly", enters: .toggle)
  /// Reads the preferences again.
  public static let retry = ActionForm("connections.retry")

  static let all: [any ActionDeclaration] = [
    key, remember, removeKey, signIn, signOut, consent, store, zip, tag, limits, budget, noBudget,
    storeBrand, organic, avoid, allow, interval, cellularOnly, wifiOnly, retry,
  ]
}
