import DesignSystem
import ScreenParts

/// The planned week, day by day, with what to know of each meal.
public struct PlannerScreen: Screen {
  /// The id, `planner`.
  public let id: ScreenID = "planner"
  /// `loading`, `empty`, `week`, `offline`, `read-only` or `unreadable`.
  public var state: StateID
  /// The name people know it by.
  public var title: String
  /// Back and the title.
  public var bar: NavigationBar
  /// "Week of May 12–18", with the weeks before and after.
  public var week: DaySwitcher
  /// The store whose prices count, which leads to the choice of another one.
  public var store: ActionButton
  /// That the plan rests, that a meal breaks a limit, or that the week is empty.
  public var notices: [Banner]
  /// The days in order.
  public var days: [ListSection]
  /// Plans a whole week, above the days of one without meals.
  public var fill: ActionButton?
  /// "+ Add meal" and "⋯ Preferences"; nil where the plan rests.
  public var buttons: PlannerButtons?
  /// How far the week is saved, sent and fetched.
  public var footer: PlannerFooter?
  /// What stands there where the plan cannot be read.
  public var message: StateMessage?
  /// A short message.
  public var toast: Toast?
  /// The tabs.
  public var tabBar: TabBar?

  /// Filling a week without meals; else nothing, because the drawn buttons are equals.
  public var primaryAction: ElementID? { fill?.id }

  /// What VoiceOver says when the screen appears.
  public var announcement: String? {
    toast?.text ?? message?.headline ?? notices.first?.text ?? week.label
  }

  /// Makes the screen from its input.
  public init(_ input: PlannerInput, _ context: PresentationContext) {
    let copy = context.copy
    title = copy("planner.title")
    state = Self.state(input)
    bar =
      input.isRoot
      ? NavigationBar("planner.bar", title: title) : SettingsPage.bar("planner", title, copy)
    week = Self.week(input, copy)
    store = ActionButton(
      "planner.store", .text,
      input.store.map { copy("store.shown", ["store": $0.name]) } ?? copy("store.choose"),
      icon: .store, hint: copy("planner.store.hint"),
      action: ControlAction(PlannerAction.chooseStore, motion: .sheet))
    toast = input.toast.map { $0.toast("planner.toast") }
    tabBar = context.tabBar
    if input.isUnreadable {
      (notices, days) = ([], [])
      message = StateMessage(
        "planner.message", .warning, copy("planner.unreadable.headline"),
        copy("planner.unreadable.body"))
    } else {
      notices = Self.notices(input, copy)
      days = Self.days(input, copy)
      let isEmpty = state == "empty"
      let filling = input.days.map { _ in Self.fill(input, isEmpty ? .primary : .text, copy) }
      fill = isEmpty ? filling : nil
      buttons = input.isAllowed ? PlannerButtons(fill: isEmpty ? nil : filling, copy) : nil
      footer = input.days.map { _ in PlannerFooter(input, copy) }
    }
  }

  private static func state(_ input: PlannerInput) -> StateID {
    if input.isUnreadable { return "unreadable" }
    guard input.days != nil else { return "loading" }
    if !input.isAllowed { return "read-only" }
    if input.entries.isEmpty { return "empty" }
    return input.connection == .offline ? "offline" : "week"
  }

  private static func fill(
    _ input: PlannerInput, _ kind: ActionButton.Kind, _ copy: Copy
  ) -> ActionButton {
    ActionButton(
      "planner.fill", kind, copy(input.isFilling ? "planner.filling" : "planner.fill"),
      hint: copy("planner.fill.hint"), action: ControlAction(PlannerAction.fill),
      phase: input.isFilling ? .busy : .ready)
  }

  private static func week(_ input: PlannerInput, _ copy: Copy) -> DaySwitcher {
    DaySwitcher(
      "planner.week", copy.week(from: input.firstDay),
      previous: CustomAction(
        copy("planner.week.previous"), ControlAction(PlannerAction.week, input.firstDay - 7)),
      next: CustomAction(
        copy("planner.week.next"), ControlAction(PlannerAction.week, input.firstDay + 7)))
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot(
      "planner", background: message == nil ? .systemGroupedBackground : .systemBackground
    ) {
      bar
      PageContent("planner.content", spacing: .l) {
        if message == nil { header }
        message
        notices
        fill
        days
        buttons
        footer
        Gap("planner.gap.end", .none)
      }
      tabBar
      toast
    }.element
  }

  private var header: Stack {
    Stack(
      "planner.header",
      LayoutSpec(
        .vertical, spacing: .sPlus,
        padding: EdgeSpacing(top: .none, leading: .none, bottom: .m, trailing: .none),
        align: .center, width: .fill), surface: .groupedCard
    ) {
      week
      store
    }
  }
}
