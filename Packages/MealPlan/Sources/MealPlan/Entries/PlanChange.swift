import MealModels

/// A change of one field of an entry.
///
/// If two devices change different fields, both changes apply.
public enum PlanChange: Hashable, Sendable {
  /// The entry moves to a slot and to a position among the entries there.
  case slot(PlanSlot, position: Double)
  /// The content changed.
  case content(PlannedMeal.Content)
  /// The cooked servings changed; nil for the recipe's servings.
  case servings(Int?)
  /// The eaters changed; empty for everyone.
  case eaters([String])
  /// The number of guests changed.
  case guests(Int)
  /// The note changed.
  case note(String)
  /// The state changed.
  case state(PlannedMeal.State)
  /// The contents of the entry when it was cooked, added to earlier statements.
  ///
  /// Nil means that the entry was not cooked after all.
  case cooked(CookedMeal?)
  /// The entry was locked or unlocked.
  case isLocked(Bool)
  /// A person saw and accepted the limits that the entry breaks.
  case accepted(Set<String>)
  /// The recipes that a person refused for the entry; empty to start over.
  case refused(Set<RecipeID>)
  /// The entry was removed from the plan, or put back.
  case isRemoved(Bool)
}

/// The fields of an entry, each of which can change separately.
enum PlanField: String, CaseIterable, Sendable {
  case slot, content, servings, eaters, guests, note, state, cooked, isLocked, accepted, refused
  case isRemoved
}

extension PlanChange {
  /// The field that it changes.
  var field: PlanField {
    switch self {
    case .slot: .slot
    case .content: .content
    case .servings: .servings
    case .eaters: .eaters
    case .guests: .guests
    case .note: .note
    case .state: .state
    case .cooked: .cooked
    case .isLocked: .isLocked
    case .accepted: .accepted
    case .refused: .refused
    case .isRemoved: .isRemoved
    }
  }
}

extension PlannedMeal {
  /// Applies a change; ``KnownEntry`` records removals instead.
  mutating func apply(_ change: PlanChange) {
    switch change {
    case .slot(let slot, let position): (self.slot, self.position) = (slot, position)
    case .content(let content): self.content = content
    case .servings(let count): servings = count
    case .eaters(let names): eaters = names
    case .guests(let count): guests = count
    case .note(let text): note = text
    case .state(let state): self.state = state
    case .cooked(let meal): cooked = meal.map { cooked?.union($0) ?? $0 }
    case .isLocked(let isLocked): self.isLocked = isLocked
    case .accepted(let breaches): accepted = breaches
    case .refused(let recipes): refused = recipes
    case .isRemoved: break
    }
  }

  /// The change that gives a field its value here.
  func change(of field: PlanField) -> PlanChange {
    switch field {
    case .slot: .slot(slot, position: position)
    case .content: .content(content)
    case .servings: .servings(servings)
    case .eaters: .eaters(eaters)
    case .guests: .guests(guests)
    case .note: .note(note)
    case .state: .state(state)
    case .cooked: .cooked(cooked)
    case .isLocked: .isLocked(isLocked)
    case .accepted: .accepted(accepted)
    case .refused: .refused(refused)
    case .isRemoved: .isRemoved(false)
    }
  }

  /// The changes that turn this entry into another entry with the same id.
  ///
  /// If only one of the two entries has a cooked meal, it stays.
  func changes(to other: PlannedMeal) -> [PlanChange] {
    PlanField.allCases.map { other.change(of: $0) }.filter {
      $0 != change(of: $0.field) && $0 != .cooked(nil)
    }
  }
}
