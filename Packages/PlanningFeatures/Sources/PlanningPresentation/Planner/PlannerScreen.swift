import DesignSystem
import ScreenParts

/// The planned week, day by day, with the notes on each meal.
public struct PlannerScreen: Screen {
  /// The id, `planner`.
  public let id: ScreenID = "planner"
  /// `loading`, `empty`, `past-empty`, `week`, `offline`, `read-only` or `unreadable`.
  public var state: StateID
  /// The title of the screen.
  public var title: String
  /// Back and the title.
  var bar: NavigationBar
  /// Leads back to the present week; nil while it is shown.
  var today: ActionButton?
  /// "Week of May 12–18", with the weeks before and after.
  var week: DaySwitcher
  /// The store whose prices the app uses; it opens the choice of another store.
  var store: ActionButton
  /// The notices: a meal is being cooked, the plan needs premium, a meal breaks a limit, there is no network, or the week
  /// is empty.
  var notices: [Banner]
  /// The cost of the week; nil if no price is known.
  var cost: PlannerCostCard?
  /// The energy of the week; nil if the reader hides numbers, or nothing is planned.
  var nutrition: TextBlock?
  /// Opens last week and the kept weeks; nil if the plan cannot be changed.
  var weeks: ActionButton?
  /// The days of this week that are over; nil if there are none.
  var earlier: Disclosure?
  /// The days in order, from today on in the present week.
  var days: [ListSection]
  /// The days of a wide canvas, beside each other; nil until they are read.
  var grid: WeekGrid?
  /// Plans the whole week; shown above the days if the week has no meals.
  var fill: ActionButton?
  /// "+ Add meal" and "⋯ Preferences"; nil if the plan cannot be changed.
  var buttons: PlannerButtons?
  /// The state of saving, syncing and refreshing.
  var footer: PlannerFooter?
  /// The message shown if the plan cannot be read.
  var message: StateMessage?
  /// A short message.
  var toast: Toast?
  /// The tabs.
  var tabBar: TabBar?

  /// The button that fills a week without meals.
  ///
  /// Otherwise nil, because the drawn buttons are equally important.
  public var primaryAction: ElementID? { fill?.id }

  /// It stays beside a page that it opens.
  public var staysBeside: Bool { true }

  /// The VoiceOver announcement when the screen appears.
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
    today = Self.today(input, copy)
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
        "planner.message", icon: .warning, headline: copy("planner.unreadable.headline"),
        message: copy("planner.unreadable.body"))
    } else {
      notices = Self.notices(input, copy)
      earlier = Self.earlier(input, copy)
      days = Self.days(input, copy)
      grid = WeekGrid(input, copy)
      let isEmpty = state == "empty"
      let filling =
        input.isPast
        ? nil : input.days.map { _ in Self.fill(input, isEmpty ? .primary : .text, copy) }
      fill = isEmpty ? filling : nil
      buttons = input.isAllowed ? PlannerButtons(fill: isEmpty ? nil : filling, copy) : nil
      cost = input.cost.map { PlannerCostCard($0, isAllowed: input.isAllowed, copy) }
      nutrition = Self.nutrition(input, copy)
      weeks = input.isAllowed && input.days != nil ? Self.weeks(copy) : nil
      footer = input.days.map { _ in PlannerFooter(input, copy) }
    }
  }

  private static func state(_ input: PlannerInput) -> StateID {
    if input.isUnreadable { return "unreadable" }
    guard input.days != nil else { return "loading" }
    if !input.isAllowed { return "read-only" }
    if input.entries.isEmpty { return input.isPast ? "past-empty" : "empty" }
    return input.connection == .offline ? "offline" : "week"
  }

  private static func nutrition(_ input: PlannerInput, _ copy: Copy) -> TextBlock? {
    let days = (input.days ?? []).count { day in day.entries.contains { !$0.isSkipped } }
    return copy.nutritionLine(ofWeek: input.servings, days: days).map {
      TextBlock(
        "planner.nutrition", $0, style: .footnote, color: .secondaryLabel, fillsWidth: true)
    }
  }

  private static func weeks(_ copy: Copy) -> ActionButton {
    ActionButton(
      "planner.weeks", .text, copy("planner.weeks"), icon: .duplicate,
      action: ControlAction(PlannerAction.weeks, motion: .sheet))
  }

  private static func fill(
    _ input: PlannerInput, _ kind: ActionButton.Kind, _ copy: Copy
  ) -> ActionButton {
    var title = copy(input.isFilling ? "planner.filling" : "planner.fill")
    if input.isFilling, let estimate = input.estimate {
      title = copy("planner.filling.cost", ["cost": copy.wholePrice(estimate)])
    }
    return ActionButton(
      "planner.fill", kind, title, hint: copy("planner.fill.hint"),
      action: ControlAction(PlannerAction.fill),
      phase: input.isFilling ? .busy : .ready)
  }

  private static func week(_ input: PlannerInput, _ copy: Copy) -> DaySwitcher {
    DaySwitcher(
      "planner.week", copy("planner.week", ["dates": copy.week(from: input.firstDay)]),
      label: copy("planner.week", ["dates": copy.week(from: input.firstDay, isSpoken: true)]),
      previous: CustomAction(
        copy("planner.week.previous"), ControlAction(PlannerAction.week, input.firstDay - 7)),
      next: CustomAction(
        copy("planner.week.next"), ControlAction(PlannerAction.week, input.firstDay + 7)))
  }

  private static func today(_ input: PlannerInput, _ copy: Copy) -> ActionButton? {
    guard let today = input.today, !input.isPresent else { return nil }
    return ActionButton(
      "planner.today", .text, copy("planner.today"), icon: .calendar,
      hint: copy("planner.today.hint"), action: ControlAction(PlannerAction.week, today))
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot(
      "planner", background: message == nil ? .systemGroupedBackground : .systemBackground
    ) {
      bar
      PageContent("planner.content", spacing: .l, breadth: .full) {
        if message == nil { header }
        message
        notices
        cost
        fill
        earlier.map { $0.element.only(in: .narrow) }
        days.map { grid == nil ? $0.element : $0.element.asOneStop.only(in: .narrow) }
        grid
        nutrition
        buttons
        weeks
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
        .vertical, spacing: .mPlus,
        padding: EdgeSpacing(top: .none, leading: .none, bottom: .sPlus, trailing: .none),
        align: .center, width: .fill), surface: .groupedCard
    ) {
      week
      Stack(
        "planner.header.ways",
        LayoutSpec(
          .horizontal, spacing: .m, lineSpacing: .l, padding: .horizontal(.m), align: .center,
          justify: .center, width: .fill, stacksAtAccessibilitySizes: true)
      ) {
        today
        store
      }
    }
  }
}
