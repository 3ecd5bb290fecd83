/// The plan of a household: a fold over plan events.
///
/// Events about different fields of an entry may come in any order. For one field the later event
/// wins. Changes that arrive before their entry is added apply once it is added. A removed entry
/// can be put back as it was.
public struct Plan: Hashable, Sendable {
  /// The planning settings of the household.
  public private(set) var settings = PlanSettings()
  /// The kept weeks by id.
  private var kept: [WeekTemplate.ID: WeekTemplate] = [:]
  private var known: [PlannedMealID: KnownEntry] = [:]

  /// Makes an empty plan.
  public init() {}

  /// The entries that were not removed, in their order.
  public var entries: [PlannedMeal] { entries { _ in true } }

  /// The entries of some days, in their order.
  public func entries(of days: Range<Int>) -> [PlannedMeal] {
    entries { days.contains($0.slot.day) }
  }

  /// The entries of one slot, in their order.
  public func entries(in slot: PlanSlot) -> [PlannedMeal] { entries { $0.slot == slot } }

  private func entries(_ isWanted: (PlannedMeal) -> Bool) -> [PlannedMeal] {
    known.values.compactMap { $0.isPlanned && isWanted($0.meal) ? $0.meal : nil }
      .sorted(by: PlannedMeal.isBefore)
  }

  /// The entry with an id; nil if there is none, or it was removed.
  public subscript(_ id: PlannedMealID) -> PlannedMeal? {
    known[id].flatMap { $0.isPlanned ? $0.meal : nil }
  }

  /// The entries that were removed, as they were, in their order.
  public var removed: [PlannedMeal] {
    known.values.compactMap { $0.isAdded && $0.isRemoved ? $0.meal : nil }
      .sorted(by: PlannedMeal.isBefore)
  }

  /// The removed entry with an id, as it was; nil if there is none.
  public func removed(_ id: PlannedMealID) -> PlannedMeal? {
    known[id].flatMap { $0.isAdded && $0.isRemoved ? $0.meal : nil }
  }

  /// Whether any event has used an id, even if its entry was removed.
  func isUsed(_ id: PlannedMealID) -> Bool { known[id] != nil }

  /// The known state of the entry with an id.
  func known(_ id: PlannedMealID) -> KnownEntry { known[id] ?? KnownEntry(id) }

  /// The leftovers on the plan that were not skipped, by their source.
  var leftovers: [PlannedMealID: [PlannedMeal]] {
    let eaten = known.values.compactMap { entry -> (PlannedMealID, PlannedMeal)? in
      guard entry.isPlanned, entry.meal.state != .skipped, let source = entry.meal.content.source
      else { return nil }
      return (source, entry.meal)
    }
    return Dictionary(grouping: eaten) { $0.0 }.mapValues { $0.map(\.1) }
  }

  /// The weeks that were kept as templates, by name.
  public var templates: [WeekTemplate] {
    kept.values.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  /// The template with an id; nil if there is none.
  public func template(_ id: WeekTemplate.ID) -> WeekTemplate? { kept[id] }

  /// Applies the next event.
  public mutating func apply(_ event: PlanEvent) {
    switch event {
    case .added(let meal): known[meal.id, default: KnownEntry(meal.id)].add(meal)
    case .changed(let id, let change): known[id, default: KnownEntry(id)].apply(change)
    case .set(let setting): settings.apply(setting)
    case .template(let template):
      kept[template.id] = template.meals.isEmpty ? nil : template
    }
  }

  /// The plan as it will be after some events.
  public func applying(_ events: [PlanEvent]) -> Plan {
    var plan = self
    for event in events { plan.apply(event) }
    return plan
  }
}

extension PlannedMeal {
  /// Whether an entry comes before another: by time, then by position, then by id.
  static func isBefore(_ one: PlannedMeal, _ other: PlannedMeal) -> Bool {
    if one.slot != other.slot { return one.slot < other.slot }
    return (one.position, one.id) < (other.position, other.id)
  }
}
