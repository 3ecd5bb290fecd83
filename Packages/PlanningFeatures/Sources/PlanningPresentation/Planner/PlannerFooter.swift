import DesignSystem
import ScreenParts

/// The buttons "+ Add meal" and "⋯ Preferences", and below them the one that fills the week.
struct PlannerButtons: Component {
  /// Plans a meal.
  var add: ActionButton
  /// Opens the preferences of planning and shopping (C-R15).
  var preferences: ActionButton
  /// Plans a meal for every time without one; nil if the button is above the days.
  var fill: ActionButton?

  /// Makes the buttons.
  init(fill: ActionButton?, _ copy: Copy) {
    self.fill = fill
    add = ActionButton(
      "planner.add", .secondary, copy("planner.add"), icon: .add,
      action: ControlAction(PlannerAction.add, nil, motion: .push), horizontalPadding: .s)
    preferences = ActionButton(
      "planner.preferences", .secondary, copy("planner.preferences"), icon: .more,
      action: ControlAction(PlannerAction.preferences, motion: .push), horizontalPadding: .s)
  }

  /// The tree node of this value.
  var element: Element {
    Stack("planner.buttons", LayoutSpec(.vertical, spacing: .m, width: .fill)) {
      ActionPair(id: "planner.buttons.drawn", first: add, second: preferences)
      fill.map { button in
        Stack(
          "planner.buttons.further",
          LayoutSpec(.vertical, padding: .vertical(.sPlus), align: .center, width: .fill)
        ) { button }
      }
    }.element
  }
}

/// The sync state of the week, with separate notes for saved, sent and fetched (C-R06), and
/// sharing.
struct PlannerFooter: Component {
  /// "Offline draft saved"; nil if no change waits to be sent.
  var draft: TextBlock?
  /// "Last sync 2m ago"; for a week that nobody shares the age of its prices, or nil.
  var sync: TextBlock?
  /// "Refresh ↻", which is disabled offline, with the reason; nil if the plan cannot be changed.
  var refresh: ActionButton?
  /// The reason why refreshing is disabled.
  var tooltip: Tooltip?
  /// Shares the week as a calendar file.
  var share: ActionButton

  /// Makes the footer of a week.
  init(_ input: PlannerInput, _ copy: Copy) {
    let isOffline = input.connection == .offline
    draft =
      input.isPending
      ? TextBlock("planner.draft", copy("planner.draft"), style: .footnote) : nil
    sync = Self.sync(input, copy)
    refresh =
      input.isAllowed
      ? ActionButton(
        "planner.refresh", .text, copy("planner.refresh"), icon: .refresh,
        hint: isOffline ? copy("refresh.offline") : copy("planner.refresh.hint"),
        action: ControlAction(PlannerAction.refresh),
        phase: isOffline ? .disabled : input.connection == .refreshing ? .busy : .ready) : nil
    tooltip =
      isOffline && input.isAllowed
      ? Tooltip("planner.refresh.tooltip", copy("refresh.offline")) : nil
    share = ActionButton(
      "planner.share", .text, copy("planner.share"), icon: .share,
      action: ControlAction(PlannerAction.share))
  }

  private static func sync(_ input: PlannerInput, _ copy: Copy) -> TextBlock? {
    guard input.isShared || input.syncedSecondsAgo != nil else { return nil }
    let key: CopyKey = input.isShared ? "planner.synced" : "planner.priced"
    func words(_ ago: String?) -> String {
      ago.map { copy(key, ["ago": $0]) } ?? copy("planner.synced.never")
    }
    return TextBlock(
      "planner.synced", words(input.syncedSecondsAgo.map(copy.ago)), style: .footnote,
      spoken: words(input.syncedSecondsAgo.map(copy.agoSpoken)))
  }

  /// The tree node of this value.
  var element: Element {
    Stack(
      "planner.footer",
      LayoutSpec(.vertical, spacing: .xl, padding: .vertical(.sPlus), width: .fill)
    ) {
      Stack(
        "planner.segments",
        LayoutSpec(.wrap, spacing: .s, lineSpacing: .s, align: .center, width: .fill)
      ) {
        draft
        if draft != nil, sync != nil { divider("planner.divider.first") }
        sync
        if refresh != nil, (sync ?? draft) != nil { divider("planner.divider.second") }
        refresh
      }
      tooltip
      Stack(
        "planner.ways-out", LayoutSpec(.vertical, align: .center, width: .fill)
      ) { share }
    }.element
  }

  private func divider(_ id: ElementID) -> Stack {
    Stack(id, accessibility: .hidden) {
      TextBlock(id.child("dot"), "·", style: .footnote)
    }
  }
}
