import AppComposition
import StageParts
import CommandKit
import EaterRecord
import MealAdvisorFeatures
import WebPages

extension MealAdvisorContext {
  /// Forms of which each that takes `--simulate` does what it does when everything outside behaves so.
  func simulating(
    _ forms: @escaping @Sendable (MealAdvisorContext) -> [CommandForm]
  ) -> [CommandForm] {
    forms(self).enumerated().map { place, form in
      let ways = [Simulation.ofServices, Simulation.ofMeetings]
        .first { form.flags.contains(.simulate($0)) }
      guard let ways else { return form }
      return form.running { invocation async throws(CommandError) in
        guard let simulation = try invocation.simulation(among: ways) else {
          return try await form.run(invocation)
        }
        let network = SimulatedNetwork(simulation.behaviour, sleep: environment.sleep)
        return try await forms(asking(over: network))[place].run(invocation)
      }
    }
  }

  /// The same, with everybody outside asked over a simulated connection.
  private func asking(over network: SimulatedNetwork) -> MealAdvisorContext {
    var context = self
    context.network = network
    let isReallyConnected = environment.isConnected
    context.environment.isConnected = { network.isConnected() && isReallyConnected() }
    context.pages = pages.over { $0.asking(over: network) }
    return context
  }
}

extension PageConnection {
  /// The same, with pages asked for over a simulated connection; names of hosts are looked up where
  /// there is one at all.
  fileprivate func asking(over network: SimulatedNetwork) -> PageConnection {
    PageConnection(
      ask: { address, limits, progress in
        try await network.carry(
          offline: .offline, unheard: .tooSlow(seconds: limits.seconds),
          useless: .success(Answer(status: 500))
        ) { () async throws(PageFetchError) in try await self.ask(address, limits, progress) }
      },
      addresses: { host in
        guard network.isConnected() else { throw PageFetchError.offline }
        return try await self.addresses(host)
      })
  }
}
