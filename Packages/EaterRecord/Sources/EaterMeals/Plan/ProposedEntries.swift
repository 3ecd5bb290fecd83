import MealModels
import MealPlan
import SuggestionEngine

/// The entries of a plan made from a filler's proposal, and the events that add them.
public struct ProposedEntries: Sendable {
  /// The events to store as one change.
  public private(set) var events: [PlanEvent] = []
  /// The plan with the proposal.
  public private(set) var plan: Plan
  /// The reasons for each new entry.
  public private(set) var reasons: [PlannedMealID: [Reason]] = [:]
  /// The meal times that were filled.
  public private(set) var slots: [PlanSlot] = []

  private let title: @Sendable (MealID) -> String
  private let newID: @Sendable () -> PlannedMealID

  /// Makes the entries.
  ///
  /// - Parameters:
  ///   - replaced: the entries that the proposal replaces.
  ///   - locks: the meals that must stay.
  ///   - people: how many eat at home.
  ///   - current: the present plan.
  ///   - title: the title of a meal.
  ///   - newID: returns a new id at every call.
  public init(
    _ filled: FilledPlan, replaced: [PlannedMeal], locks: [PlanSlot: MealID] = [:], people: Int,
    in current: Plan, title: @escaping @Sendable (MealID) -> String,
    newID: @escaping @Sendable () -> PlannedMealID
  ) throws(PlanError) {
    plan = current
    self.title = title
    self.newID = newID
    for entry in replaced { remove(entry, people: people) }
    var ids: [PlanSlot: PlannedMealID] = [:]
    for (slot, meal) in locks.sorted(by: { $0.key < $1.key }) {
      let id = try add(.recipe(meal, title: title(meal)), at: slot, from: nil)
      take([.changed(id, .isLocked(true))])
      ids[slot] = id
    }
    // An entry of leftovers refers to its source, so the source comes first.
    for proposal in filled.proposals where !proposal.isLocked || ids[proposal.slot] == nil {
      let content: PlannedMeal.Content
      switch proposal.content {
      case .meal(let meal):
        content = .recipe(meal, title: title(meal))
      case .leftoversOf(let slot):
        guard let id = ids[slot], let cooked = plan[id] else { continue }
        content = .leftovers(of: id, title: cooked.content.title)
      case .leftoversOfKept(let kept):
        guard let cooked = plan[kept] ?? ids[kept].flatMap({ plan[$0] }) else { continue }
        content = .leftovers(of: cooked.id, title: cooked.content.title)
      }
      let id = try add(
        content, at: proposal.slot, from: proposal,
        for: replaced.first { $0.slot == proposal.slot }, people: people)
      ids[proposal.slot] = id
      repoint(replaced.filter { $0.slot == proposal.slot }, to: id)
      reasons[id] = proposal.reasons
    }
  }

  /// The note about what to prepare the evening before.
  public static let eveningNote = "prep the evening before"

  private mutating func add(
    _ content: PlannedMeal.Content, at slot: PlanSlot, from proposal: FilledPlan.Proposal?,
    for gone: PlannedMeal? = nil, people: Int = 1
  ) throws(PlanError) -> PlannedMealID {
    let id = newID()
    let note = proposal?.minutesAhead == nil ? "" : Self.eveningNote
    let range = PlannedMeal.servingsRange
    let more = gone.map { $0.seats(amongPeople: people) - people } ?? 0
    let servings = proposal.map {
      min(max($0.servings + more, range.lowerBound), range.upperBound)
    }
    take(
      try plan.adding(
        content, to: slot, servings: servings, eaters: gone?.eaters ?? [],
        guests: gone?.guests ?? 0, note: note, refused: gone.map(refusals(of:)) ?? [], newID: { id }
      ))
    slots.append(slot)
    return id
  }

  /// The recipes refused for an entry, and that of the entry itself, which is refused now.
  private func refusals(of gone: PlannedMeal) -> Set<RecipeID> {
    var refused = gone.refused
    if let recipe = plan.recipe(eatenAs: gone) { refused.insert(recipe) }
    return refused
  }

  /// Removes an entry from the plan.
  ///
  /// If the entry was leftovers, its source is cooked for fewer people.
  private mutating func remove(_ entry: PlannedMeal, people: Int) {
    take([.changed(entry.id, .isRemoved(true))])
    guard let source = entry.content.source, let cooked = plan[source], cooked.state == .planned,
      let servings = cooked.servings, servings == people + (entry.servings ?? people)
    else { return }
    take([.changed(source, .servings(people))])
  }

  /// Makes the leftovers of removed entries into leftovers of their replacement.
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
  /// The id of the entry for a locked meal.
  fileprivate subscript(_ kept: PlannedMealID) -> PlannedMealID? {
    first { "lock-\($0.key)" == kept.rawValue }?.value
  }
}
