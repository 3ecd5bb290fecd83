import DesignSystem
import MealModels
import ScreenParts

/// A planned meal: its picture, its part of the day, its name, its facts, and whether it was cooked.
///
/// It has two stops for a keyboard or VoiceOver: the row, which opens the meal, and "…".
struct PlannerEntryRow: Component {
  private let id: ElementID
  private let entry: PlannerInput.Entry
  private let day: Int
  private let isAllowed: Bool
  private let copy: Copy

  /// The side of the square thumbnail in points.
  private static let side = 56.0

  init(_ entry: PlannerInput.Entry, on day: Int, isAllowed: Bool, _ copy: Copy) {
    id = ElementID("planner.entry").child(entry.id.rawValue)
    self.entry = entry
    self.day = day
    self.isAllowed = isAllowed
    self.copy = copy
  }

  /// The actions of a long press.
  static func quickActions(
    _ entry: PlannerInput.Entry, on day: Int, _ copy: Copy
  ) -> [MenuItem] {
    let cooked = MenuItem(
      "cooked", copy(entry.isCooked ? "planner.mark-not-cooked" : "planner.mark-cooked"),
      icon: entry.isCooked ? .unchecked : .check,
      action: ControlAction(PlannerAction.cooked, entry.id))
    let skipping =
      entry.isSkipped
      ? MenuItem(
        "unskip-day", copy("planner.unskip-day"), icon: .undo,
        action: ControlAction(PlannerAction.unskipDay, day))
      : MenuItem(
        "skip-day", copy("planner.skip-day"), icon: .skip,
        action: ControlAction(PlannerAction.skipDay, day))
    return (entry.canBeCooked && !entry.isSkipped ? [cooked] : []) + [
      MenuItem(
        "move", copy("planner.move"), icon: .calendar,
        action: ControlAction(PlannerAction.move, entry.id, motion: .sheet)),
      MenuItem(
        "lock", copy(entry.isLocked ? "planner.unlock" : "planner.lock"), icon: .lock,
        action: ControlAction(PlannerAction.lock, entry.id)),
      MenuItem(
        "duplicate", copy("planner.duplicate"), icon: .duplicate,
        action: ControlAction(PlannerAction.duplicate, entry.id, motion: .sheet)),
      skipping,
      MenuItem(
        "remove", copy("planner.remove"), isDestructive: true,
        action: ControlAction(PlannerAction.remove, entry.id)),
    ]
  }

  /// The tree node of this value.
  var element: Element {
    Stack(
      id.child("line"), LayoutSpec(.vertical, spacing: .s, padding: .vertical(.s), width: .fill)
    ) {
      Stack(
        id.child("swipe"),
        LayoutSpec(.horizontal, spacing: .s, align: .center, width: .fill)
      ) {
        row
        if isAllowed { more }
      }
      if !notes.isEmpty { notes }
    }.element
  }

  private var row: Element {
    Element(
      id, .row,
      layout: LayoutSpec(
        .horizontal, spacing: .sPlus,
        padding: EdgeSpacing(top: .none, leading: .m, bottom: .none, trailing: .none),
        align: .center,
        width: .fill, minHeight: 44, stacksAtAccessibilitySizes: true),
      accessibility: accessibility,
      action: ControlAction(PlannerAction.slot, entry.id, motion: .sheet),
      children: [thumbnail.element, words.element] + (entry.isSkipped ? [] : [mark.element]))
  }

  private var more: IconButton {
    IconButton(
      id.child("swipe").child("more"), .more, label: copy("planner.more"), value: entry.title,
      action: ControlAction(PlannerAction.quick, entry.id), color: .secondaryLabel)
  }

  private var thumbnail: Stack {
    Stack(
      id.child("thumbnail"), LayoutSpec(.vertical, width: .fixed(Self.side)),
      surface: Surface(opacity: entry.isSkipped && entry.image != nil ? 0.4 : 1),
      accessibility: .hidden
    ) {
      if let image = entry.image {
        Picture(id.child("image"), image, height: Self.side, radius: .small)
      } else {
        Stack(
          id.child("image"),
          LayoutSpec(
            .vertical, align: .center, justify: .center, width: .fill, minHeight: Self.side),
          surface: Surface(fill: .secondarySystemBackground, radius: .small),
          accessibility: .hidden
        ) {
          Glyph(id.child("image.icon"), .meal, style: .title3, color: .secondaryLabel)
        }
      }
    }
  }

  private var words: Stack {
    let facts = copy.facts(of: entry, minutes: copy.minutes).joined(separator: " · ")
    return Stack(id.child("words"), LayoutSpec(.vertical, width: .fill)) {
      Stack(id.child("slot.line"), LayoutSpec(.vertical, width: .fill)) {
        TextBlock(id.child("slot"), part, style: .footnote, color: .secondaryLabel)
      }
      TextBlock(
        id.child("title"), entry.title, style: .headline,
        color: entry.isSkipped ? .secondaryLabel : .label, fillsWidth: true)
      if let seats = entry.seats { line("seats", seats) }
      if !facts.isEmpty { line("facts", facts) }
      if let preparation = entry.preparation { line("preparation", preparation) }
      if let note = entry.note { line("note", note) }
    }
  }

  private func line(_ name: String, _ words: String) -> TextBlock {
    TextBlock(
      id.child(name), words, style: .footnote, color: .secondaryLabel, fillsWidth: true)
  }

  private var mark: Stack {
    Stack(id.child("cooked"), LayoutSpec(.vertical), accessibility: .hidden) {
      Glyph(
        id.child("cooked.icon"), entry.isCooked ? .check : .unchecked, style: .body,
        color: entry.isCooked ? .success : .secondaryLabel)
    }
  }

  private var part: String { copy(CopyKey("slot.\(entry.slot.rawValue)")) }

  private var notes: PartNotes { notes(id.child("notes"), showsChanges: true) }

  /// The marks of the meal below its name.
  func notes(_ path: ElementID, showsChanges: Bool) -> PartNotes {
    let skipped =
      entry.isSkipped
      ? Badge(path.child("skipped"), .skip, copy("planner.skipped-meal")).element : nil
    let lock =
      entry.isLocked ? Badge(path.child("locked"), .lock, copy("planner.locked")).element : nil
    let draft =
      entry.isPending ? StatusBadge(path.child("draft"), .draft, copy("draft.pill")).element : nil
    let changes = (showsChanges ? entry.changes : []).enumerated().map { index, change in
      change.badge(path.child("change").child(index), copy)
    }
    return PartNotes(
      id: path, badges: [skipped, lock, draft].compactMap(\.self) + changes,
      warning: entry.caution ?? entry.fault ?? entry.gap.map(copy.words))
  }

  /// The name, the facts and the further actions of the meal, as VoiceOver reads them.
  var accessibility: Accessibility {
    let state = copy(
      entry.isSkipped
        ? "planner.skipped-meal" : entry.isCooked ? "planner.cooked" : "planner.not-cooked")
    let marks = [
      entry.isLocked ? copy("planner.locked") : nil,
      entry.isPending ? copy("draft.pill.spoken") : nil,
    ]
    let parts =
      [entry.caution, entry.fault, entry.gap.map(copy.words), entry.seats]
      + copy.facts(of: entry, minutes: copy.spokenMinutes)
      + [entry.preparation, entry.note, state] + marks + entry.changes.map { $0.spoken(copy) }
    return Accessibility(
      copy("planner.entry.spoken", ["slot": part, "title": entry.title]),
      value: parts.compactMap(\.self).joined(separator: ", "), hint: copy("planner.entry.opens"),
      traits: .button,
      customActions: isAllowed
        ? Self.quickActions(entry, on: day, copy).map(\.customAction) : [])
  }
}
