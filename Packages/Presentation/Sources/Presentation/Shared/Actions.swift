import DesignSystem
import ScreenParts

/// What can be done on Home.
public enum HomeAction {
  /// Asks for another meal.
  public static let newSuggestion: ActionID = "home.newSuggestion"
  /// Asks again after a failure.
  public static let retry: ActionID = "home.retry"
  /// Closes the nudge.
  public static let dismissNudge: ActionID = "home.dismissNudge"
  /// Writes what is known into the data folder, which does not hold it any more.
  public static let saveMissing: ActionID = "home.saveMissing"
  /// Goes on with what the data folder holds, and forgets what is missing there.
  public static let acceptMissing: ActionID = "home.acceptMissing"
  /// Asks for a meal with one wish bent, this once: `wish` is `cuisine`, `time` or `slot`.
  ///
  /// With `time`, `minutes` is the new limit; without it there is none.
  public static let relax: ActionID = "home.relax"
}

extension FavoritesAction {
  /// Removes `id`.
  public static let remove: ActionID = "favorites.remove"
  /// Brings back `id`, which was just removed.
  public static let undoRemove: ActionID = "favorites.undoRemove"
  /// Shows Remove and Share beside each meal.
  public static let edit: ActionID = "favorites.edit"
  /// Shows the grid again.
  public static let done: ActionID = "favorites.done"
  /// Reads again what is stored (C-P07).
  public static let refresh: ActionID = "favorites.refresh"
  /// Goes where meals are found: Home.
  public static let discover: ActionID = "favorites.discover"
}

/// What can be said about a meal.
public enum OpinionAction {
  /// Gives `id` the number of `stars`, 1 to 5.
  public static let rate: ActionID = "meal.rate"
  /// Says that `id` is not for the eater.
  public static let dislike: ActionID = "meal.dislike"
  /// Takes back that `id` is not for the eater.
  public static let undoDislike: ActionID = "meal.undoDislike"
  /// Says that `id` was cooked.
  public static let cooked: ActionID = "meal.cooked"
  /// Tells why `id` is suggested, or why not.
  public static let why: ActionID = "meal.why"
  /// Asks what the eater thinks of `id`.
  public static let opinion: ActionID = "meal.opinion"
}

extension PremiumAction {
  /// Opens the paywall from the prompt or the nudge.
  public static let learnMore: ActionID = "premium.learnMore"
  /// Starts the trial, or the subscription where the trial was used.
  public static let startTrial: ActionID = "premium.startTrial"
  /// Leaves premium for another time.
  public static let maybeLater: ActionID = "premium.maybeLater"
  /// Brings back what was bought before.
  public static let restore: ActionID = "premium.restore"
  /// Opens the store's own page of the subscription.
  public static let manage: ActionID = "premium.manage"
}

extension SettingsAction {
  /// Turns the diet `id` on or off.
  public static let diet: ActionID = "settings.diet"
  /// Turns the allergy to the allergen `id` on or off.
  public static let allergy: ActionID = "settings.allergy"
  /// Turns the allergy to the food `id` on or off.
  public static let allergyFood: ActionID = "settings.allergyFood"
  /// Accepts traces of allergens, which asks first, or no longer.
  public static let traces: ActionID = "settings.traces"
  /// Accepts traces of allergens after the question.
  public static let acceptTraces: ActionID = "settings.acceptTraces"
  /// Leaves the food `id` out, or no longer.
  public static let dislike: ActionID = "settings.dislike"
  /// Sets the cooking time: the value is minutes, or `no-limit`.
  public static let cookingTime: ActionID = "settings.cookingTime"
  /// Turns the cuisine `id` on or off; `all` clears the list.
  public static let cuisine: ActionID = "settings.cuisine"
  /// Adds an allergy to the food whose name is entered.
  public static let addAllergyFood: ActionID = "settings.addAllergyFood"
  /// Leaves out the food whose name is entered.
  public static let addDislike: ActionID = "settings.addDislike"
  /// Sets the theme: the value is `system`, `light` or `dark`.
  public static let appearance: ActionID = "settings.appearance"
  /// Increases contrast, or no longer (C-K01).
  public static let contrast: ActionID = "settings.contrast"
  /// Signs in with Apple.
  public static let signIn: ActionID = "settings.signIn"
}

/// What can be done about who eats.
public enum HouseholdAction {
  /// Adds the eater whose name is entered, with the limits they had if they were here before.
  public static let add: ActionID = "household.add"
  /// Gives the eater `eater` the name that is entered.
  public static let rename: ActionID = "household.rename"
  /// Takes the eater `eater` from the table; their limits are remembered.
  public static let remove: ActionID = "household.remove"
}

/// What can be done with one's own data.
public enum DataAction {
  /// Allows the use named `id`, or no longer.
  public static let consent: ActionID = "data.consent"
  /// Takes all of it away as one file.
  public static let export: ActionID = "data.export"
  /// Asks whether to delete it.
  public static let delete: ActionID = "data.delete"
  /// Deletes it.
  public static let confirmDelete: ActionID = "data.confirmDelete"
}

/// What can be done when everything failed.
public enum SystemAction {
  /// Writes to support.
  public static let contactSupport: ActionID = "system.contactSupport"
  /// Begins again from what is stored.
  public static let restart: ActionID = "system.restart"
}
