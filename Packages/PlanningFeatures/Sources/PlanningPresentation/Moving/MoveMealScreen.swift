import DesignSystem
import MealModels
import ScreenParts

/// The days and times that a planned meal can be moved or copied to; the accessible alternative to
/// dragging (C-A05).
public struct MoveMealScreen: Screen {
  /// The id, `move-meal`.
  public let id: ScreenID = "move-meal"
  /// `default`, or `duplicate` for a copy.
  public var state: StateID
  /// The title.
  public var title: String
  /// The days, and the button that closes the sheet.
  var sheet: FormSheet

  /// Nil, because no time is emphasised.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? { sheet.announcement }

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: MoveMealInput, _ context: PresentationContext) {
    let copy = context.copy
    let isCopy = input.purpose == .duplicate
    state = isCopy ? "duplicate" : "default"
    title = copy(
      isCopy ? "duplicate-meal.title" : "move-meal.title", ["title": input.entry.title])
    sheet = FormSheet("move-meal", title: title, toast: input.toast, copy) {
      input.days.map { Self.day($0, input, copy) }
    }
  }

  private static func day(
    _ day: PlannerInput.Day, _ input: MoveMealInput, _ copy: Copy
  ) -> ListSection {
    let heading = DayHeading(day, today: input.today, copy)
    return ListSection(
      ElementID("move-meal.day").child(day.id), header: heading.text,
      spokenHeader: heading.spoken
    ) {
      day.allSlots.flatMap { slot in
        let place = PlannerPlace(day.id, slot)
        let planned = day.entries.filter { $0.slot == slot }
        return input.purpose == .move
          ? rows(at: place, planned: planned, input: input, copy: copy)
          : [copying(to: place, planned: planned, input: input, copy: copy)]
      }
    }
  }

  private static func id(of place: PlannerPlace) -> ElementID {
    ElementID("move-meal.day").child(place.day).child(place.slot.rawValue)
  }

  /// The rows for a time: free, the meal's present time, or with other meals to swap with.
  private static func rows(
    at place: PlannerPlace, planned: [PlannerInput.Entry], input: MoveMealInput, copy: Copy
  ) -> [ListRow] {
    let id = id(of: place)
    let slot = copy.name(of: place.slot)
    if planned.contains(where: { $0.id == input.entry.id }) {
      return [
        ListRow(
          id, icon: .check, slot, value: copy("move-meal.here"),
          label: copy.timeSpoken(of: place))
      ]
    }
    guard !planned.isEmpty else {
      return [
        ListRow(
          id, icon: .add, slot,
          label: copy("move-meal.to.spoken", ["time": copy.timeSpoken(of: place)]),
          action: ControlAction(PlannerAction.moveTo, PlannerMove(input.entry.id, to: place)))
      ]
    }
    return planned.map { other in
      ListRow(
        id.child(other.id.rawValue), icon: .swap,
        copy("move-meal.swap", ["title": other.title]), subtitle: slot,
        label: copy(
          "move-meal.swap.spoken",
          ["title": other.title, "time": copy.timeSpoken(of: place)]),
        action: ControlAction(
          PlannerAction.swapWith, PlannerExchange(input.entry.id, with: other.id)))
    }
  }

  /// The row that plans a copy for a time, beside the meals that are planned then.
  private static func copying(
    to place: PlannerPlace, planned: [PlannerInput.Entry], input: MoveMealInput, copy: Copy
  ) -> ListRow {
    let titles = copy.list(planned.map(\.title))
    let time = copy.timeSpoken(of: place)
    return ListRow(
      id(of: place), icon: .add, copy.name(of: place.slot),
      subtitle: planned.isEmpty ? nil : copy("duplicate-meal.beside", ["title": titles]),
      label: planned.isEmpty
        ? copy("duplicate-meal.to.spoken", ["time": time])
        : copy("duplicate-meal.beside.spoken", ["title": titles, "time": time]),
      action: ControlAction(PlannerAction.duplicateTo, PlannerMove(input.entry.id, to: place)))
  }
}

extension PlannerInput.Day {
  /// The parts of the day that are always shown, then further ones that have a meal.
  var allSlots: [MealSlot] {
    entries.map(\.slot).reduce(into: slots) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Whether meals were planned for the day and all of them are skipped.
  var isSkipped: Bool { !entries.isEmpty && entries.allSatisfy(\.isSkipped) }
}
