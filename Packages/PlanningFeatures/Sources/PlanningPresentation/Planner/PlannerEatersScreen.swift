import DesignSystem
import ScreenParts

/// The sheet that asks who eats a meal, and how many guests there are.
public struct PlannerEatersScreen: Screen {
  /// The id, `planner-eaters`.
  public let id: ScreenID = "planner-eaters"
  /// `everyone`, `some`, `guests` or `nobody`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The people, the guests, and the buttons that close the sheet.
  var sheet: FormSheet

  /// The button that stores the choice.
  public var primaryAction: ElementID? { sheet.primary?.id }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? { sheet.announcement }

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: PlannerEatersInput, _ context: PresentationContext) {
    let copy = context.copy
    let count = input.people.count { $0.isEating } + input.guests
    state =
      count == 0
      ? "nobody"
      : input.guests > 0 ? "guests" : count == input.people.count ? "everyone" : "some"
    title = input.title
    sheet = FormSheet(
      "planner-eaters", title: title,
      primary: ActionButton(
        "planner-eaters.save", .primary, copy("planner-eaters.save"),
        hint: count == 0 ? copy("planner-eaters.nobody") : "",
        action: ControlAction(PlannerSheetAction.seat), phase: count == 0 ? .disabled : .ready),
      toast: input.toast, copy
    ) {
      ListSection(
        "planner-eaters.people", header: copy("planner-eaters.people")
      ) {
        input.people.map { Self.row($0, copy).element }
      }
      FormField("planner-eaters.guests", copy("planner-eaters.guests")) {
        Self.guests(input.guests, copy)
      }
      if input.guests > 0 {
        StatusLine(
          "planner-eaters.ask", .information, copy("planner-eaters.ask"), style: .footnote)
      }
      TextBlock(
        "planner-eaters.count", copy("planner-eaters.count", count: count), style: .footnote,
        color: .secondaryLabel, alignment: .center, fillsWidth: true)
    }
  }

  private static func row(_ person: PlannerEatersInput.Person, _ copy: Copy) -> ListRow {
    ListRow(
      ElementID("planner-eaters.person").child(person.id),
      icon: person.isEating ? .check : .unchecked, person.name, subtitle: person.reason,
      spokenValue: [
        copy(person.isEating ? "planner-eaters.eats" : "planner-eaters.not"), person.reason,
      ].compactMap(\.self).joined(separator: ", "),
      action: ControlAction(PlannerSheetAction.eater, person.id))
  }

  private static func guests(_ count: Int, _ copy: Copy) -> StepperControl {
    func action(_ count: Int) -> ControlAction? {
      guard (0...50).contains(count) else { return nil }
      return ControlAction(
        PlannerSheetAction.guests, count,
        announcement: "\(copy("planner-eaters.guests")): \(count)")
    }
    return StepperControl(
      "planner-eaters.guests.count", label: copy("planner-eaters.guests"),
      value: copy.region.number(Double(count)), decrement: action(count - 1),
      increment: action(count + 1), decrementLabel: copy("planner-eaters.fewer"),
      incrementLabel: copy("planner-eaters.more"))
  }
}
