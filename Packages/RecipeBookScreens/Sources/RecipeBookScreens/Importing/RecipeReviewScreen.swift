import DesignSystem
import ScreenParts

/// What was read of a page or text, to be looked through before it is kept (R-IMP-02).
public struct RecipeReviewScreen: Screen {
  /// The id, `review-recipe`.
  public let id: ScreenID = "review-recipe"
  /// `doubtful` where something has to be looked at, `sure`, or `saving`.
  public var state: StateID
  /// The name people know it by.
  public var title: String
  /// Back and the title.
  public var bar: NavigationBar
  /// How much has to be looked at.
  public var summary: Banner
  /// That it changes a recipe which is kept already.
  public var replacing: Banner?
  /// The groups in order.
  public var sections: [ListSection]
  /// Why it cannot be saved yet, or what is saved unchecked; nil where all is checked.
  public var remark: Banner?
  /// Keeps the recipe.
  public var save: ActionButton
  /// Gives up what was read, after a question.
  public var discard: ActionButton
  /// A short message.
  public var toast: Toast?
  /// The tabs.
  public var tabBar: TabBar?

  /// Saving.
  public var primaryAction: ElementID? { save.id }

  /// What VoiceOver says when the page appears.
  public var announcement: String? { toast?.text ?? outcome ?? summary.text }
  private let outcome: String?

  /// Makes the page from its input.
  public init(_ input: RecipeReviewInput, _ context: PresentationContext) {
    let copy = context.copy
    let count = input.checkCount
    state = input.isSaving ? "saving" : count > 0 ? "doubtful" : "sure"
    title = copy("recipe-review.title")
    bar = SettingsPage.bar("review-recipe", title, copy)
    summary = Banner(
      "review-recipe.summary", icon: count > 0 ? .caution : .check,
      count > 0 ? copy("recipe-review.count", count: count) : copy("recipe-review.sure"),
      isOnGroupedPage: true)
    replacing = input.replaces.map { kept in
      Banner(
        "review-recipe.replacing", icon: .swap, copy("recipe-review.replaces", ["title": kept]),
        isOnGroupedPage: true)
    }
    sections = Self.sections(input, copy)
    remark = Self.remark(input, copy)
    outcome = Self.outcome(input, copy)
    let phase: ActionButton.Phase = input.obstacle == nil ? .ready : .disabled
    save = ActionButton(
      "review-recipe.save", .primary, copy("recipe-review.save"),
      hint: input.needsPremium ? copy("control.needs-premium") : "",
      action: ControlAction(RecipeReviewAction.save), phase: input.isSaving ? .busy : phase)
    discard = ActionButton(
      "review-recipe.discard", .text, copy("recipe-editor.discard"),
      action: ControlAction(RecipeEditorAction.cancel), isDestructive: true)
    toast = input.toast.map { $0.toast("review-recipe.toast") }
    tabBar = context.tabBar
  }

  private static func remark(_ input: RecipeReviewInput, _ copy: Copy) -> Banner? {
    if let obstacle = input.obstacle {
      return Banner(
        "review-recipe.remark", icon: .caution,
        copy(CopyKey("recipe-review.obstacle.\(obstacle.rawValue)")), isOnGroupedPage: true)
    }
    guard input.checkCount > 0 else { return nil }
    return Banner(
      "review-recipe.remark", icon: .information,
      input.openNames.isEmpty
        ? copy("recipe-review.unchecked", count: input.checkCount)
        : copy("recipe-review.unchecked.open", count: input.checkCount), isOnGroupedPage: true)
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("review-recipe", background: .systemGroupedBackground) {
      bar
      PageContent("review-recipe.content", spacing: .groupSpacing) {
        summary
        replacing
        sections
        remark
        save
        discard
        Gap("review-recipe.gap.end", .none)
      }
      tabBar
      toast
    }.element
  }
}
