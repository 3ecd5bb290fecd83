import DesignSystem
import ScreenParts

/// The question before an unsaved recipe is lost.
public struct DiscardRecipeScreen: AlertScreen {
  /// The id, `discard-recipe`.
  public let id: ScreenID = "discard-recipe"
  /// `default` for a new recipe, or `changing`.
  public var state: StateID
  /// The question.
  public var dialog: AlertDialog

  /// Makes the alert.
  ///
  /// - Parameter isNew: whether the recipe was never saved.
  public init(isNew: Bool, _ context: PresentationContext) {
    let copy = context.copy
    state = isNew ? "default" : "changing"
    dialog = AlertDialog(
      "discard-recipe.dialog", title: copy("recipe-editor.discard.title"),
      message: copy(
        isNew ? "recipe-editor.discard.new" : "recipe-editor.discard.changes"),
      buttons: [
        .init(
          "keep", copy("recipe-editor.discard.keep"), .cancel,
          action: ControlAction(NavigationAction.dismiss)),
        .init(
          "discard", copy("recipe-editor.discard"), .destructive,
          action: ControlAction(RecipeEditorAction.discard)),
      ])
  }
}
