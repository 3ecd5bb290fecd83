import AccountScreens
import CommandKit
import DesignSystem
import EaterRecord
import Journal
import PremiumGate
import Presentation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `premium`: the local store provider.
struct PremiumVerb {
  let advisor: MealAdvisorContext

  var forms: [CommandForm] {
    [
      CommandForm("premium status", flags: [.json], "where you stand") {
        (invocation) async throws(CommandError) in
        try await advisor.withSession(invocation) { session async throws(CommandError) in
          let phase = try await session.readRefreshed().phase(at: session.now)
          return await reply(phase, session, invocation)
        }
      },
      step("start-trial", "start the one free trial") {
        (subscriptions, date) async throws(SubscriptionError) in
        try await subscriptions.startTrial(at: date)
      },
      step("cancel", "end the subscription with its period") {
        (subscriptions, date) async throws(SubscriptionError) in
        try await subscriptions.cancel(at: date)
      },
      step("restore", "bring back what was bought before") {
        (subscriptions, date) async throws(SubscriptionError) in
        try await subscriptions.restore(at: date)
      },
    ]
  }

  private typealias Step =
    @Sendable (Subscriptions, Date) async throws(SubscriptionError) -> EntitlementPhase

  private func step(
    _ word: String, _ summary: String, _ call: @escaping Step
  ) -> CommandForm {
    CommandForm("premium \(word)", flags: [.json], summary) {
      (invocation) async throws(CommandError) in
      try await advisor.withSession(invocation) { session async throws(CommandError) in
        do throws(SubscriptionError) {
          return await reply(
            try await call(session.subscriptions, session.now), session, invocation)
        } catch {
          try session.checkFaults()
          throw session.error(error)
        }
      }
    }
  }

  private func reply(
    _ phase: EntitlementPhase, _ session: Session, _ invocation: Invocation
  ) async -> Reply {
    let isAvailable = await session.subscriptions.isTrialAvailable(at: session.now)
    let text = PremiumText(
      phase: phase, isTrialAvailable: isAvailable, environment: advisor.environment,
      copy: advisor.copy)
    return invocation.reply(text.json, text.lines)
  }
}

extension Session {
  fileprivate func error(_ error: SubscriptionError) -> CommandError {
    switch error {
    case .purchase(let error): .failed(advisor.copy.text(for: error))
    case .storage(let error): .journal(error, folder: folder)
    }
  }
}
