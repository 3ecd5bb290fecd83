import DesignSystem
import MealModels
import ScreenParts

/// A planned meal: whether it was cooked, its part of the day, its picture, its name, and its
/// notes.
struct PlannerEntryRow: Component {
  private let id: ElementID
  private let cooked: IconButton
  private let image: MealImage?
  private let slot: TextBlock
  private let row: SwipeRow
  private let notes: PartNotes
  private let isAllowed: Bool

  /// The side of the square thumbnail in points.
  private static let side = 44.0

  init(_ entry: PlannerInput.Entry, on day: Int, isAllowed: Bool, _ copy: Copy) {
    self.isAllowed = isAllowed
    id = ElementID("planner.entry").child(entry.id.rawValue)
    let title = copy.title(of: entry)
    image = entry.image
    cooked = Self.mark(
      id.child("cooked"), entry: entry, title: title, isAllowed: isAllowed, copy: copy)
    let part = copy(CopyKey("slot.\(entry.slot.rawValue)"))
    slot = TextBlock(id.child("slot"), part, style: .footnote, color: .secondaryLabel)
    notes = Self.notes(id.child("notes"), entry, copy)
    row = SwipeRow(
      ListRow(
        id, title, subtitle: entry.minutes.map { copy("meal.minutes", count: $0) },
        label: copy("planner.entry.spoken", ["slot": part, "title": title]),
        spokenValue: Self.spoken(entry, copy), hint: isAllowed ? copy("planner.entry.hint") : "",
        action: isAllowed
          ? ControlAction(PlannerAction.slot, entry.id, motion: .sheet) : nil),
      items: isAllowed ? Self.quickActions(entry, on: day, copy) : [],
      moreLabel: copy("planner.more"), moreValue: title,
      more: ControlAction(PlannerAction.quick, entry.id))
  }

  static func mark(
    _ id: ElementID, entry: PlannerInput.Entry, title: String, isAllowed: Bool, copy: Copy
  ) -> IconButton {
    IconButton(
      id, entry.isCooked ? .check : .unchecked, label: copy("planner.cooked"),
      value: copy(
        "planner.mark.value",
        [
          "title": title,
          "state": copy(entry.isCooked ? "planner.cooked" : "planner.not-cooked"),
        ]),
      hint: isAllowed ? "" : copy("control.needs-premium"),
      action: ControlAction(PlannerAction.cooked, entry.id),
      color: entry.isCooked ? .success : .secondaryLabel, isSelected: entry.isCooked,
      isEnabled: isAllowed)
  }

  /// The actions of a long press.
  static func quickActions(
    _ entry: PlannerInput.Entry, on day: Int, _ copy: Copy
  ) -> [MenuItem] {
    [
      MenuItem(
        "move", copy("planner.move"), icon: .calendar,
        action: ControlAction(PlannerAction.move, entry.id, motion: .sheet)),
      MenuItem(
        "lock", copy(entry.isLocked ? "planner.unlock" : "planner.lock"), icon: .lock,
        action: ControlAction(PlannerAction.lock, entry.id)),
      MenuItem(
        "duplicate", copy("planner.duplicate"), icon: .duplicate,
        action: ControlAction(PlannerAction.duplicate, entry.id)),
      MenuItem(
        "skip-day", copy("planner.skip-day"), icon: .skip,
        action: ControlAction(PlannerAction.skipDay, day)),
      MenuItem(
        "remove", copy("planner.remove"), isDestructive: true,
        action: ControlAction(PlannerAction.remove, entry.id)),
    ]
  }

  static func notes(
    _ id: ElementID, _ entry: PlannerInput.Entry, _ copy: Copy
  ) -> PartNotes {
    let lock =
      entry.isLocked
      ? Badge(id.child("locked"), .lock, copy("planner.locked")).element : nil
    let draft =
      entry.isPending
      ? StatusBadge(id.child("draft"), .draft, copy("draft.pill")).element : nil
    let changes = entry.changes.enumerated().map { index, change in
      change.badge(id.child("change").child(index), copy)
    }
    return PartNotes(
      id: id, badges: [lock, draft].compactMap(\.self) + changes, warning: entry.warning)
  }

  static func spoken(_ entry: PlannerInput.Entry, _ copy: Copy) -> String {
    let state = copy(entry.isCooked ? "planner.cooked" : "planner.not-cooked")
    let lock = entry.isLocked ? copy("planner.locked") : nil
    let draft = entry.isPending ? copy("draft.pill.spoken") : nil
    return
      ([entry.warning, state, lock, draft].compactMap(\.self)
      + entry.changes.map { $0.spoken(copy) }).joined(separator: ", ")
  }

  /// The tree node of this value.
  var element: Element {
    MarkedLine(id, mark: cooked, picture: thumbnail) {
      Stack(
        id.child("slot.line"), LayoutSpec(.vertical, padding: .horizontal(.m), width: .fill),
        accessibility: .hidden
      ) { slot }
      if isAllowed { row } else { row.row }
      if !notes.isEmpty { notes }
    }.element
  }

  private var thumbnail: Stack? {
    image.map { image in
      Stack(id.child("thumbnail"), LayoutSpec(.vertical, width: .fixed(Self.side))) {
        Picture(id.child("image"), image, height: Self.side, radius: .small)
      }
    }
  }
}
