import Journal
import MealModels

extension PlanEvent {
  /// The meaning of the event for the other devices of a household.
  func meaning(_ record: Record) -> EditMeaning {
    switch self {
    case .added(let meal): EditMeaning(.gives, of: meal.id.rawValue, fields: ["added"])
    case .changed(let id, .isRemoved(true)): EditMeaning(.ends, of: id.rawValue)
    // Two devices may both be right, so this is no conflict: the meal may contain everything.
    case .changed(let id, .cooked): EditMeaning(.gives, of: id.rawValue, fields: ["cooked"])
    // The union of what two people refused is refused by one of them; the later value is enough.
    case .changed(let id, .refused):
      EditMeaning(.gives, of: id.rawValue, fields: ["refused"])
    case .changed(let id, _):
      EditMeaning(.sets, of: id.rawValue, fields: [record.field(after: id.rawValue)])
    // A template is replaced as a whole, so there is no field to ask about.
    case .template(let template):
      EditMeaning(.gives, of: "template", fields: [template.id.rawValue])
    case .set: EditMeaning(.sets, of: "settings", fields: [record.field(after: nil)])
    }
  }
}

extension PlanEvent {
  /// An event that sets the same field to another value, to test a conflict; nil if there is none.
  var rival: PlanEvent? {
    guard case .changed(let id, let change) = self else { return nil }
    return change.rival.map { .changed(id, $0) }
  }
}

extension PlanChange {
  fileprivate var rival: PlanChange? {
    switch self {
    case .slot(let slot, let position):
      .slot(PlanSlot(day: slot.day + 1, slot: slot.slot), position: position)
    case .servings(let count): .servings((count ?? 2) == 4 ? 6 : 4)
    case .note(let text): .note(text.isEmpty ? "Ask first" : "\(text)?")
    case .guests(let count): .guests(count == 2 ? 4 : 2)
    case .isLocked(let isLocked): .isLocked(!isLocked)
    case .content, .eaters, .state, .cooked, .accepted, .refused, .isRemoved: nil
    }
  }
}
