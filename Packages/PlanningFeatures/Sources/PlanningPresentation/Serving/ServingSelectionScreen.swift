import DesignSystem
import MealModels
import ScreenParts

/// The sheet that asks for the number of servings, and for the slot if none is given (R-PICK-07).
public struct ServingSelectionScreen: Screen {
  /// The id, `serving-selection`.
  public let id: ScreenID = "serving-selection"
  /// `placed`, `unplaced`, `change` or `swap`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The choices, and the buttons that close the sheet.
  var sheet: FormSheet

  /// The button that applies the choice.
  public var primaryAction: ElementID? { sheet.primary?.id }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? { sheet.announcement }

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: ServingSelectionInput, _ context: PresentationContext) {
    let copy = context.copy
    state = Self.state(input)
    title = input.title
    sheet = FormSheet(
      "serving-selection", title: title, primary: Self.primary(input, copy), toast: input.toast,
      copy
    ) {
      Self.stepper(input, copy)
      Self.note(input, copy)
      if !input.days.isEmpty {
        Self.days(input, copy)
        Self.slots(input, copy)
      }
      Self.planned(input, copy)
      Self.table(input, copy)
    }
  }

  private static func state(_ input: ServingSelectionInput) -> StateID {
    switch input.purpose {
    case .change: "change"
    case .swap: "swap"
    case .add: input.days.isEmpty ? "placed" : "unplaced"
    }
  }

  private static func stepper(_ input: ServingSelectionInput, _ copy: Copy) -> StepperControl {
    func action(_ count: Int) -> ControlAction? {
      guard ServingSelectionInput.range.contains(count) else { return nil }
      return ControlAction(
        ServingAction.count, count, announcement: copy("meal.servings", count: count))
    }
    return StepperControl(
      "serving-selection.count", label: copy("serving.label"),
      value: copy.region.number(Double(input.servings)), decrement: action(input.servings - 1),
      increment: action(input.servings + 1), decrementLabel: copy("serving.fewer"),
      incrementLabel: copy("serving.more"))
  }

  /// The note with the servings of the written recipe; nil if the choice is the same.
  private static func note(_ input: ServingSelectionInput, _ copy: Copy) -> TextBlock? {
    guard let written = input.written, written != input.servings else { return nil }
    return TextBlock(
      "serving-selection.note",
      copy("serving.written", ["servings": copy("meal.servings", count: written)]),
      style: .footnote, color: .secondaryLabel, alignment: .center, fillsWidth: true)
  }

  /// For whom the meal is, and what was accepted.
  private static func table(_ input: ServingSelectionInput, _ copy: Copy) -> [StatusLine] {
    let eaters = input.eaters.map { names in
      StatusLine(
        "serving-selection.eaters", .information, copy("serving.eaters", ["names": names]),
        style: .footnote)
    }
    let accepted =
      input.accepted.isEmpty
      ? nil
      : StatusLine(
        "serving-selection.accepted", .warning,
        copy("serving.accepted", ["limits": input.accepted.joined(separator: " ")]),
        style: .footnote)
    return [eaters, accepted].compactMap(\.self)
  }

  private static func planned(_ input: ServingSelectionInput, _ copy: Copy) -> StatusLine? {
    guard !input.planned.isEmpty else { return nil }
    return StatusLine(
      "serving-selection.planned", .information,
      copy("serving.planned", ["titles": copy.list(input.planned)]), style: .footnote)
  }

  private static func primary(_ input: ServingSelectionInput, _ copy: Copy) -> ActionButton {
    let (words, spoken): (String, String) =
      switch input.purpose {
      case .change: (copy("serving.save"), copy("serving.save"))
      case .swap:
        (
          copy("serving.swap", ["title": input.title]),
          copy("serving.swap", ["title": input.title])
        )
      case .add:
        input.place.map {
          (
            copy("serving.add.to", ["time": copy.time(of: $0)]),
            copy("serving.add.to", ["time": copy.timeSpoken(of: $0)])
          )
        } ?? (copy("serving.add"), copy("serving.add"))
      }
    let waits = input.purpose == .add && input.place == nil
    return ActionButton(
      "serving-selection.confirm", .primary, words, label: spoken,
      hint: waits ? copy("serving.add.choose") : "", action: ControlAction(ServingAction.confirm),
      phase: waits ? .disabled : .ready)
  }
}

extension ServingSelectionScreen {
  /// A button for each day of the week.
  private static func days(_ input: ServingSelectionInput, _ copy: Copy) -> FormField {
    FormField("serving-selection.when", copy("serving.day")) {
      ChipGroup(
        "serving-selection.days", label: copy("serving.day"),
        chips: input.days.map { day in
          Chip(
            ElementID("serving-selection.day").child(day), copy.datedDay(day),
            isSelected: day == input.day, label: copy.day(day),
            action: ControlAction(ServingAction.day, day))
        })
    }
  }

  private static func slots(_ input: ServingSelectionInput, _ copy: Copy) -> FormField {
    FormField("serving-selection.which", copy("serving.slot")) {
      ChipGroup(
        "serving-selection.slots", label: copy("serving.slot"),
        chips: MealSlot.allCases.map { slot in
          Chip(
            ElementID("serving-selection.slot").child(slot.rawValue), copy.name(of: slot),
            isSelected: slot == input.slot,
            action: ControlAction(ServingAction.slot, slot))
        })
    }
  }
}
