import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation
import ScreenParts
import SuggestionWords

extension PlannerSheetsFeature {
  func screen(
    of route: Route, state: State, stored: KeptPlanning, context: ScreenContext
  ) -> (any Screen)? {
    let presentation = presentation(context)
    if let id = PlanningRoutes.eaters.read(route) {
      return eaters(id, in: state, stored, context).map { PlannerEatersScreen($0, presentation) }
    }
    if let id = PlanningRoutes.repeatMeal.read(route) {
      return repeating(id, in: state, stored, context).map { PlannerRepeatScreen($0, presentation) }
    }
    if PlanningRoutes.note ~= route, let note = state.note {
      let title = note.entry.flatMap { stored.record.plan[$0]?.content.title }
      return PlannerNoteScreen(
        PlannerNoteInput(
          title, at: note.place, text: note.text, toast: context.notice),
        presentation)
    }
    if PlanningRoutes.weeks ~= route {
      return PlannerWeeksScreen(weeks(stored, context), presentation)
    }
    if PlanningRoutes.savings ~= route {
      return PlannerSavingsScreen(savings(state, stored, context), presentation)
    }
    return nil
  }

  private func eaters(
    _ id: PlannedMealID, in state: State, _ stored: KeptPlanning, _ context: ScreenContext
  ) -> PlannerEatersInput? {
    guard let entry = stored.record.plan[id], let seating = state.seating, seating.entry == id
    else { return nil }
    let (record, service, date) = (stored.record, clients.service, context.world.deviceDate)
    let preferences = record.preferences(at: date)
    let facts = service.facts(eatenAs: entry, in: record.plan, record, at: date)
    let limits = service.limitsByEater(preferences)
    let people = preferences.household.map(\.name).map { name in
      let breaches = facts.flatMap { limits[name]?.breaches(of: $0) } ?? []
      let what =
        breaches.isEmpty
        ? nil
        : copy(
          "planner.fault.limits",
          [
            "what": copy.predicate(
              for: breaches, foodNames: service.names(of: breaches.flatMap(\.mentionedFoods)))
          ])
      return PlannerEatersInput.Person(
        name, copy.eater(named: name), isEating: seating.names.contains(name), reason: what)
    }
    return PlannerEatersInput(
      entry.content.title, people: people, guests: seating.guests, toast: context.notice)
  }

  private func repeating(
    _ id: PlannedMealID, in state: State, _ stored: KeptPlanning, _ context: ScreenContext
  ) -> PlannerRepeatInput? {
    guard let entry = stored.record.plan[id] else { return nil }
    let slots = try? stored.record.plan.slots(
      repeating: id, state.rule, from: PlanSlot(openAt: context.world.moment))
    return PlannerRepeatInput(
      entry.content.title, weekdays: state.rule.weekdays, weeks: state.rule.weeks,
      freeCount: slots?.free.count ?? 0, takenCount: slots?.taken.count ?? 0,
      isBeside: state.rule.isBeside, toast: context.notice)
  }

  private func weeks(_ stored: KeptPlanning, _ context: ScreenContext) -> PlannerWeeksInput {
    let days = context.world.shownWeek(stored)
    let plan = stored.record.plan
    func count(_ days: Range<Int>) -> Int {
      plan.entries(of: days).count { $0.state != .skipped }
    }
    return PlannerWeeksInput(
      firstDay: days.lowerBound, lastCount: count((days.lowerBound - 7)..<days.lowerBound),
      count: count(days),
      kept: plan.templates.map { .init($0.id, $0.name, count: $0.meals.count) },
      toast: context.notice)
  }

  private func savings(
    _ state: State, _ stored: KeptPlanning, _ context: ScreenContext
  ) -> PlannerSavingsInput {
    let days = context.world.shownWeek(stored)
    let (plan, catalog) = (stored.record.plan, clients.service.catalog)
    let sum = PlannerCost(of: days, stored.record, context.offers)?.sum
    let over = sum.flatMap { sum in
      sum.isOver
        ? Money(hundredths: sum.total.hundredths - sum.budget.hundredths, sum.total.currency) : nil
    }
    return PlannerSavingsInput(
      over: over, budget: sum?.budget,
      savings: state.savings?.compactMap { saving in
        plan[saving.entry].map { entry in
          PlannerSavingsInput.Saving(
            PlannerSaving(saving.entry, saving.meal),
            at: PlannerPlace(entry.slot.day, entry.slot.slot),
            old: entry.content.title,
            new: catalog.summary(saving.meal)?.title ?? saving.meal.rawValue, saved: saving.saved)
        }
      }, toast: context.notice)
  }
}

extension PlannerCost {
  /// The cost of a week by the grocery list that another feature offers; nil if it is not known.
  init?(of days: Range<Int>, _ record: StoredState, _ offers: Offers) {
    guard let known = offers.all(ShelfStatus.self).first?.cost, known.days == days else {
      return nil
    }
    let cost = known.cost
    let total = record.shopping.spent(on: .week(from: days.lowerBound), and: cost.toPay)
    self.init(
      toPay: cost.toPay, used: cost.used, unpricedCount: cost.unpricedCount,
      sum: BudgetStanding(total, of: record.planSettings.weeklyBudget).map { BudgetSum($0) })
  }
}
