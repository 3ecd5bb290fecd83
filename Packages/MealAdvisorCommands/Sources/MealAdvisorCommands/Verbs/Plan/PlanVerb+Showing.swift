import CommandKit
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
      PlanAnswer(session, days: session.targets.days).reply(invocation)
    }
  }
}
