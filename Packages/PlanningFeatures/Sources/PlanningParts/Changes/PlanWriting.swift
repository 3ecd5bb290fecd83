import AppShell
import DesignSystem
import EaterRecord
import MealPlan

/// The result of a change of the plan.
package enum PlanWriting: Sendable {
  /// The change is stored, with its notice.
  case stored(Notice?)
  /// The change was refused, with the reason in words.
  case refused(String)
  /// The change could not be stored.
  case unstored
}

extension PlanningClients {
  /// Stores all events of a change of the plan as one batch, so that one undo reverts them.
  package func write(
    _ change: PlannerChange, _ world: World, _ context: EffectContext<KeptPlanning>
  ) async -> PlanWriting {
    guard let kept = try? await context.latest() else { return .unstored }
    let makeID = context.environment.makeID
    do throws(PlanError) {
      let changes = PlannerChanges(kept.record, service, at: world) {
        PlannedMealID(rawValue: makeID())
      }
      if let words = changes.refusal(of: change, copy) { return .refused(words) }
      let events = try changes.events(of: change)
      if let words = changes.refusal(of: change, making: events, copy) { return .refused(words) }
      guard await isRecorded(events, world, context) else { return .unstored }
      return .stored(changes.notice(of: change, events, copy))
    } catch {
      return .refused(copy.text(for: error))
    }
  }

  /// Stores events of the plan; returns true if they are stored or there are none.
  package func isRecorded(
    _ events: [PlanEvent], _ world: World, _ context: EffectContext<KeptPlanning>
  ) async -> Bool {
    guard !events.isEmpty else { return true }
    return await context.isWritten {
      _ = try await stores.plan.record(events, at: world.date)
    }
  }
}
