import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPictures
import MealPlan
import PlanningParts
import PlanningPresentation
import Preferences

/// Planned meals as the planner shows them.
struct PlannerEntries {
  let service: SuggestionService
  let record: StoredState
  let copy: Copy
  let context: ScreenContext
  let preferences: EaterPreferences
  private let shelf: ShelfStatus
  private let pendingMeals: Set<PlannedMealID>
  private let sides: PlannedSides
  var today: Int { context.world.moment.dayNumber }

  init(
    service: SuggestionService, record: StoredState, copy: Copy, context: ScreenContext
  ) {
    self.service = service
    self.record = record
    self.copy = copy
    self.context = context
    preferences = record.preferences(at: context.world.deviceDate)
    shelf = context.offers.all(ShelfStatus.self).first ?? ShelfStatus()
    pendingMeals = SyncStatus(context.offers)?.pendingMeals ?? []
    sides = PlannedSides(service, record, at: context.world.deviceDate)
  }

  /// The days with their entries; skipped ones are marked.
  func days(_ days: Range<Int>) -> [PlannerInput.Day] {
    let plan = record.plan(of: days, at: context.world.moment)
    let warnings = PlannerWarnings(
      plan, days: days, record: record, service: service, copy: copy, world: context.world)
    let entries = Dictionary(grouping: plan.entries(of: days)) { $0.slot.day }
    return days.map { day in
      PlannerInput.Day(
        day, slots: PlanSlot.usual,
        entries: (entries[day] ?? []).map { entry($0, plan, warnings) })
    }
  }

  private func entry(
    _ entry: PlannedMeal, _ plan: Plan, _ warnings: PlannerWarnings
  ) -> PlannerInput.Entry {
    let meal = dish(of: entry, plan)
    let isRecipe = entry.content.recipe != nil
    let evening = service.eveningPreparation(of: entry)
    var shown = PlannerInput.Entry(
      entry.id, entry.slot.slot, title(of: entry, plan),
      servings: isRecipe ? entry.servings ?? meal?.recipe.servings : nil,
      note: entry.note.isEmpty || entry.note == ProposedEntries.eveningNote ? nil : entry.note,
      minutes: isRecipe ? meal.flatMap { service.catalog.summary($0.id)?.statedMinutes } : nil,
      image: meal.map { picture($0, .thumbnail) },
      isCooked: entry.state == .cooked, isPending: pendingMeals.contains(entry.id),
      changes: shelf.changes[entry.id] ?? [], warning: warnings.limits[entry.id])
    shown.isSkipped = entry.state == .skipped
    shown.canBeCooked = entry.slot.day <= today
    shown.isLocked = entry.isLocked
    shown.seats = seats(of: entry)
    shown.sides = sides.names(beside: entry, meal)
    shown.preparation = evening.map(words)
    (shown.accepted, shown.unchecked) = (warnings.accepted[entry.id], warnings.unchecked[entry.id])
    (shown.fault, shown.gap) = (warnings.faults[entry.id], warnings.gaps[entry.id])
    return shown
  }

  /// "4 + 2 guests" or "For Mara and Ida"; nil if simply everyone eats it.
  private func seats(of entry: PlannedMeal) -> String? {
    let names = copy.list(entry.eaters.map { copy.eater(named: $0) })
    if entry.guests == 0 {
      return entry.eaters.isEmpty ? nil : copy("planner.seats.for", ["names": names])
    }
    let people = record.preferences.household.count
    return entry.eaters.isEmpty
      ? copy("planner.seats.guests", ["eaters": String(people)], count: entry.guests)
      : copy("planner.seats.for.guests", ["names": names], count: entry.guests)
  }

  /// The meal that is eaten as an entry; nil for words and for a recipe that is gone.
  func dish(of entry: PlannedMeal, _ plan: Plan) -> Meal? {
    plan.recipe(eatenAs: entry).flatMap { service.catalog.meal(service.currentID(of: $0)) }
  }

  private func words(_ evening: EveningPreparation) -> String {
    switch evening {
    case .have(let foods): copy("planner.evening.have", ["foods": copy.list(foods)])
    case .begin(let minutes?):
      copy("planner.evening.begin-ahead", ["time": copy.duration(minutes * 60)])
    case .begin(nil): copy("planner.evening.begin")
    }
  }

  private func title(of entry: PlannedMeal, _ plan: Plan) -> String {
    switch service.titled(entry, in: plan) {
    case .recipe(_, let title): title
    case .leftovers(_, let title): copy("planner.leftovers", ["title": title])
    case .text(let words): words
    }
  }

  /// The picture of a meal, as far as it is loaded.
  func picture(_ meal: Meal, _ ratio: MealImage.Ratio) -> MealImage {
    let request = PictureRequest(meal.id, ratio)
    let state = context.offers.all(PictureShelf.self).first?[request] ?? .drawn
    return .meal(meal, ratio: ratio, phase: state.phase, photo: state.photo)
  }
}
