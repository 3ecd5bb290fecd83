import AppShell
import HouseholdSharing
import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HouseholdFeature {
  /// How long a meeting may last, in seconds.
  private static let longestMeeting = 600.0

  func perform(_ effect: Effect, _ context: Context) -> AsyncStream<Action> {
    if case .wait(let seconds) = effect { return waiting(seconds, context) }
    return .reporting { report in
      switch effect {
      case .meet(let isAnew): report(await meeting(isAnew, context))
      case .decide(let decisions, let date):
        report(.stored(await decide(decisions, at: date, context)))
      case .share(let effect): await perform(effect, context) { report(.shared($0)) }
      case .wait: break
      }
    }
  }

  private func decide(
    _ decisions: [MergeDecision], at date: Date, _ context: Context
  ) async -> MergeOutcome {
    do {
      return try await context.write {
        var outcome = MergeOutcome.kept
        for decision in decisions {
          let isKept = try await clients.households.sync.decide(
            decision.conflict, for: decision.edit, at: date)
          if !isKept { outcome = .outdated }
        }
        return outcome
      }
    } catch { return .unsaved }
  }

  /// A meeting that ends when the app closes, or draws no more than one screen.
  ///
  /// The waiting beside it ends then. Whatever was done until then holds.
  private func meeting(_ isAnew: Bool, _ context: Context) async -> Action {
    await withTaskGroup(of: Action?.self) { group in
      group.addTask { await meet(isAnew, context) }
      group.addTask {
        try? await context.environment.sleep(Self.longestMeeting)
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      let cut = HouseholdTrouble.server(.unanswered(.cancelled))
      return first ?? .failed(cut, context.environment.now(), chance: 0)
    }
  }

  private func meet(_ isAnew: Bool, _ context: Context) async -> Action {
    let households = clients.households
    do throws(HouseholdTrouble) {
      let outcome = try await context.write { () async throws(HouseholdTrouble) in
        let isConnected = context.environment.isConnected()
        return isAnew
          ? try await households.rejoin(isConnected: isConnected)
          : try await households.meet(isConnected: isConnected)
      }
      return .met(outcome, context.environment.now())
    } catch {
      let chance = Double(context.environment.makeSeed() >> 11) * 0x1p-53
      return .failed(error, context.environment.now(), chance: chance)
    }
  }

  /// Comes back when a meeting is due; a wait never holds up the end of the app.
  private func waiting(_ seconds: Double, _ context: Context) -> AsyncStream<Action> {
    AsyncStream { continuation in
      let task = Task {
        if (try? await context.environment.sleep(seconds)) != nil {
          continuation.yield(.due(.timer))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
