import AppShell
import DesignSystem
import EaterRecord
import Journal
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation
import SuggestionWords

extension PlannerFeature {
  typealias Context = EffectContext<KeptPlanning>

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
        report(await fill(days, another: another, world: world, context: context))
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
    guard let kept = try? await context.latest() else { return .unstored }
    let entry: PlannedMeal
    do throws(PlanError) {
      entry = try kept.record.plan.cooking(id, on: world.moment.dayNumber)
    } catch {
      return .refused(copy.text(for: error))
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

  private func share(_ days: Range<Int>, _ world: World, _ context: Context) async -> Action {
    guard let kept = try? await context.latest() else { return .unstored }
    let catalog = clients.service.catalog
    let (service, copy) = (clients.service, copy)
    let plan = service.titled(kept.record.plan(of: days, at: world.moment), on: days)
    var calendar = PlanCalendar(product: clients.product, made: world.date) {
      catalog.summary($0)?.totalMinutes
    }
    calendar.warnings = { entry in
      guard entry.state != .skipped else { return [] }
      return [service.safety(of: entry, in: plan, kept.record, at: world.deviceDate)]
        .compactMap { $0.map { copy.words(of: $0, service) } }
    }
    let file = calendar.file(of: plan, days: days)
    let name = "\(CalendarDay(days.lowerBound).text).ics"
    do throws(ExportDestinationError) {
      let place = try await clients.exports.put(file, name)
      return .stored(.confirmation(copy("planner.shared", ["place": place])))
    } catch {
      return .refused(copy("planner.not-shared"))
    }
  }
}
