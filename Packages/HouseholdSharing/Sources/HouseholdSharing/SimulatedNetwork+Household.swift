import AppRecord
import ServiceCalls
import Sync

extension SimulatedNetwork {
  /// The list of edits, reached through this simulated connection.
  func exchange(over real: EditExchange) -> EditExchange {
    EditExchange(
      push: { edits, seen async throws(HouseholdFailure) in
        try await self.synchronizing { () async throws(HouseholdFailure) in
          try await real.push(edits, seen)
        }
      },
      pull: { after, limit async throws(HouseholdFailure) in
        try await self.synchronizing { () async throws(HouseholdFailure) in
          try await real.pull(after, limit)
        }
      })
  }

  private func synchronizing<Answer>(
    _ ask: () async throws(HouseholdFailure) -> Answer
  ) async throws(HouseholdFailure) -> Answer {
    try await carry(
      offline: .unanswered(.offline),
      unheard: .unanswered(.timedOut(seconds: ServiceLimits().seconds)),
      useless: .failure(.unavailable(status: 500)), ask)
  }
}
