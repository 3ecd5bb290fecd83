import AppShell
import DesignSystem
import EaterRecord
import Journal
import MealModels
import MealPlan
import PlanningPresentation
import SuggestionWords

extension PlannerFeature {
  private typealias Context = EffectContext<KeptPlanning>

  func perform(_ effect: Effect, _ context: EffectContext<KeptPlanning>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .change(let change, let world):
        report(await apply(change, world, context))
        report(.ended(.change(change)))
      case .cook(let id, let world):
        report(await cook(id, world, context))
        report(.ended(.cook(id)))
      case .undo(let world):
        let isStored = await context.isWritten {
          _ = try await clients.stores.undoPlan(at: world.date, of: world.moment)
        }
        report(isStored ? .stored(nil) : .unstored)
      case .fill(let days, let another, let world):
        report(await fill(days, another, world, context))
      case .share(let days, let world): report(await share(days, world, context))
      }
    }
  }

  private func apply(_ change: PlannerChange, _ world: World, _ context: Context) async -> Action {
    switch await clients.write(change, world, context) {
    case .stored(let notice): .stored(notice)
    case .refused(let words): .refused(words)
    case .unstored: .unstored
    }
  }

  private func cook(_ id: PlannedMealID, _ world: World, _ context: Context) async -> Action {
    guard let kept = try? await context.latest(), let entry = kept.record.plan[id] else {
      return .unstored
    }
    let day = entry.slot.day
    let now = kept.record.plan(of: day..<(day + 1), at: world.moment)[id] ?? entry
    let (stores, used) = (
      clients.stores, UsedByCooking(clients.service, foods: clients.ownMeals.foods)
    )
    let isDone = try? await context.write { () async throws(JournalError) in
      if now.state == .cooked {
        return try await stores.uncook(now, at: world.date, of: world.moment)
      }
      try await stores.cook(now, at: world.date, of: world.moment, using: used)
      return true
    }
    guard let isDone else { return .unstored }
    return isDone ? .stored(nil) : .refused(copy("planner.uncook.too-late"))
  }

  private func fill(
    _ days: Range<Int>, _ another: [PlannedMealID], _ world: World, _ context: Context
  ) async -> Action {
    guard let kept = try? await context.latest() else { return .unstored }
    let record = kept.record
    guard clients.service.unreadableLimits(of: record).isEmpty else {
      return .refused(copy("planner.limits-unreadable"))
    }
    let settings = record.shopping.settings
    let needsCosts = record.planSettings.weeklyBudget != nil && another.isEmpty
    let stock = await PlanStock(
      days, record, clients.service, clients.ownMeals.foods(), at: world.moment,
      asking: needsCosts ? try? clients.retailers.client(of: settings.retailer) : nil)
    let filling = WeekFilling(
      days, another: another, record, clients.service, stock, at: world.moment, seed: world.seed)
    let filled = clients.service.fill(filling.request, record.history)
    if let deadEnd = filled.deadEnd {
      let names = clients.service.names(of: deadEnd.mentionedFoods)
      return .filled(count: 0, deadEnd: copy.text(for: deadEnd, foodNames: names))
    }
    let makeID = context.environment.makeID
    let catalog = clients.service.catalog
    do throws(PlanError) {
      let proposed = try ProposedEntries(
        filled, replaced: filling.replaced, people: filling.request.people, in: record.plan,
        title: { catalog.summary($0)?.title ?? $0.rawValue },
        newID: { PlannedMealID(rawValue: makeID()) })
      // What nothing fits stays as it is, so that asking for another meal never leaves a gap.
      guard !proposed.slots.isEmpty else { return .filled(count: 0, deadEnd: nil) }
      guard await clients.isRecorded(proposed.events, world, context) else { return .unstored }
      return .filled(count: proposed.slots.count, deadEnd: nil)
    } catch {
      return .refused(copy.text(for: error))
    }
  }

  private func share(_ days: Range<Int>, _ world: World, _ context: Context) async -> Action {
    guard let kept = try? await context.latest() else { return .unstored }
    let catalog = clients.service.catalog
    let calendar = PlanCalendar(product: clients.product, made: world.date) {
      catalog.summary($0)?.totalMinutes
    }
    let file = calendar.file(of: kept.record.plan(of: days, at: world.moment), days: days)
    let name = "\(CalendarDay(days.lowerBound).text).ics"
    do throws(ExportDestinationError) {
      let place = try await clients.exports.put(file, name)
      return .stored(.confirmation(copy("planner.shared", ["place": place])))
    } catch {
      return .refused(copy("planner.not-shared"))
    }
  }
}
