import CommandKit
import EaterRecord
import Groceries
import MealModels
import MealPlan

extension PlanVerb {
  static let explain = Flag("--explain", nil, "why each meal is there")

  var showForm: CommandForm {
    CommandForm(
      "plan show", flags: [PlanSession.week, Self.explain, .json], "a week as it is planned",
      run: show)
  }

  private func show(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withPlan(invocation) { session async throws(CommandError) in
      let days = session.targets.days
      return PlanAnswer(
        session, days: days, budget: await session.budget(of: days)
      ).reply(invocation)
    }
  }
}

extension PlanSession {
  /// What a week costs by its grocery list beside its budget; nil without one.
  ///
  /// What cannot be read or asked for leaves the cost unknown, and the plan is shown all the same.
  fileprivate func budget(of days: Range<Int>) async -> PlanDocument.Budget? {
    guard let weekly = stored.planSettings.weeklyBudget else { return nil }
    var cost: Money?
    if let groceries = try? await GrocerySession(self, days: days).groceries {
      let total = await groceries.kept().priced?.total
      cost = groceries.standing(total, of: weekly)?.total
    }
    return PlanDocument.Budget(weekly: weekly, cost: cost)
  }
}
