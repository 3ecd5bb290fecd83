import DesignSystem
import MealModels
import ScreenParts

/// The first questions, one on a sheet each, and the proposed week.
public struct FirstRunScreen: Screen {
  /// The id, `first-run`.
  public let id: ScreenID = "first-run"
  /// `limits`, `people`, `meals`, `choosing`, `week` or `none`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The question and its buttons.
  var sheet: FormSheet

  /// The button that goes on.
  public var primaryAction: ElementID? { sheet.primary?.id }

  /// The VoiceOver announcement when a question appears.
  public var announcement: String?

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: FirstRunInput, _ context: PresentationContext) {
    let copy = context.copy
    let name = Self.name(input)
    state = StateID(name)
    title = copy(CopyKey("first-run.\(name).title"))
    sheet = FormSheet(
      "first-run", title: title, primary: Self.primary(input, copy),
      closing: input.step == .week ? "first-run.start-empty" : "first-run.not-now",
      toast: input.toast, copy
    ) {
      TextBlock(
        "first-run.body", input.problem ?? copy(CopyKey("first-run.\(name).body")),
        style: .callout, color: .secondaryLabel, alignment: .center, fillsWidth: true)
      Self.answers(input, copy)
    }
    sheet.close.action = ControlAction(FirstRunAction.left)
    announcement = input.toast?.text ?? input.problem ?? title
  }

  private static func name(_ input: FirstRunInput) -> String {
    switch input.step {
    case .limits: "limits"
    case .people: "people"
    case .meals: "meals"
    case .week: input.problem != nil ? "none" : input.meals == nil ? "choosing" : "week"
    }
  }

  private static func primary(_ input: FirstRunInput, _ copy: Copy) -> ActionButton? {
    guard input.step == .week else {
      return ActionButton(
        "first-run.next", .primary, copy("first-run.next"),
        hint: input.step == .meals && input.slots.isEmpty ? copy("first-run.meals.missing") : "",
        action: ControlAction(FirstRunAction.next),
        phase: input.step == .meals && input.slots.isEmpty ? .disabled : .ready)
    }
    guard input.problem == nil else { return nil }
    return ActionButton(
      "first-run.use", .primary,
      copy(input.meals == nil ? "first-run.choosing.busy" : "first-run.use"),
      action: ControlAction(FirstRunAction.use), phase: input.meals == nil ? .busy : .ready)
  }

  private static func answers(_ input: FirstRunInput, _ copy: Copy) -> [Element] {
    switch input.step {
    case .limits: limits(input, copy)
    case .people: [people(input, copy).element]
    case .meals: [meals(input, copy).element]
    case .week: week(input.meals ?? [], copy)
    }
  }

  private static func limits(_ input: FirstRunInput, _ copy: Copy) -> [Element] {
    let chips = input.limits.map { limit in
      Chip(
        ElementID("first-run.limit").child(limit.id),
        copy(CopyKey("first-run.limit.\(limit.id)")), isSelected: limit.isOn,
        action: ControlAction(FirstRunAction.limit, limit.id))
    }
    let avoided = input.avoided.map { words in
      TextBlock(
        "first-run.avoided", copy("first-run.avoided", ["limits": words]), style: .footnote,
        color: .secondaryLabel, fillsWidth: true
      ).element
    }
    return [
      ChipGroup("first-run.limits", label: copy("first-run.limits.title"), chips: chips).element
    ] + [avoided].compactMap(\.self) + [
      ActionButton(
        "first-run.further", .text, copy("first-run.further"), hint: copy("first-run.further.hint"),
        action: ControlAction(FirstRunAction.furtherLimits, motion: .push)
      ).element
    ]
  }

  private static func people(_ input: FirstRunInput, _ copy: Copy) -> ChipGroup {
    ChipGroup(
      "first-run.people", label: copy("first-run.people.title"),
      chips: (1...FirstRunInput.mostPeople).map { count in
        Chip(
          ElementID("first-run.person").child(count), String(count),
          isSelected: count == input.people,
          label: copy("first-run.people.count", count: count),
          action: ControlAction(FirstRunAction.people, count))
      })
  }

  private static func meals(_ input: FirstRunInput, _ copy: Copy) -> ChipGroup {
    ChipGroup(
      "first-run.meals", label: copy("first-run.meals.title"),
      chips: [MealSlot.breakfast, .lunch, .dinner].map { slot in
        Chip(
          ElementID("first-run.meal").child(slot.rawValue), copy.name(of: slot),
          isSelected: input.slots.contains(slot),
          action: ControlAction(FirstRunAction.meal, slot))
      })
  }

  /// The proposed meals under their days.
  private static func week(_ meals: [FirstRunInput.Meal], _ copy: Copy) -> [Element] {
    let days = Dictionary(grouping: meals, by: \.day).sorted { $0.key < $1.key }
    return days.map { day, meals in
      ListSection(
        ElementID("first-run.day").child(day), header: copy.day(day), spokenHeader: copy.day(day)
      ) {
        meals.map { ProposedMealRow($0, copy) }
      }.element
    }
  }
}
