import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation
import ScreenParts
import ShoppingLines

extension PantryFeature {
  func perform(_ effect: Effect, _ context: EffectContext<KeptPlanning>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .add(let words, let world): report(await add(words, world, context))
      case .count(let item, let text, let world):
        report(await count(item, as: text, world: world, context: context))
      case .record(let events, let world, let notice):
        report(await isStored(events, world, context) ? .stored(notice) : .unstored)
      }
    }
  }

  private func isStored(
    _ events: [PantryEvent], _ world: World, _ context: EffectContext<KeptPlanning>
  ) async -> Bool {
    await context.isWritten {
      _ = try await clients.stores.pantry.record(events, at: world.date)
    }
  }

  private func add(
    _ words: String, _ world: World, _ context: EffectContext<KeptPlanning>
  ) async -> Action {
    do throws(GroceryError) {
      let id = PantryItemID(rawValue: context.environment.makeID())
      let item = try PantryReader(clients.ownMeals.foods()).item(typed: words, as: id)
      let isStored = await isStored([.stocked(item)], world, context)
      return isStored ? .added(item.name.capitalizedFirst) : .unstored
    } catch {
      switch error {
      case .noWords: return .refused(copy("grocery-entry.no-words"))
      case .textTooLong(_, let most):
        return .refused(copy("grocery-entry.too-long", ["count": String(most)]))
      default: return .unstored
      }
    }
  }

  private func count(
    _ item: PantryItem, as text: String, world: World, context: EffectContext<KeptPlanning>
  ) async -> Action {
    guard let amount = PantryReader(clients.ownMeals.foods()).amount(text, of: item),
      let kept = try? await context.latest()
    else { return .unread }
    let events = kept.record.pantry.counting(item.id, amount)
    return await isStored(events, world, context) ? .stored(nil) : .unstored
  }

  /// Foods that many kitchens always have.
  private static let usual: [FoodID] = [
    "salt", "black-pepper", "olive-oil", "vegetable-oil", "sugar", "all-purpose-flour", "flour",
    "baking-powder", "soy-sauce", "vinegar", "white-vinegar", "paprika", "oregano", "cumin",
    "cinnamon", "garlic-powder",
  ]

  func screen(
    of route: Route, state: State, stored: KeptPlanning, context: ScreenContext
  ) -> (any Screen)? {
    let (pantry, world) = (stored.record.pantry, context.world)
    let book = clients.service.foods
    let isAllowed =
      clients.decision(
        .change, clients.soldGroceries, stored.record.entitlement, at: world.deviceDate
      ).isAllowed
    let today = world.moment.dayNumber
    if let id = PlanningRoutes.pantryItem.read(route) {
      return pantry[id].map { stock in
        PantryItemScreen(
          shown(stock, world), today: today, error: state.amountError,
          isAlways: stock.item.food.map(pantry.staples.contains) ?? false, isAllowed: isAllowed,
          presentation(context))
      }
    }
    func named(_ food: FoodID) -> PantryInput.Staple? {
      book[food].map { .init(food, $0.name.capitalizedFirst) }
    }
    return PantryScreen(
      PantryInput(
        items: pantry.stock.map { shown($0, world) },
        staples: pantry.staples.map { named($0) ?? .init($0, $0.rawValue) }
          .sorted { $0.name < $1.name },
        proposals: Self.usual.filter { !pantry.staples.contains($0) }.compactMap(named),
        today: today, typed: state.typed, error: state.error, isAllowed: isAllowed,
        toast: context.notice), presentation(context))
  }

  private func shown(_ stock: Pantry.Stock, _ world: World) -> PantryInput.Item {
    let item = stock.item
    return PantryInput.Item(
      item.id, item.name.capitalizedFirst, amount: item.amount?.shopperText, useBy: item.useBy,
      since: stock.since.map { LocalMoment(date: $0).dayNumber }, food: item.food)
  }
}
