import DesignSystem
import MealModels
import ScreenParts

/// Create Recipe, which is also the page for changing a recipe.
public struct RecipeEditorScreen: Screen {
  /// The id, `create-recipe`.
  public let id: ScreenID = "create-recipe"
  /// `new` or `changing`, `refused` for an invalid entry, `open` for an unknown name, or `saving`.
  public var state: StateID
  /// The title.
  public var title: String
  /// Cancel and the title.
  var bar: NavigationBar
  /// The groups in order.
  var sections: [ListSection]
  /// Saves the recipe.
  var save: ActionButton
  /// A short message.
  var toast: Toast?
  /// The tabs.
  var tabBar: TabBar?
  private let error: String?

  /// The button that saves the recipe.
  public var primaryAction: ElementID? { save.id }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String? { error ?? toast?.text }

  /// Makes the screen from its input.
  public init(_ input: RecipeEditorInput, _ context: PresentationContext) {
    let copy = context.copy
    error =
      [input.titleError, input.servings.error, input.minutes.error, input.ingredientsError]
      .lazy.compactMap(\.self).first
    state = Self.state(input, error)
    title = copy(
      input.isReviewed
        ? "recipe-review.title" : input.isNew ? "recipe-editor.create" : "recipe-editor.change")
    bar = NavigationBar("create-recipe.bar", title: title) {
      ActionButton(
        "create-recipe.cancel", .text, copy(input.isReviewed ? "control.back" : "error.cancel"),
        action: ControlAction(RecipeEditorAction.cancel), horizontalPadding: .none)
    }
    sections = Self.sections(input, copy)
    save = ActionButton(
      "create-recipe.save", .primary,
      copy(input.isReviewed ? "recipe-line.done" : "recipe-editor.save"),
      action: ControlAction(RecipeEditorAction.save), phase: input.isSaving ? .busy : .ready)
    toast = input.toast.map { $0.toast("create-recipe.toast") }
    tabBar = context.tabBar
  }

  private static func state(_ input: RecipeEditorInput, _ error: String?) -> StateID {
    if input.isSaving { return "saving" }
    if error != nil { return "refused" }
    if !input.openNames.isEmpty { return "open" }
    return input.isNew ? "new" : "changing"
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("create-recipe", background: .systemGroupedBackground) {
      bar
      PageContent("create-recipe.content", spacing: .groupSpacing) {
        sections
        save
        Gap("create-recipe.gap.end", .none)
      }
      tabBar
      toast
    }.element
  }
}
