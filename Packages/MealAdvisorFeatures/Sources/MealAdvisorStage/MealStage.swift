import AppShell
import EaterRecord
import MealAdvisorFeatureParts
import PremiumGate
import StageParts
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The conditions of one app on the stage.
final class MealStage: Sendable {
  private let clients: MealAdvisorClients
  private let environment: AppEnvironment
  private let clock: StageClock
  private let network: SimulatedNetwork
  private let sleep: StageSleep
  private let settings: Mutex<StageSettings>

  init(_ clients: MealAdvisorClients, _ environment: AppEnvironment, _ settings: StageSettings) {
    let settings = Self.known(settings)
    self.clients = clients
    self.environment = environment
    self.settings = Mutex(settings)
    clock = StageClock(environment)
    sleep = StageSleep(environment.sleep)
    network = SimulatedNetwork(Self.behaviour(settings), sleep: environment.sleep)
    clock.set(settings[MealAdvisor.Switch.time.id])
  }

  /// Launches the app.
  func begin(_ making: MealAdvisor.Making) async throws(AppShellError) -> StagedApp {
    var circumstances = environment
    let (clock, network, isReallyConnected) = (clock, network, environment.isConnected)
    circumstances.deviceNow = environment.now
    circumstances.now = { clock.now }
    circumstances.isConnected = { network.isConnected() && isReallyConnected() }
    let app = try await making(try await own(clients), circumstances)
    network.wait(by: await app.environment.sleep)
    sleep.wait(by: await app.environment.sleep)
    await app.launch()
    return StagedApp(app: app) { [network] wanted in
      let before = network.behaviour
      guard self.adjust(wanted) else { return false }
      if network.behaviour != before { await app.connectionChanged() }
      return true
    }
  }

  /// Sets the time and the connection of the running app; false if premium or the pictures change,
  /// which needs a restart.
  private func adjust(_ wanted: StageSettings) -> Bool {
    let wanted = Self.known(wanted)
    return settings.withLock { settings in
      func isOther(_ one: StageSwitch) -> Bool { settings[one.id] != wanted[one.id] }
      let anew = [MealAdvisor.Switch.premium, MealAdvisor.Switch.pictures]
      if anew.contains(where: isOther) { return false }
      if isOther(MealAdvisor.Switch.time) { clock.set(wanted[MealAdvisor.Switch.time.id]) }
      if isOther(MealAdvisor.Switch.network) { network.behaviour = Self.behaviour(wanted) }
      settings = wanted
      return true
    }
  }

  /// The clients of this app: the shared ones, with their own connection and subscription.
  private func own(_ shared: MealAdvisorClients) async throws(AppShellError) -> MealAdvisorClients {
    var clients = shared.asking(over: network)
    clients.diagnostics?.startedAt = environment.deviceNow()
    if let pictures { clients.pictures = pictures.source(sleep: sleep.callAsFunction) }
    guard let premium = premium else {
      clients.subscriptions = Subscriptions(
        provider: shared.subscriptions.provider, stores: clients.stores)
      return clients
    }
    let now = environment.now
    clients.stores = try await premium.simulated(in: clients.stores, at: now())
    clients.subscriptions = .local(clients.stores, paying: premium.payment, now: now)
    return clients
  }

  private var premium: SimulatedPremium? {
    settings.withLock { $0[MealAdvisor.Switch.premium.id].flatMap(SimulatedPremium.init) }
  }

  private var pictures: SimulatedPictures? {
    settings.withLock { $0[MealAdvisor.Switch.pictures.id].flatMap(SimulatedPictures.init) }
  }

  private static func behaviour(_ settings: StageSettings) -> SimulatedNetwork.Behaviour {
    settings[MealAdvisor.Switch.network.id].flatMap(SimulatedCondition.init)?.behaviour ?? .absent
  }

  /// The settings that a switch offers; all others are dropped.
  private static func known(_ settings: StageSettings) -> StageSettings {
    settings.filter { id, value in
      MealAdvisor.Switch.all.contains { $0.id == id && $0.accepts(value) }
    }
  }
}
