import EaterRecord
import MealCatalog
import MealModels
import SuggestionEngine
import Synchronization
import Testing

@testable import MealAdvisorFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct SimulatedNetworkTests {
  private let engine = SuggestionService.dishEngine

  private func ask(_ network: SimulatedNetwork) async -> SuggestionSourceError? {
    let source = SuggestionSource.simulatedRemote(over: .bundled(engine), network: network)
    do throws(SuggestionSourceError) {
      let moment = LocalMoment(date: Date(timeIntervalSince1970: 1_778_610_600))
      _ = try await source.suggest(
        SuggestionRequest(moment: moment, limits: .none, wishes: Wishes(), seed: 7), History())
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      (.working, [nil, nil, nil], [0.5, 0.5, 0.5]), (.slow, [nil, nil, nil], [4, 4, 4]),
      (.absent, [nil, nil, nil], []),
      (.offline, [.offline, .offline, .offline], []),
      (.failing, [.invalidAnswer, .invalidAnswer, .invalidAnswer], [0.5, 0.5, 0.5]),
      (.flaky(failures: 2), [.invalidAnswer, .invalidAnswer, nil], [0.5, 0.5, 0.5]),
      (.flaky(failures: 0), [nil, nil, nil], [0.5, 0.5, 0.5]),
    ] as [(SimulatedNetwork.Behaviour, [SuggestionSourceError?], [Double])])
  func `each kind of connection answers, waits and fails as it is named`(
    behaviour: SimulatedNetwork.Behaviour, errors: [SuggestionSourceError?], waits: [Double]
  ) async {
    let waited = Mutex<[Double]>([])
    let network = SimulatedNetwork(behaviour) { seconds in waited.withLock { $0.append(seconds) } }
    #expect(network.isConnected() == (behaviour != .offline))
    var found: [SuggestionSourceError?] = []
    for _ in 0..<3 { found.append(await ask(network)) }
    #expect(found == errors)
    #expect(waited.withLock { $0 } == waits)
    #expect(network.requests == 3)
  }

  @Test func `a wait that is ended is no answer, and behaviour changes at once`() async {
    let network = SimulatedNetwork(.slow) { _ in throw CancellationError() }
    #expect(await ask(network) == .interrupted)
    network.wait { _ in }
    #expect(await ask(network) == nil)
    network.behaviour = .offline
    #expect(await ask(network) == .offline)
  }
}
