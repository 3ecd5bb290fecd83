import DesignSystem
import MealModels
import ScreenParts

/// The days and times that a planned meal can be moved to; the accessible alternative to dragging
/// (C-A05).
public struct MoveMealScreen: Screen {
  /// The id, `move-meal`.
  public let id: ScreenID = "move-meal"
  /// `default`.
  public var state: StateID = "default"
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
    title = copy("move-meal.title", ["title": input.entry.title])
    sheet = FormSheet("move-meal", title: title, toast: input.toast, copy) {
      input.days.map { Self.day($0, input, copy) }
    }
  }

  private static func day(
    _ day: PlannerInput.Day, _ input: MoveMealInput, _ copy: Copy
  ) -> ListSection {
    ListSection(
      ElementID("move-meal.day").child(day.id), header: copy.shortDay(day.id),
      spokenHeader: copy.day(day.id)
    ) {
      day.allSlots.flatMap {
        rows(at: PlannerPlace(day.id, $0), entries: day.entries, input: input, copy: copy)
      }
    }
  }

  /// The rows for a time: free, the meal's present time, or with other meals to swap with.
  private static func rows(
    at place: PlannerPlace, entries: [PlannerInput.Entry], input: MoveMealInput, copy: Copy
  ) -> [ListRow] {
    let planned = entries.filter { $0.slot == place.slot }
    let id = ElementID("move-meal.day").child(place.day).child(place.slot.rawValue)
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
}

extension PlannerInput.Day {
  /// The parts of the day that are always shown, then further ones that have a meal.
  var allSlots: [MealSlot] {
    entries.map(\.slot).reduce(into: slots) { if !$0.contains($1) { $0.append($1) } }
  }
}
