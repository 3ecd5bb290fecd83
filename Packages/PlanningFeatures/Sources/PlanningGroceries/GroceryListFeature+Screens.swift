import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation
import ScreenParts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension GroceryListFeature {
  func screen(
    of route: Route, state: State, stored: KeptPlanning, context: ScreenContext
  ) -> (any Screen)? {
    let presentation = presentation(context)
    let decision = clients.decision(
      .change, clients.soldGroceries, stored.record.entitlement, at: context.world.deviceDate)
    if PlanningRoutes.entry ~= route {
      var input = state.entry
      input.toast = context.notice
      return GroceryEntryScreen(input, presentation)
    }
    if PlanningRoutes.groceryLists ~= route {
      return GroceryListsScreen(
        lists(state, stored, isAllowed: decision.isAllowed, context), presentation)
    }
    if PlanningRoutes.grocerySorting ~= route {
      return GrocerySortingScreen(stored.record.shopping.settings.sorting, presentation)
    }
    if let line = PlanningRoutes.recipeIngredient.read(route) {
      return state.line.flatMap { $0.line == line ? RecipeIngredientScreen($0, presentation) : nil }
    }
    if PlanningRoutes.groceryFilter ~= route {
      return GroceryFilterScreen(
        input(state, stored, isAllowed: decision.isAllowed, context), presentation)
    }
    if let id = PlanningRoutes.item.read(route) {
      return item(id, state, isAllowed: decision.isAllowed).map { input in
        var input = input
        input.shelf = state.shown.flatMap { shown in
          shown.item(id).flatMap { shelf(of: $0, shown, stored, context.world) }
        }
        input.amount = state.shown.flatMap { shown in
          let wrong = state.drawer?.item == id ? state.drawer?.wrongAmount : nil
          return shown.item(id).flatMap { amount(of: $0, shown, wrong) }
        }
        input.hasPrices = state.shown?.groceries.store != nil
        input.otherLists =
          state.shown?.item(id).map {
            otherLists(for: $0, state: state, stored: stored, world: context.world)
          } ?? []
        input.assistant = assistant(for: id, state: state, stored: stored, world: context.world)
        return GroceryItemScreen(input, presentation)
      }
    }
    return GroceryListScreen(
      input(state, stored, isAllowed: decision.isAllowed, context), presentation, rows: rows)
  }

  private func input(
    _ state: State, _ stored: KeptPlanning, isAllowed: Bool, _ context: ScreenContext
  ) -> GroceryListInput {
    let (settings, world) = (stored.record.shopping.settings, context.world)
    let sync = SyncStatus(context.offers)
    var input = GroceryListInput(
      groups: state.shown?.groups,
      store: ChosenStore(settings, retailer: clients.retailers.name(of: settings.retailer)),
      recipes: state.recipes, connection: connection(state, world),
      checkedSecondsAgo: state.shown?.checked.map {
        Int(bounded: max(0, world.date.timeIntervalSince($0)))
      }, isPending: sync?.holdsGroceries ?? false,
      isAllowed: isAllowed, toast: context.notice)
    if let answer = state.shown?.answer, let priced = answer.priced {
      let total = priced.total
      input.total = .init(
        known: total.known,
        // These rows say "No price"; the others are unavailable or in the total.
        unpricedCount: input.items.count {
          !$0.isTicked && !$0.availability.isUnavailable && $0.price == nil
        })
      input.budget = state.shown?.groceries
        .standing(total, of: stored.record.planSettings.weeklyBudget).map(BudgetSum.init)
    }
    if let chosen = PlanningRoutes.item.read(world.route) { input.choose(chosen) }
    input.isRoot = clients.hasTabs
    input.usual = state.shown?.usual ?? []
    input.isBasketOpen = state.isBasketOpen
    input.sorting = settings.sorting
    input.firstDay = world.shownWeek(stored).lowerBound
    input.ownName = state.list.flatMap { stored.record.shopping.ownList($0)?.name }
    input.order = world.openOrder(stored).map { order in
      let isShown = order.list == .week(from: world.shownWeek(stored).lowerBound)
      return GroceryListInput.Order(
        retailer: clients.retailers.name(of: settings.retailer),
        firstDay: isShown && state.list == nil ? nil : order.list.days?.lowerBound)
    }
    input.questionCount = sync?.questionCount ?? 0
    return input
  }

  private func connection(_ state: State, _ world: World) -> GroceryListInput.Connection {
    guard world.isConnected else { return .offline }
    if state.refreshing != nil { return .refreshing }
    return state.failure == nil ? .online : .failed
  }

  private func item(
    _ id: GroceryItemID, _ state: State, isAllowed: Bool
  ) -> GroceryItemInput? {
    guard let row = state.shown?.row(id), let listed = state.shown?.item(id) else { return nil }
    let original = state.shown?.groceries.replacedItem(behind: listed)
    let found = state.drawer?.item == id ? state.drawer?.substitutes : nil
    let chosen = original?.marks.substitute?.name
    return GroceryItemInput(
      row, sources: GroceryWords.sources(of: listed, in: state.shown?.units ?? .us, copy),
      substitutes: (found?.choices ?? []).map { choice in
        GroceryItemInput.Substitute(
          choice.name, choice.name, reason: reason(choice), isChosen: choice.name == chosen)
      },
      proposalTaken: found.flatMap { found in
        chosen.flatMap { name in
          found.choices.contains { $0.name == name } ? nil : name
        }
      }, isAllowed: isAllowed)
  }

  /// The amount of the substitute, its price, the price of the replaced item, and why it fits.
  private func reason(_ choice: SubstituteAnswer.Choice) -> String {
    let difference = choice.priceDifference.flatMap { price -> String? in
      guard price.hundredths != 0 else { return nil }
      let amount = copy.price(Money(hundredths: abs(price.hundredths), price.currency))
      let key: CopyKey =
        price.hundredths > 0 ? "grocery-item.costs-more" : "grocery-item.costs-less"
      return copy(key, ["amount": amount])
    }
    return [choice.caution, choice.ratio, difference, choice.substitute.why].compactMap(\.self)
      .joined(separator: " · ")
  }
}
