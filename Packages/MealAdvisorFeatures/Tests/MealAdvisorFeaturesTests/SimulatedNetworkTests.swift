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

  /// What became of four requests to a service, and how many arrived.
  private func calls(_ network: SimulatedNetwork) async -> (outcomes: [String], arrived: Int) {
    let arrived = Mutex(0)
    var outcomes: [String] = []
    for _ in 0..<4 {
      do throws(CallFailure) {
        outcomes.append(
          try await network.carry(
            offline: .offline, unheard: .unheard, useless: .success("useless")
          ) { () throws(CallFailure) in
            arrived.withLock { $0 += 1 }
            return "answered"
          })
      } catch { outcomes.append("\(error)") }
    }
    return (outcomes, arrived.withLock { $0 })
  }

  private enum CallFailure: Error { case offline, unheard }

  @Test(
    arguments: [
      (.absent, ["answered", "answered", "answered", "answered"], 4),
      (.working, ["answered", "answered", "answered", "answered"], 4),
      (.slow, ["answered", "answered", "answered", "answered"], 4),
      (.offline, ["offline", "offline", "offline", "offline"], 0),
      (.failing, ["useless", "useless", "useless", "useless"], 0),
      (.flaky(failures: 2), ["unheard", "answered", "offline", "answered"], 3),
    ] as [(SimulatedNetwork.Behaviour, [String], Int)])
  func `a service is reached as the connection lets it, also once suggestions work again`(
    behaviour: SimulatedNetwork.Behaviour, outcomes: [String], arrived: Int
  ) async {
    let waited = Mutex<[Double]>([])
    let network = SimulatedNetwork(behaviour) { seconds in waited.withLock { $0.append(seconds) } }
    for _ in 0..<3 { _ = await ask(network) }
    waited.withLock { $0 = [] }
    let found = await calls(network)
    #expect(found.outcomes == outcomes && found.arrived == arrived)
    #expect(waited.withLock { $0 } == (behaviour == .slow ? [4, 4, 4, 4] : []))
  }

  @Test func `a slow request that is ended does not arrive`() async {
    let network = SimulatedNetwork(.slow) { _ in throw CancellationError() }
    let found = await calls(network)
    #expect(found.outcomes == Array(repeating: "offline", count: 4) && found.arrived == 0)
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
