import AppRecord
import AppShell
import CommandKit
import HouseholdSharing
import ScreenCommands
import StageParts
import Synchronization

extension AppProgram {
  /// Does something with the app over the data folder, with a simulated connection where that is asked for.
  func withApp(
    _ invocation: Invocation, _ purpose: AppVerbs.Purpose, _ work: AppVerbs.Work
  ) async throws(CommandError) -> Reply {
    let simulation = try invocation.simulation(among: Simulation.ofConnection)
    // Served, the app says at every address that the data cannot be read.
    let opening: AppSession.Opening = purpose == .serving ? .unread : .read
    let session = try session(invocation, opening, in: context)
    var environment = context.environment
    if purpose == .drawing { environment.sleep = { _ in } }
    if purpose == .serving { environment.hand = .taps }
    var settings = StageSettings()
    settings[StageSwitch.network.id] = simulation?.rawValue
    let app = OpenedApp(
      stage(over: session, in: environment), settings: settings,
      paths: features(over: session).flatMap(\.routes).map(\.path))
    let reply = try await work(app)
    if purpose == .drawing { try session.checkFaults(writing: false) }
    return await session.finish(reply)
  }

  /// An app that can be started any number of times over one data folder; the time of day and the connection
  /// can be set for each by itself.
  func stage(over session: AppSession, in environment: AppEnvironment) -> Stage {
    Stage(
      switches: [.time, .network],
      start: { settings async throws(AppShellError) in
        try await Circumstances(session, environment, settings).begin(self)
      },
      storedChanges: { DataChange.all(in: session.record.journal, environment) })
  }
}

/// What is set around one app on the stage.
private final class Circumstances: Sendable {
  private let session: AppSession
  private let environment: AppEnvironment
  private let clock: StageClock
  private let network: SimulatedNetwork
  private let settings: Mutex<StageSettings>

  init(_ session: AppSession, _ environment: AppEnvironment, _ settings: StageSettings) {
    self.session = session
    self.environment = environment
    self.settings = Mutex(settings)
    clock = StageClock(environment)
    network = SimulatedNetwork(Self.behaviour(settings), sleep: environment.sleep)
    clock.set(settings[StageSwitch.time.id])
  }

  func begin(_ program: AppProgram) async throws(AppShellError) -> StagedApp {
    var circumstances = environment
    let (clock, network, isReallyConnected) = (clock, network, environment.isConnected)
    circumstances.deviceNow = environment.now
    circumstances.now = { clock.now }
    circumstances.isConnected = { network.isConnected() && isReallyConnected() }
    var session = session
    session.households = session.households.asking(over: network)
    let app = try program.app(over: session, in: circumstances)
    network.wait(by: await app.environment.sleep)
    await app.launch()
    return StagedApp(app: app) { wanted in
      let before = network.behaviour
      self.adjust(wanted)
      if network.behaviour != before { await app.connectionChanged() }
      return true
    }
  }

  /// Sets the time and the connection; what is as it was goes on as it is.
  private func adjust(_ wanted: StageSettings) {
    settings.withLock { settings in
      func isOther(_ one: StageSwitch) -> Bool { settings[one.id] != wanted[one.id] }
      if isOther(.time) { clock.set(wanted[StageSwitch.time.id]) }
      if isOther(.network) { network.behaviour = Self.behaviour(wanted) }
      settings = wanted
    }
  }

  private static func behaviour(_ settings: StageSettings) -> SimulatedNetwork.Behaviour {
    settings[StageSwitch.network.id].flatMap(Simulation.init)?.behaviour ?? .absent
  }
}
