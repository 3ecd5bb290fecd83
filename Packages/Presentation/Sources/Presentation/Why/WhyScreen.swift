import DesignSystem
import MealModels
import ScreenParts
import SuggestionEngine
import SuggestionWords

/// The sheet that explains in plain words why a meal is suggested, or why not, and takes an answer.
public struct WhyScreen: Screen {
  /// The id, `why`.
  public let id: ScreenID = "why"
  /// `suggested`, `ruled-out`, `disliked`, `shown-lately`, `other-wishes` or `nothing-known`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The question.
  var headline: TextBlock
  /// The meal.
  var message: TextBlock
  /// The note that limits rule the meal out; nil if it keeps all limits.
  var refusal: TextBlock?
  /// Accepted traces, and a reminder to check the label; nil if no eater has an allergy.
  var allergens: AllergenNote?
  /// The reasons for it, the limits it keeps, its rank, and the learned taste.
  var sections: [WhySection]
  /// "Not for Me" and "Rate It", then the rows of other features; none for a meal that limits rule
  /// out.
  var rows: [ListRow]
  /// The links to other meals and to past ones; nil for a meal that limits rule out, and if the app
  /// has neither.
  var ways: Stack?
  /// Closes it.
  var close: ActionButton
  /// A short message.
  var toast: Toast?

  /// No button is emphasised, because no answer is required.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? {
    toast?.text ?? refusal?.content.text ?? "\(title) \(message.content.text)"
  }

  /// Makes the sheet from its input.
  public init(_ input: WhyInput, _ context: PresentationContext) {
    let copy = context.copy
    let refused = Self.refusal(input, copy)
    state = Self.state(input, isRefused: refused != nil)
    title = copy("why.title")
    headline = TextBlock(
      "why.headline", title, style: .title3, alignment: .center, minHeight: 24, isHeader: true)
    message = TextBlock(
      "why.message", copy.title(input.meal.recipe.title, gloss: input.meal.recipe.gloss),
      style: .callout, color: .secondaryLabel, alignment: .center,
      spoken: copy.spokenTitle(input.meal.recipe.title, gloss: input.meal.recipe.gloss))
    refusal = refused.map { TextBlock("why.refusal", $0, style: .callout) }
    allergens = AllergenNote(
      "why.allergens", of: input.meal.facts, for: input.limits, copy: copy)
    sections = Self.sections(input, isRefused: refused != nil, copy)
    let controls = OpinionControls(input.meal.id, input.opinion, copy: copy)
    rows =
      refused == nil
      ? [controls.dislikeRow("why.dislike"), controls.rateRow("why.rate", isOnSheet: true)]
        + input.offeredRows : []
    ways = refused == nil && input.hasWays ? Self.ways(copy) : nil
    close = ActionButton(
      "why.close", .text, copy("control.close"), hint: copy("control.close.hint"),
      action: ControlAction(NavigationAction.dismiss))
    toast = input.toast.map { $0.toast("why.toast") }
  }

  private static func ways(_ copy: Copy) -> Stack {
    Stack("why.ways", LayoutSpec(.vertical, spacing: .m, width: .fill)) {
      ActionButton(
        "why.search", .secondary, copy("search.title"), action: ControlAction(SearchAction.open))
      ActionButton(
        "why.history", .secondary, copy("history.title"), action: ControlAction(HistoryAction.open))
    }
  }

  private static func refusal(_ input: WhyInput, _ copy: Copy) -> String? {
    if input.hasUnreadableLimits { return copy("dead-end.unreadable.body") }
    return copy.refusal(of: input.meal.facts, by: input.limits, foodNames: input.foodNames)
  }

  private static func state(_ input: WhyInput, isRefused: Bool) -> StateID {
    if isRefused { return "ruled-out" }
    if !input.explanation.unmetWishes.isEmpty { return "other-wishes" }
    switch input.explanation.standing {
    case .disliked: return "disliked"
    case .repeated, .similar: return "shown-lately"
    case .fresh, nil: return input.explanation.opinions.isEmpty ? "nothing-known" : "suggested"
    }
  }

  private static func sections(
    _ input: WhyInput, isRefused: Bool, _ copy: Copy
  ) -> [WhySection] {
    if input.hasUnreadableLimits { return [] }
    let kept = copy.keptLimits(
      of: input.meal.facts, by: input.limits, foodNames: input.foodNames)
    let limits = WhySection("why.limits", copy("why.limits"), kept)
    if isRefused { return [limits].compactMap(\.self) }
    let reasons = input.explanation.reasons(since: input.since).filter { !$0.isLimit }
    let taste = copy.taste(
      of: input.explanation.opinions.filter { $0.trait != .meal(input.meal.id) }, beside: reasons,
      foodNames: input.foodNames,
      mealTitles: input.mealTitles)
    return [
      WhySection(
        "why.reasons", copy("why.reasons"),
        reasons.map { copy.text(for: $0, foodNames: input.foodNames) }),
      limits,
      WhySection("why.standing", copy("why.standing"), standing(input, copy)),
      WhySection("why.taste", copy("why.taste"), taste),
    ].compactMap(\.self)
  }

  private static func standing(_ input: WhyInput, _ copy: Copy) -> [String] {
    let sentence = input.explanation.standing.map {
      copy.text(for: $0, windowDays: input.windowDays)
    }
    return [
      sentence,
      copy.lastShown(
        input.lastShown.map { copy.when($0, today: input.today) }, since: input.since),
      copy.place(of: input.explanation), copy.text(since: input.since),
    ].compactMap(\.self)
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("why") {
      Sheet("why.sheet", label: title, dismiss: CustomAction(close.title, close.action)) {
        Stack(
          "why.content",
          LayoutSpec(.vertical, padding: .vertical(.l), align: .center, width: .fill)
        ) {
          headline
          Gap("why.gap.message", .s)
          message
          Gap("why.gap.sections", .m)
          Stack("why.sections", LayoutSpec(.vertical, spacing: .m, width: .fill)) {
            refusal
            sections
            allergens
          }
          answers
          Gap("why.gap.ways", ways == nil ? .none : .l)
          ways
          Gap("why.gap.close", .l)
          close
        }
      }
      toast
    }.element
  }

  @ElementBuilder private var answers: [Element] {
    if !rows.isEmpty {
      Gap("why.gap.rows", .l)
      ListSection("why.rows", spokenHeader: title) { rows }
    }
  }
}

extension Reason {
  /// Whether the reason is a kept limit, which is left out because the sheet lists every limit.
  fileprivate var isLimit: Bool {
    switch self {
    case .fitsDiets, .freeOf: true
    default: false
    }
  }
}
