import DesignSystem
import MealModels
import ScreenParts

/// The week of a wide canvas: a column for each day, a row for each part of the day.
///
/// If seven columns do not fit, each day is a row, with its parts beside each other.
///
/// A meal is moved by dragging it, by Alt and an arrow key, or by its menu.
struct WeekGrid: Component {
  private let days: [Element]

  /// The least width of a day in points.
  static let leastColumn = 100.0
  /// The least width of a part of a day beside the others; two never fit into a day's column.
  static let leastPart = 136.0

  /// Makes the grid; nil until the days are read.
  init?(_ input: PlannerInput, _ copy: Copy) {
    guard let days = input.days else { return nil }
    let slots = MealSlot.allCases.filter { slot in
      days.contains { $0.allSlots.contains(slot) }
    }
    self.days = days.map { day in
      Self.column(day, today: input.today, slots: slots, isAllowed: input.isAllowed, copy)
    }
  }

  /// The tree node of this value.
  var element: Element {
    Stack(
      "planner.grid",
      LayoutSpec(
        .columns(minimum: Self.leastColumn), spacing: .s, lineSpacing: .l, width: .fill,
        stacksAtAccessibilitySizes: true)
    ) { days }.element.asOneStop.only(in: .wide)
  }

  private static func column(
    _ day: PlannerInput.Day, today: Int?, slots: [MealSlot], isAllowed: Bool, _ copy: Copy
  ) -> Element {
    let id = ElementID("planner.grid.day").child(day.id)
    let heading = DayHeading(day, today: today, copy)
    return Stack(
      id, LayoutSpec(.vertical, spacing: .s, width: .fill), role: .column,
      accessibility: .container(heading.spoken)
    ) {
      TextBlock(
        id.child("title"), heading.text, style: .subheadline, weight: .semibold,
        color: day.id == today ? .primaryText : .label, spoken: heading.spoken, isHeader: true,
        fillsWidth: true)
      Stack(
        id.child("parts"),
        LayoutSpec(
          .columns(minimum: leastPart), spacing: .s, lineSpacing: .s, align: .fill, width: .fill)
      ) {
        slots.map { slot in
          cell(
            PlannerPlace(day.id, slot), day.entries.filter { $0.slot == slot },
            isAllowed: isAllowed, copy)
        }
      }
      if isAllowed, day.entries.contains(where: \.isSkipped) {
        Stack(id.child("ways"), LayoutSpec(.vertical, padding: .vertical(.sPlus))) {
          ActionButton(
            id.child("unskip"), .text, copy("planner.unskip-day"), icon: .undo,
            label: copy("planner.unskip-day.spoken", ["day": copy.day(day.id)]),
            action: ControlAction(PlannerAction.unskipDay, day.id))
        }
      }
    }.element
  }

  /// A part of a day: its meals, or a button that plans one.
  ///
  /// A drop on a free part moves the meal there; a drop on a meal swaps the two.
  private static func cell(
    _ place: PlannerPlace, _ entries: [PlannerInput.Entry], isAllowed: Bool, _ copy: Copy
  ) -> Element {
    let id = ElementID("planner.grid.day").child(place.day).child(place.slot.rawValue)
    // A free part is a low card, however high the meals beside it are.
    var cell = Stack(
      id, LayoutSpec(.vertical, width: .fill), accessibility: .container
    ) {
      if !entries.isEmpty || isAllowed {
        Stack(
          id.child("card"),
          LayoutSpec(
            .vertical, spacing: .s, width: .fill, height: entries.isEmpty ? .hug : .fill),
          surface: .groupedCard
        ) {
          if entries.isEmpty {
            opening(id, place, copy)
          } else {
            entries.map { GridEntry($0, at: place, isAllowed: isAllowed, copy) }
          }
        }
      }
    }.element
    if isAllowed, entries.isEmpty {
      cell.accepts = ControlAction(
        PlannerAction.moveTo.id, ControlAction(PlannerAction.add, place).parameters)
    }
    return cell
  }

  private static func opening(_ id: ElementID, _ place: PlannerPlace, _ copy: Copy) -> Element {
    let part = copy.name(of: place.slot)
    let inline = copy(CopyKey("slot.\(place.slot.rawValue).inline"))
    let add = id.child("add")
    return Element(
      add, .textButton,
      layout: LayoutSpec(
        .vertical, spacing: .s, padding: .all(.s), align: .center, justify: .center, width: .fill,
        minHeight: 88),
      accessibility: Accessibility(
        copy(
          "planner.add.slot.spoken", ["slot": inline, "day": copy.day(place.day)]),
        traits: .button),
      action: ControlAction(PlannerAction.add, place, motion: .push),
      children: [
        Glyph(add.child("icon"), .add, style: .body, color: .secondaryLabel).element,
        TextBlock(
          add.child("slot"), part, style: .footnote, color: .secondaryLabel, alignment: .center
        ).element,
      ])
  }
}

/// A planned meal in the grid of a week: its picture, its name, and its marks.
///
/// It has two stops, as in the list: the meal, and "…".
private struct GridEntry: Component {
  private let id: ElementID
  private let face: Element
  private let cooked: Glyph?
  private let more: IconButton?
  private let notes: PartNotes

  private static let pictureHeight = 72.0

  init(
    _ entry: PlannerInput.Entry, at place: PlannerPlace, isAllowed: Bool, _ copy: Copy
  ) {
    let id = ElementID("planner.grid.entry").child(entry.id.rawValue)
    let row = PlannerEntryRow(entry, on: place.day, isAllowed: isAllowed, copy)
    self.id = id
    face = Self.face(id, entry, row: row, at: place, isAllowed: isAllowed, copy)
    cooked =
      entry.isSkipped
      ? nil
      : Glyph(
        id.child("cooked"), entry.isCooked ? .check : .unchecked, style: .body,
        color: entry.isCooked ? .success : .secondaryLabel)
    more =
      isAllowed
      ? IconButton(
        id.child("more"), .more, label: copy("planner.more"), value: entry.title,
        action: ControlAction(PlannerAction.quick, entry.id), color: .secondaryLabel) : nil
    // A column is too narrow for the changes on the shelf; they are spoken, and in the entry.
    notes = row.notes(id.child("notes"), showsChanges: false)
  }

  private static func face(
    _ id: ElementID, _ entry: PlannerInput.Entry, row: PlannerEntryRow, at place: PlannerPlace,
    isAllowed: Bool, _ copy: Copy
  ) -> Element {
    var face = Stack(
      id, LayoutSpec(.vertical, width: .fill), role: .row, accessibility: row.accessibility,
      action: ControlAction(PlannerAction.slot, entry.id, motion: .sheet)
    ) {
      entry.image.map {
        Picture(id.child("image"), $0, height: pictureHeight, radius: .small)
      }
      Stack(
        id.child("words"), LayoutSpec(.vertical, padding: .all(.s), width: .fill)
      ) {
        TextBlock(
          id.child("slot"), copy.name(of: entry.slot), style: .caption, color: .secondaryLabel)
        TextBlock(
          id.child("title"), entry.title, style: .footnote, weight: .medium,
          color: entry.isSkipped ? .secondaryLabel : .label)
        entry.seats.map {
          TextBlock(id.child("seats"), $0, style: .caption, color: .secondaryLabel)
        }
        entry.minutes.map {
          TextBlock(
            id.child("minutes"), copy.minutes($0), style: .caption, color: .secondaryLabel)
        }
      }
    }.element
    guard isAllowed else { return face }
    let exchange = ControlAction(
      PlannerAction.swapWith, PlannerExchange(entry.id, with: entry.id))
    face.accepts = ControlAction(exchange.id, Array(exchange.parameters.dropFirst()))
    face.carried = CarriedItem(
      [PlannerAction.moveTo.id, PlannerAction.swapWith.id], Array(exchange.parameters.prefix(1)))
    return face
  }

  /// The tree node of this value.
  var element: Element {
    Stack(id.child("tile"), LayoutSpec(.vertical, spacing: .s, width: .fill, height: .fill)) {
      face
      if !notes.isEmpty { notes }
      FlexibleSpace(id.child("slack"))
      Stack(
        id.child("tools"),
        LayoutSpec(.horizontal, spacing: .s, align: .center, width: .fill)
      ) {
        cooked.map { glyph in
          Stack(
            id.child("mark"), LayoutSpec(.vertical, padding: .horizontal(.s)),
            accessibility: .hidden
          ) { glyph }
        }
        FlexibleSpace(id.child("space"))
        more
      }
    }.element
  }
}
