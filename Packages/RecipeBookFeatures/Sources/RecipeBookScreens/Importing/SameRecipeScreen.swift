import DesignSystem
import ScreenParts

/// The question what to do with a read recipe that is already saved.
public struct SameRecipeScreen: AlertScreen {
  /// The reason why the two recipes may be the same.
  public enum Reason: String, CaseIterable, Sendable {
    /// It comes from the same page.
    case address
    /// It has the same name.
    case title
    /// It has nearly the same ingredients.
    case ingredients
  }

  /// The id, `same-recipe`.
  public let id: ScreenID = "same-recipe"
  /// `address`, `title` or `ingredients`: the reason why the two recipes may be the same.
  public var state: StateID
  /// The question.
  public var dialog: AlertDialog

  /// Makes the question about a recipe that is already saved, by its name.
  public init(_ kept: String, _ reason: Reason, _ context: PresentationContext) {
    let copy = context.copy
    state = StateID(reason.rawValue)
    dialog = AlertDialog(
      "same-recipe.dialog", title: copy("same-recipe.title"),
      message: copy(CopyKey("same-recipe.because.\(reason.rawValue)"), ["title": kept]),
      buttons: [
        .init(
          "open", copy("same-recipe.open"), .preferred,
          action: ControlAction(RecipeReviewAction.openKept, motion: .sheet)),
        .init(
          "both", copy("same-recipe.both"), .cancel,
          action: ControlAction(NavigationAction.dismiss)),
        .init(
          "replace", copy("same-recipe.replace"),
          action: ControlAction(RecipeReviewAction.replaceKept)),
        .init(
          "give-up", copy("same-recipe.give-up"), .destructive,
          action: ControlAction(RecipeReviewAction.giveUp)),
      ])
  }
}
