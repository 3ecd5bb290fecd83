import AccountScreens
import AppComposition
import AppRecord
import CommandKit
import DesignSystem
import Journal
import PremiumGate

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `premium`: shows and changes the subscription at the local store provider.
public struct PremiumVerb: Sendable {
  private let sessions: SessionOpener
  private let context: AppContext

  /// Makes the verb of a program.
  public init(_ sessions: SessionOpener, _ context: AppContext) {
    (self.sessions, self.context) = (sessions, context)
  }

  /// The forms of the command, in the order of the help.
  public var forms: [CommandForm] {
    [
      CommandForm("premium status", flags: [.json], "whether you have premium, and until when") {
        (invocation) async throws(CommandError) in
        try await sessions(invocation) { session async throws(CommandError) in
          try await session.refreshPremium()
          let now = session.now
          let phase = try await session.storing { record async throws(JournalError) in
            try await record.provenEntitlement().entitlement.phase(at: now)
          }
          return await reply(phase, session, invocation)
        }
      },
      step("start-trial", "start the one free trial") {
        (subscriptions, date) async throws(SubscriptionError) in
        try await subscriptions.startTrial(at: date)
      },
      step("cancel", "end the subscription at the end of its period") {
        (subscriptions, date) async throws(SubscriptionError) in
        try await subscriptions.cancel(at: date)
      },
      step("restore", "restore an earlier purchase") {
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
      try await sessions(invocation) { session async throws(CommandError) in
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
    _ phase: EntitlementPhase, _ session: AppSession, _ invocation: Invocation
  ) async -> Reply {
    let isAvailable = await session.subscriptions.isTrialAvailable(at: session.now)
    let text = PremiumText(
      phase: phase, isTrialAvailable: isAvailable, environment: context.environment,
      copy: context.copy)
    return invocation.reply(text.json, text.lines)
  }
}

extension AppSession {
  fileprivate func error(_ error: SubscriptionError) -> CommandError {
    switch error {
    case .purchase(let error): .failed(context.copy.text(for: error))
    case .storage(let error): .journal(error, folder: folder)
    }
  }
}
