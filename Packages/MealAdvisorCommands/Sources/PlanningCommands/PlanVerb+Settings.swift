import EaterCommands
import CommandKit
import MealModels
import MealPlan
import PlanSessions
import PrintedText

extension PlanVerb {
  var settingsForm: CommandForm {
    CommandForm(
      "plan settings [KEY] [VALUE]", flags: [.json],
      "how you plan: week-start, minutes, busy-evenings, leftovers, budget", run: settings)
  }

  private func settings(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let operands = invocation.arguments.operands
    return try await withPlan(invocation) { session async throws(CommandError) in
      var plan = session.stored.plan
      if let key = operands.first {
        guard operands.count == 2 else {
          throw .wrong("'plan settings KEY VALUE' sets one; \(PlanSettingWords.keys)")
        }
        let words = PlanSettingWords(currency: advisor.currency)
        var events: [PlanEvent] = []
        for setting in try words.settings(key, operands[1], now: plan.settings) {
          do throws(PlanError) { events += try plan.setting(setting) } catch {
            throw .wrong(error.description)
          }
        }
        try await session.record(events)
        plan = plan.applying(events)
      }
      let settings = PlanSettingWords(currency: advisor.currency).values(of: plan.settings)
      return invocation.reply(
        .object(settings.map { JSON.Member($0.key, .string($0.value)) }),
        settings.map { "\($0.key): \($0.value)" })
    }
  }
}
