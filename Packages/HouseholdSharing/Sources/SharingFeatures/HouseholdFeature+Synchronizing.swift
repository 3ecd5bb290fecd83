import AppShell
import HouseholdSharing
import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HouseholdFeature {
  /// The longest time that a sync may take, in seconds.
  private static let longestSync = 600.0

  func perform(_ effect: Effect, _ context: Context) -> AsyncStream<Action> {
    if case .wait(let seconds) = effect { return waiting(seconds, context) }
    return .reporting { report in
      switch effect {
      case .synchronize(let isAnew): report(await synchronizing(isAnew, context))
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

  /// A sync that is cancelled when the app closes, for example after it drew only one screen.
  ///
  /// The timer of the longest sync then ends early. Completed steps stay.
  private func synchronizing(_ isAnew: Bool, _ context: Context) async -> Action {
    await withTaskGroup(of: Action?.self) { group in
      group.addTask { await synchronize(isAnew, context) }
      group.addTask {
        try? await context.environment.sleep(Self.longestSync)
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      let cut = HouseholdError.server(.unanswered(.cancelled))
      return first ?? .failed(cut, context.environment.now(), chance: 0)
    }
  }

  private func synchronize(_ isAnew: Bool, _ context: Context) async -> Action {
    let households = clients.households
    do throws(HouseholdError) {
      let outcome = try await context.write { () async throws(HouseholdError) in
        let isConnected = context.environment.isConnected()
        return isAnew
          ? try await households.rejoin(isConnected: isConnected)
          : try await households.synchronize(isConnected: isConnected)
      }
      return .synchronized(outcome, context.environment.now())
    } catch {
      let chance = Double(context.environment.makeSeed() >> 11) * 0x1p-53
      return .failed(error, context.environment.now(), chance: chance)
    }
  }

  /// Waits until a sync is due; a wait never delays the end of the app.
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
