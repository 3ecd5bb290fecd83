import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation

extension GroceryListFeature {
  /// A tap on one line of a recipe, or what follows from it.
  enum LineTap: Sendable {
    case tapped(RecipeIngredient)
    case looked(RecipeIngredientInput)
    case added(RecipeIngredient)
    case takenBack(ManualItemID)
  }

  /// The actions of the lines of a recipe.
  static let lineActions: [ActionHandler<Action>] = [
    .on(GroceryAction.ingredient) { .line(.tapped($0)) },
    .on(GroceryAction.addLine) { .line(.added($0)) },
    .on(GroceryAction.takeBack) { .line(.takenBack($0)) },
  ]

  /// Applies a tap on a line of a recipe.
  ///
  /// The menu opens when it is known whether the food is on the list, and adds its line once.
  func change(
    _ tap: LineTap, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch tap {
    case .tapped(let line):
      return input(of: line, stored, world).map { [.run(.lookUp($0, world))] } ?? []
    case .looked(let input):
      (state.line, state.isLineAdded) = (input, false)
      return [.show(Route(PlanningRoutes.recipeIngredient, input.line))]
    case .added(let line):
      guard let input = state.line, input.line == line, !state.isLineAdded else { return [] }
      state.isLineAdded = true
      let id = ManualItemID(rawValue: "line-\(world.seed)")
      let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.recipeIngredient) ? [.dismiss] : []
      return leaving + [.run(.addLine(input, id, world))]
    case .takenBack(let id):
      return record(stored.record.shopping.discarding(id), world)
    }
  }

  /// The words of a line for its servings, in the units of the setting; nil if it is gone.
  private func input(
    of line: RecipeIngredient, _ stored: KeptPlanning, _ world: World
  ) -> RecipeIngredientInput? {
    let service = clients.service
    guard line.servings > 0, let meal = service.catalog.meal(service.currentID(of: line.meal))
    else { return nil }
    let lines = meal.recipe.ingredients(
      forServings: line.servings, in: units(stored, world),
      measured: service.foods.measured(in: meal.recipe))
    guard lines.indices.contains(line.place) else { return nil }
    return RecipeIngredientInput(line, text: lines[line.place].text, recipe: meal.recipe.title)
  }

  /// A line with what the list knows of its food.
  func lookedUp(
    _ line: RecipeIngredientInput, _ world: World, _ context: Context
  ) async throws(RetailerError) -> RecipeIngredientInput {
    guard let kept = try? await context.latest() else { throw .cancelled }
    let week = try await groceries(of: world.shownWeek(kept), world, context)
    let id = ManualItemID(rawValue: "line-tried")
    var line = line
    guard let events = try? week.adding(String(line.text.prefix(ManualItem.longest)), newID: { id })
    else { return line }
    let item = week.applying(events).list.items.first { $0.handItems.contains(id) }
    guard let item, let known = week.list.items.first(where: { $0.id == item.id }) else {
      return line
    }
    let isDone = known.marks.isTicked && known.missing.isEmpty || known.isAtHome
    line.known =
      isDone ? .atHome : .listed(known.item.shopperText(known.needed, in: units(kept, world)))
    return line
  }

  /// Puts a line on the list of the shown week, with the way to take it back.
  func add(
    _ line: RecipeIngredientInput, as id: ManualItemID, world: World, context: Context,
    report: (Action) -> Void
  ) async throws(RetailerError) {
    guard let kept = try? await context.latest() else { throw .cancelled }
    let week = try await groceries(of: world.shownWeek(kept), world, context)
    let events: [GroceryEvent]
    do throws(GroceryError) {
      events = try week.adding(
        String(line.text.prefix(ManualItem.longest)),
        of: ItemRecipe(line.line.meal, title: line.recipe), newID: { id })
    } catch {
      return report(.stored(.failure(entryWords(of: error))))
    }
    let isStored = await context.isWritten {
      try await clients.stores.shop(events, at: world.date)
    }
    let notice = Notice.confirmation(
      copy("ingredient-line.added", ["line": line.text]), icon: .undo,
      action: ControlAction(GroceryAction.takeBack, id))
    report(isStored ? .stored(notice) : .unstored)
  }
}
