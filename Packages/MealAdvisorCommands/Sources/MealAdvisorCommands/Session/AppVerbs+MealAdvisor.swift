import AppComposition
import StageParts
import AppShell
import CommandKit
import EaterRecord
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import ScreenCommands

extension MealAdvisorContext {
  /// The app over the data folder, with a made-up world outside where that is asked for.
  func appVerbs(in shells: AppShells) -> AppVerbs {
    AppVerbs(in: shells, flags: [.simulate(Simulation.allCases)], open: withApp)
  }

  private func withApp(
    _ invocation: Invocation, _ purpose: AppVerbs.Purpose, _ work: AppVerbs.Work
  ) async throws(CommandError) -> Reply {
    let simulation = try invocation.simulation(among: Simulation.allCases)
    // Whoever is served sees at every address that the data cannot be read (S-ERR-04).
    let opening: AppSession.Opening = purpose == .serving ? .unread : .read
    return try await withSession(invocation, opening) { session async throws(CommandError) in
      if simulation == .conflict { try await session.app.joinStandIn() }
      let app = session.app(under: simulation, for: purpose, in: invocation)
      guard purpose == .drawing else { return try await work(app) }
      let unreadable = service.unreadableLimits(of: try await session.read())
      guard unreadable.isEmpty else {
        throw .unreadableLimits(unreadable, program: invocation.program)
      }
      let reply = try await work(app)
      try session.app.checkFaults(writing: false)
      return reply
    }
  }
}

extension Session {
  /// The app's clients over this data folder.
  private func clients(
    exports: ExportDestination = .none, calendar: CalendarPort? = nil
  ) -> MealAdvisorClients {
    var clients = MealAdvisorClients(
      service: advisor.service, stores: stores, subscriptions: subscriptions, exports: exports,
      copy: advisor.copy)
    clients.ownMeals = ownMeals
    clients.recipeLinks = advisor.recipeLinks
    clients.retailers = retailers
    clients.assistants = assistants
    clients.households = households
    clients.layout = advisor.layout
    clients.diagnostics = Diagnostics(startedAt: now, crashes: crashes)
    clients.calendar = calendar
    return clients
  }

  /// What streams hold, in words for the eater; the name of one that no feature describes.
  func descriptions(of streams: Set<String>) async -> [String] {
    let app = try? MealAdvisor.app(clients(), in: advisor.environment)
    let offers = await app?.world.offers.streams ?? []
    return offers.filter { streams.contains($0.name) }.map(\.holds)
      + streams.subtracting(offers.map(\.name)).sorted()
  }

  /// The app, to be started any number of times over this data folder; exports go to the folder in
  /// which the program was started.
  fileprivate func app(
    under simulation: Simulation?, for purpose: AppVerbs.Purpose,
    in invocation: Invocation
  ) -> OpenedApp {
    let file = invocation.context.exportFile
    let clients = clients(
      exports: .files(in: advisor.workingFolder, besides: folder, through: file),
      calendar: .files(
        through: .files(
          in: advisor.workingFolder, besides: folder, through: file,
          mark: CookingAppointment.iCalendarMark)))
    var settings = StageSettings()
    if let simulation, Simulation.ofConnection.contains(simulation) {
      settings[MealAdvisor.Switch.network.id] = simulation.rawValue
    }
    var environment = advisor.environment
    if purpose == .drawing { environment.sleep = { _ in } }
    if purpose == .serving { environment.hand = .taps }
    return OpenedApp(
      MealAdvisor.stage(clients, in: environment),
      settings: settings,
      paths: MealAdvisor.features(clients).flatMap(\.routes).map(\.path)
    ) { () async throws(CommandError) in
      // The app shows no meal then, and is where they can be set anew; what keeps it from reading
      // anything can only be mended outside of it.
      do throws(CommandError) {
        let unreadable = clients.service.unreadableLimits(of: try await read())
        return unreadable.isEmpty
          ? [] : [Wording.text(unreadable: unreadable, program: invocation.program)]
      } catch { return [error.message] }
    }
  }
}
