import DesignSystem
import ScreenParts

/// The review of a recipe read from a page or text, before it is saved (R-IMP-02).
public struct RecipeReviewScreen: Screen {
  /// The id, `review-recipe`.
  public let id: ScreenID = "review-recipe"
  /// `doubtful` if something must be checked, `sure`, or `saving`.
  public var state: StateID
  /// The title.
  public var title: String
  /// Back and the title.
  var bar: NavigationBar
  /// For whom the recipe is not; nil if everyone at the table may eat what is known of it.
  var limits: Banner?
  /// How many parts must be checked, or which were not found.
  var summary: Banner
  /// The notice that it changes a saved recipe.
  var replacing: Banner?
  /// The groups in order.
  var sections: [ListSection]
  /// Why it cannot be saved yet, or which parts are saved unchecked; nil if all is checked.
  var remark: Banner?
  /// Saves the recipe.
  var save: ActionButton
  /// Discards the read recipe, after a question.
  var discard: ActionButton
  /// A short message.
  var toast: Toast?
  /// The tabs.
  var tabBar: TabBar?

  /// The button that saves the recipe.
  public var primaryAction: ElementID? { save.id }

  /// The VoiceOver announcement when the page appears.
  public var announcement: String? {
    toast?.text ?? outcome
      ?? [limits?.text, summary.text].compactMap(\.self).joined(separator: " ")
  }
  private let outcome: String?

  /// Makes the page from its input.
  public init(_ input: RecipeReviewInput, _ context: PresentationContext) {
    let copy = context.copy
    let count = input.checkCount
    state = input.isSaving ? "saving" : count > 0 ? "doubtful" : "sure"
    title = copy("recipe-review.title")
    bar = SettingsPage.bar("review-recipe", title, copy)
    limits =
      input.limits.isEmpty
      ? nil
      : Banner(
        "review-recipe.limits", icon: .warning, input.limits.joined(separator: " "),
        isOnGroupedPage: true)
    summary = Self.summary(input, copy)
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

  /// The banner that names the parts to check, else those not found, else says that all is sure.
  private static func summary(_ input: RecipeReviewInput, _ copy: Copy) -> Banner {
    let missing = input.missing.map { copy(CopyKey("recipe-review.none.\($0.rawValue)")) }
    let (icon, words): (IconRole, String) =
      if input.checkCount > 0 {
        (.caution, copy("recipe-review.count", count: input.checkCount))
      } else if missing.isEmpty {
        (.check, copy("recipe-review.sure"))
      } else {
        (.information, missing.joined(separator: " "))
      }
    return Banner("review-recipe.summary", icon: icon, words, isOnGroupedPage: true)
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
        limits
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
