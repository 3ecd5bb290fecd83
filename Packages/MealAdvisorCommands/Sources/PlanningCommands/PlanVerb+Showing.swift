import EaterCommands
import CommandKit
import EaterRecord
import GroceryCommands
import MealModels
import MealPlan
import PlanSessions

extension PlanVerb {
  var showForm: CommandForm {
    CommandForm(
      "plan show", flags: [PlanSession.week, PlanSession.explain, .json], "show the plan of a week",
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
