import CommandKit
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import SuggestionEngine
import SuggestionWords

/// What a filler proposes, as entries of the plan and the events that make them.
struct ProposedEntries: Sendable {
  /// The events, to be stored as one change.
  private(set) var events: [PlanEvent] = []
  /// The plan as it is then.
  private(set) var plan: Plan
  /// Why each new entry is there, in words.
  private(set) var reasons: [PlannedMealID: [String]] = [:]
  /// The times that were filled.
  private(set) var slots: [PlanSlot] = []

  init(
    _ filled: FilledPlan, replaced: [PlannedMeal], locks: [PlanSlot: MealID], people: Int,
    _ session: PlanSession, _ service: SuggestionService, _ copy: Copy
  ) throws(CommandError) {
    plan = session.stored.plan
    for entry in replaced { remove(entry, people: people) }
    var ids: [PlanSlot: PlannedMealID] = [:]
    for (slot, meal) in locks.sorted(by: { $0.key < $1.key }) {
      let title = service.catalog.summary(meal)?.title ?? meal.rawValue
      let id = try add(.recipe(meal, title: title), slot, nil, session)
      take([.changed(id, .isLocked(true))])
      ids[slot] = id
    }
    // Leftovers name what they are of, which comes before them.
    for proposal in filled.proposals where !proposal.isLocked || ids[proposal.slot] == nil {
      let content: PlannedMeal.Content
      switch proposal.content {
      case .meal(let meal):
        content = .recipe(meal, title: service.catalog.summary(meal)?.title ?? meal.rawValue)
      case .leftoversOf(let slot):
        guard let id = ids[slot], let cooked = plan[id] else { continue }
        content = .leftovers(of: id, title: cooked.content.title)
      case .leftoversOfKept(let kept):
        guard let cooked = plan[kept] ?? ids[kept].flatMap({ plan[$0] }) else { continue }
        content = .leftovers(of: cooked.id, title: cooked.content.title)
      }
      let id = try add(content, proposal.slot, proposal, session)
      ids[proposal.slot] = id
      repoint(replaced.filter { $0.slot == proposal.slot }, to: id)
      let names = service.names(of: proposal.reasons.flatMap(\.mentionedFoods))
      reasons[id] = proposal.reasons.map { copy.text(for: $0, foodNames: names) }
    }
  }

  /// The note of what is begun the evening before.
  static let eveningNote = "prep the evening before"

  private mutating func add(
    _ content: PlannedMeal.Content, _ slot: PlanSlot, _ proposal: FilledPlan.Proposal?,
    _ session: PlanSession
  ) throws(CommandError) -> PlannedMealID {
    let id = session.newID()
    let note = proposal?.minutesAhead == nil ? "" : Self.eveningNote
    let range = PlannedMeal.servingsRange
    let servings = proposal.map { min(max($0.servings, range.lowerBound), range.upperBound) }
    do throws(PlanError) {
      take(
        try plan.adding(content, to: slot, servings: servings, note: note, newID: { id }))
    } catch {
      throw .wrong(error.description)
    }
    slots.append(slot)
    return id
  }

  /// Takes an entry off the plan; what was cooked twice for it is cooked once.
  private mutating func remove(_ entry: PlannedMeal, people: Int) {
    take([.changed(entry.id, .isRemoved(true))])
    guard let source = entry.content.source, let cooked = plan[source], cooked.state == .planned,
      let servings = cooked.servings, servings == people + (entry.servings ?? people)
    else { return }
    take([.changed(source, .servings(people))])
  }

  /// Makes what was left of entries that are gone leftovers of what took their place.
  private mutating func repoint(_ gone: [PlannedMeal], to id: PlannedMealID) {
    let sources = Set(gone.map(\.id))
    guard let cooked = plan[id], cooked.content.source == nil else { return }
    for entry in plan.entries where entry.content.source.map(sources.contains) == true {
      take([
        .changed(entry.id, .content(.leftovers(of: id, title: cooked.content.title)))
      ])
    }
  }

  private mutating func take(_ changes: [PlanEvent]) {
    events += changes
    plan = plan.applying(changes)
  }
}

extension [PlanSlot: PlannedMealID] {
  /// The entry that stands for a meal which a call settled.
  fileprivate subscript(_ kept: PlannedMealID) -> PlannedMealID? {
    first { "lock-\($0.key)" == kept.rawValue }?.value
  }
}
