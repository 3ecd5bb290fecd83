/// A change of one field of one entry, so that two devices that change two fields both have their
/// way.
public enum PlanChange: Hashable, Sendable {
  /// It is eaten at another time, at that place among the entries there.
  case slot(PlanSlot, position: Double)
  /// Something else is eaten.
  case content(PlannedMeal.Content)
  /// So many servings are cooked; nil for those of the recipe.
  case servings(Int?)
  /// These people eat it; empty for everybody.
  case eaters([String])
  /// The note says something else.
  case note(String)
  /// Something became of it.
  case state(PlannedMeal.State)
  /// It held this when it was cooked, beside what was said of it before; nil where it was not cooked
  /// after all.
  case cooked(CookedMeal?)
  /// It was locked or unlocked.
  case isLocked(Bool)
  /// What it breaks was seen and accepted.
  case accepted(Set<String>)
  /// It was taken off the plan, or put back.
  case isRemoved(Bool)
}

/// The fields of an entry, each of which changes by itself.
enum PlanField: String, CaseIterable, Sendable {
  case slot, content, servings, eaters, note, state, cooked, isLocked, accepted, isRemoved
}

extension PlanChange {
  /// The field that it changes.
  var field: PlanField {
    switch self {
    case .slot: .slot
    case .content: .content
    case .servings: .servings
    case .eaters: .eaters
    case .note: .note
    case .state: .state
    case .cooked: .cooked
    case .isLocked: .isLocked
    case .accepted: .accepted
    case .isRemoved: .isRemoved
    }
  }
}

extension PlannedMeal {
  /// Takes a change in; whether an entry was removed is not its own affair.
  mutating func apply(_ change: PlanChange) {
    switch change {
    case .slot(let slot, let position): (self.slot, self.position) = (slot, position)
    case .content(let content): self.content = content
    case .servings(let count): servings = count
    case .eaters(let names): eaters = names
    case .note(let text): note = text
    case .state(let state): self.state = state
    case .cooked(let meal): cooked = meal.map { cooked?.union($0) ?? $0 }
    case .isLocked(let isLocked): self.isLocked = isLocked
    case .accepted(let breaches): accepted = breaches
    case .isRemoved: break
    }
  }

  /// The change that gives a field the value that it has here.
  func change(of field: PlanField) -> PlanChange {
    switch field {
    case .slot: .slot(slot, position: position)
    case .content: .content(content)
    case .servings: .servings(servings)
    case .eaters: .eaters(eaters)
    case .note: .note(note)
    case .state: .state(state)
    case .cooked: .cooked(cooked)
    case .isLocked: .isLocked(isLocked)
    case .accepted: .accepted(accepted)
    case .isRemoved: .isRemoved(false)
    }
  }

  /// The changes that make another entry of the same id of this one.
  ///
  /// That one of them does not say what was cooked takes nothing away of what the other says.
  func changes(to other: PlannedMeal) -> [PlanChange] {
    PlanField.allCases.map { other.change(of: $0) }.filter {
      $0 != change(of: $0.field) && $0 != .cooked(nil)
    }
  }
}
