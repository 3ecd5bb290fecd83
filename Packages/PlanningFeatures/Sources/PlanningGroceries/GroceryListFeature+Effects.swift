import AppShell
import DesignSystem
import EaterRecord
import Groceries
import Journal
import MealModels
import PlanningParts
import PlanningPresentation

extension GroceryListFeature {
  typealias Context = EffectContext<KeptPlanning>

  func perform(_ effect: Effect, _ context: EffectContext<KeptPlanning>) -> AsyncStream<Action> {
    if case .wait(let seconds) = effect { return waiting(seconds, context) }
    return .reporting { report in
      switch effect {
      case .make(let days, let list, let world):
        await reportingFailure(report) { () async throws(RetailerError) in
          let week = try await groceries(of: days, world, context)
          report(.made(list.map(week.showing) ?? week))
        }
      case .ask(let items, let groceries):
        await reportingFailure(report) { () async throws(RetailerError) in
          report(.told(try await groceries.products(for: items), names: items.map(\.item.name)))
        }
      case .refresh(let world):
        await reportingFailure(report) { () async throws(RetailerError) in
          try await refresh(world, context, report)
        }
      case .keepShelf(let products, let store):
        await clients.stores.keepShelf(products, of: store)
      case .recallShelf(let store):
        report(.recalled(await clients.stores.keptShelf(of: store), of: store))
      case .record(let events, let lessons, let world, let notice):
        let isStored = await context.isWritten {
          try await clients.stores.shop(events, teaching: lessons, at: world.date)
        }
        report(isStored ? .stored(notice) : .unstored)
      case .keepHome(let change, let world, let notice):
        let isStored = await context.isWritten {
          try await clients.stores.keep(change, at: world.date)
        }
        report(isStored ? .stored(notice) : .unstored)
      case .addMeal(let events, let world, let notice):
        let isStored = await context.isWritten {
          try await clients.stores.shop(events, at: world.date)
        }
        report(isStored ? .stored(notice) : .unstored)
        report(.mealStored)
      case .lookUp(let line, let world):
        await reportingFailure(report) { () async throws(RetailerError) in
          report(.line(.looked(try await lookedUp(line, world, context))))
        }
      case .addLine(let line, let id, let world):
        await reportingFailure(report) { () async throws(RetailerError) in
          try await add(line, as: id, world: world, context: context, report: report)
        }
      case .find(let groceries, let id): await find(groceries, id, report)
      case .lookForAssistant(let id): await lookForAssistant(id, context, report)
      case .propose(let id, let world):
        await propose(for: id, world: world, context: context, report: report)
      case .takeProposal(let proposal, let id, let world):
        await take(proposal, for: id, world: world, context: context, report: report)
      case .replaceMissing(let world):
        await reportingFailure(report) { () async throws(RetailerError) in
          try await replaceMissing(world, context, report)
        }
      case .wait: break
      }
    }
  }

  /// Waits, then reports that prices are due; the wait is cancelled when the app ends.
  private func waiting(_ seconds: Double, _ context: Context) -> AsyncStream<Action> {
    AsyncStream { continuation in
      let task = Task {
        if (try? await context.environment.sleep(seconds)) != nil {
          continuation.yield(.refreshDue(.timer))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func reportingFailure(
    _ report: (Action) -> Void, _ work: () async throws(RetailerError) -> Void
  ) async {
    do throws(RetailerError) { try await work() } catch { report(.failed(error)) }
  }

  func groceries(
    of days: Range<Int>, _ world: World, _ context: Context
  ) async throws(RetailerError) -> WeekGroceries {
    guard let kept = try? await context.latest() else { throw .cancelled }
    return try clients.groceries(of: days, kept, on: world.moment)
  }

  private func refresh(
    _ world: World, _ context: Context, _ report: (Action) -> Void
  ) async throws(RetailerError) {
    guard let kept = try? await context.latest() else { throw .cancelled }
    let groceries = try clients.groceries(of: world.shownWeek(kept), kept, on: world.moment)
    let (answer, events) = try await groceries.fresh()
    let unanswered = groceries.open.filter { answer.unanswered.contains($0.id) }.map(\.item)
    report(
      .told(
        ProductAnswer(
          products: answer.products,
          unanswered: unanswered.map {
            ProductWish(food: $0.food, form: $0.form, words: $0.name)
          }), names: groceries.open.map(\.item.name)))
    let isStored = await context.isWritten {
      try await clients.stores.shop(events, at: world.date)
    }
    report(.refreshed(isNews: groceries.shopping.learns(from: events)))
    if !isStored { report(.unstored) }
  }

  private func find(
    _ groceries: WeekGroceries, _ id: GroceryItemID, _ report: (Action) -> Void
  ) async {
    guard let item = groceries.list[id] else { return }
    let original = groceries.replacedItem(behind: item) ?? item
    report(.found(id, await groceries.substitutes(for: original)))
  }

  private func replaceMissing(
    _ world: World, _ context: Context, _ report: (Action) -> Void
  ) async throws(RetailerError) {
    guard let kept = try? await context.latest() else { throw .cancelled }
    let groceries = try clients.groceries(of: world.shownWeek(kept), kept, on: world.moment)
    let done = try await groceries.replacingMissing()
    let isStored = await context.isWritten {
      try await clients.stores.shop(done.events, at: world.date)
    }
    report(
      isStored ? .replaced(count: done.replaced.count, left: done.left.count) : .unstored)
  }
}
