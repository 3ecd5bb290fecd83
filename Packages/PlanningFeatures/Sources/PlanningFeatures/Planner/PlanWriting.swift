import AppShell
import DesignSystem
import EaterRecord
import MealPlan

/// What became of a change of the plan.
enum PlanWriting: Sendable {
  /// It is stored, with what is said of it.
  case stored(Notice?)
  /// It makes no sense, in words.
  case refused(String)
  /// It could not be stored.
  case unstored
}

extension PlanningClients {
  /// Stores a change of the plan as one, so that it is undone as one.
  func write(
    _ change: PlannerChange, _ world: World, _ context: EffectContext<KeptPlanning>
  ) async -> PlanWriting {
    guard let kept = try? await context.latest() else { return .unstored }
    let makeID = context.environment.makeID
    do throws(PlanError) {
      let changes = PlannerChanges(kept.record, service, at: world) {
        PlannedMealID(rawValue: makeID())
      }
      let events = try changes.events(of: change)
      guard await isRecorded(events, world, context) else { return .unstored }
      return .stored(changes.notice(of: change, events, copy))
    } catch {
      return .refused(copy.text(for: error))
    }
  }

  /// Stores events of the plan; true where they are, or there are none.
  func isRecorded(
    _ events: [PlanEvent], _ world: World, _ context: EffectContext<KeptPlanning>
  ) async -> Bool {
    guard !events.isEmpty else { return true }
    return await context.isWritten {
      _ = try await stores.plan.record(events, at: world.date)
    }
  }
}
