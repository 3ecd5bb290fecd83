import AppRecord
import AppShell
import CommandKit
import HouseholdSharing
import ScreenCommands
import StageParts
import Synchronization

extension AppProgram {
  /// Runs the app over the data folder, with a simulated connection if the call asks for one.
  func withApp(
    _ invocation: Invocation, _ purpose: AppVerbs.Purpose, _ work: AppVerbs.Work
  ) async throws(CommandError) -> Reply {
    let simulation = try invocation.simulation(among: shown.simulations)
    // If the data is unreadable, a served app shows the notice at every address.
    let opening: AppSession.Opening = purpose == .serving ? .unread : .read
    var context = context
    context.isServed = purpose == .serving
    let session = try session(invocation, opening, in: context)
    if simulation == .conflict { try await session.joinStandIn() }
    var environment = context.environment
    if purpose == .drawing { environment.sleep = { _ in } }
    if purpose == .serving { environment.hand = .taps }
    var settings = StageSettings()
    if let simulation, SimulatedCondition.ofConnection.contains(simulation) {
      settings[StageSwitch.network.id] = simulation.rawValue
    }
    let name = invocation.program
    let app = OpenedApp(
      stage(over: session, in: environment), settings: settings,
      paths: features(over: session).flatMap(\.routes).map(\.path)
    ) { () async throws(CommandError) in
      // The app can repair some problems itself; unreadable data must be repaired outside the app.
      do throws(CommandError) { return try await session.complaints(name) } catch {
        return [error.message]
      }
    }
    if purpose == .drawing, let complaint = try await session.complaints(name).first {
      throw .failed(complaint)
    }
    let reply = try await work(app)
    if purpose == .drawing { try session.checkFaults(writing: false) }
    return await session.finish(reply)
  }

  /// An app that can be started many times over one data folder.
  ///
  /// Each app can have another time of day and another connection.
  func stage(over session: AppSession, in environment: AppEnvironment) -> Stage {
    if let staging = session.staging {
      return staging.stage(session, environment) {
        (session, environment) async throws(AppShellError) in
        try app(over: session, in: environment)
      }
    }
    var stage = Stage(
      switches: [.time, .network],
      start: { settings async throws(AppShellError) in
        try await ProgramStage(session, environment, settings).begin(self)
      },
      storedChanges: { DataChange.all(in: session.record.journal, environment) })
    stage.photo = { await session.record.journal.photo($0) }
    return stage
  }
}

/// The settings of one running app on the stage.
private final class ProgramStage: Sendable {
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

  /// Sets the time and the connection; an unchanged setting continues.
  private func adjust(_ wanted: StageSettings) {
    settings.withLock { settings in
      func isOther(_ one: StageSwitch) -> Bool { settings[one.id] != wanted[one.id] }
      if isOther(.time) { clock.set(wanted[StageSwitch.time.id]) }
      if isOther(.network) { network.behaviour = Self.behaviour(wanted) }
      settings = wanted
    }
  }

  private static func behaviour(_ settings: StageSettings) -> SimulatedNetwork.Behaviour {
    settings[StageSwitch.network.id].flatMap(SimulatedCondition.init)?.behaviour ?? .absent
  }
}
