import DesignSystem
import MealModels
import ScreenParts

/// The settings of planning: time for meals, busy evenings, leftovers, the start of the week.
public struct PlanningSettingsScreen: Screen {
  /// The id, `planning-settings`.
  public let id: ScreenID = "planning-settings"
  /// `default` or `read-only`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The groups.
  var page: SettingsPage

  /// Nil, because each change applies at once.
  public var primaryAction: ElementID? { nil }
  /// The VoiceOver announcement when the screen appears.
  public var announcement: String? { title }
  /// The root of the tree.
  public var element: Element { page.element }

  /// Makes the screen from its input.
  public init(_ input: PlanningSettingsInput, _ context: PresentationContext) {
    let copy = context.copy
    title = copy("kitchen.planning.title")
    state = input.isAllowed ? "default" : "read-only"
    page = SettingsPage(
      "planning-settings", title: title,
      notice: input.isAllowed
        ? nil
        : Banner(
          "planning-settings.resting", icon: .premium, copy("planner.read-only"),
          isOnGroupedPage: true),
      sections: [
        Self.minutes(input, copy), Self.leftovers(input, copy), Self.evenings(input, copy),
        Self.firstDay(input, copy),
      ], context)
  }

  private static func section(
    _ id: ElementID, _ title: String, footer: String? = nil, _ rows: [any Component]
  ) -> ListSection {
    ListSection(id, header: title.uppercased(), spokenHeader: title, footer: footer) {
      rows.map(\.element)
    }
  }

  private static func minutes(_ input: PlanningSettingsInput, _ copy: Copy) -> ListSection {
    let (range, step) = (PlanningSettingsInput.minuteRange, PlanningSettingsInput.minuteStep)
    let rows = input.minutes.map { time in
      let name = copy(
        time.isWeekend ? "kitchen.minutes.weekend" : "kitchen.minutes.workday",
        ["meal": copy.name(of: time.slot)])
      func set(_ minutes: Int) -> ControlAction? {
        guard input.isAllowed, range.contains(minutes) else { return nil }
        return ControlAction(
          KitchenAction.minutes, MealMinutes(time.slot, isWeekend: time.isWeekend, minutes: minutes)
        )
      }
      return StepperControl(
        ElementID("planning-settings.minutes")
          .child("\(time.slot.rawValue)-\(time.isWeekend ? "weekend" : "workday")"),
        label: name,
        value: copy.minutes(time.minutes),
        decrement: set(time.minutes - step), increment: set(time.minutes + step),
        decrementLabel: copy("kitchen.minutes.fewer", ["meal": name]),
        incrementLabel: copy("kitchen.minutes.more", ["meal": name]))
    }
    var section = section("planning-settings.minutes", copy("kitchen.minutes"), rows)
    section.rowGap = .s
    return section
  }

  private static func leftovers(_ input: PlanningSettingsInput, _ copy: Copy) -> ListSection {
    func set(_ count: Int) -> ControlAction? {
      guard input.isAllowed, (0...7).contains(count) else { return nil }
      return ControlAction(KitchenAction.leftovers, count)
    }
    let title = copy("kitchen.leftovers")
    var section = ListSection("planning-settings.leftovers", spokenHeader: title) {
      StepperControl(
        "planning-settings.leftovers.count", label: title,
        value: copy("kitchen.leftovers.value", ["count": String(input.leftoverLunches)]),
        decrement: set(input.leftoverLunches - 1), increment: set(input.leftoverLunches + 1),
        decrementLabel: copy("kitchen.leftovers.fewer"),
        incrementLabel: copy("kitchen.leftovers.more"))
    }
    section.rowGap = .s
    return section
  }

  private static func evenings(_ input: PlanningSettingsInput, _ copy: Copy) -> ListSection {
    let rows = (1...7).map { day in
      ListRow.toggle(
        ElementID("planning-settings.evening").child(day), copy(CopyKey("weekday.\(day)")),
        isOn: input.busyEvenings.contains(day), action: ControlAction(KitchenAction.evening, day),
        isAllowed: input.isAllowed, copy: copy)
    }
    return section(
      "planning-settings.evenings", copy("kitchen.evenings"), footer: copy("kitchen.evenings.note"),
      rows)
  }

  private static func firstDay(_ input: PlanningSettingsInput, _ copy: Copy) -> ListSection {
    let rows = [1, 6, 7].map { day in
      ListRow(
        ElementID("planning-settings.first-day").child(day), copy(CopyKey("weekday.\(day)")),
        accessory: .checkmark(isOn: day == input.firstWeekday),
        label: copy("kitchen.first-day.label", ["day": copy(CopyKey("weekday.\(day)"))]),
        hint: input.isAllowed ? "" : copy("control.needs-premium"),
        action: ControlAction(KitchenAction.firstDay, day), isEnabled: input.isAllowed)
    }
    return section("planning-settings.first-days", copy("kitchen.first-day"), rows)
  }
}
