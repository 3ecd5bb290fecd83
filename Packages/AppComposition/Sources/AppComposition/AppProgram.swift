import AppRecord
import AppShell
import CommandKit
import DesignSystem
import HouseholdSharing
import Journal
import ScreenCommands
import ScreenParts
import SharingFeatures
import StageParts
import Sync

/// The program of an app: its context and its parts.
public struct AppProgram: Sendable {
  /// The context, with the words of its parts.
  public let context: AppContext
  /// The parts, in the order of the app's tabs.
  public let parts: [AppPart]
  /// The streams that may leave the device.
  public let allowed: Set<StreamName>
  let shown: AppShowing

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - allowed: the streams that may leave the device; by default those of the family of apps.
  ///   - shown: the program's appearance at the command line.
  public init(
    _ context: AppContext, _ parts: [AppPart],
    sharing allowed: Set<StreamName> = SharedStreams.family, shown: AppShowing = AppShowing()
  ) {
    self.shown = shown
    var context = context
    // The words of a later part replace those of an earlier one.
    let words = parts.reversed().map(\.words) + [Self.words, CopyTable.sharedEnglish.entries]
    context.copy.tables += words.filter { !$0.isEmpty }.map {
      CopyTable(language: "en", entries: $0)
    }
    (self.context, self.parts, self.allowed) = (context, parts, allowed)
  }

  /// Makes the program for the command line.
  ///
  /// - Parameter name: the program's name in messages.
  public func commandLine(_ name: String, shells: AppShells = AppShells()) -> CommandLineProgram {
    let app = AppVerbs(in: shells, flags: [.simulate(shown.simulations)], open: withApp)
    let (brand, copy, parts) = (context.brand, context.copy, parts)
    return CommandLineProgram(
      name, tagline: brand.tagline, version: context.version,
      home: app.home("open the app in a terminal; elsewhere print \(shown.firstScreen) once"),
      forms: verbs + ScreenVerbs(of: brand) { try parts.flatMap { try $0.screens(copy) } }.forms
        + [app.serve],
      sharedFlags: [.dataFolder(else: context.dataVariable, at: context.dataPlace)])
  }

  /// The commands of all parts, and the one for consents.
  ///
  /// Each command that takes `--simulate` runs with the chosen services.
  private var verbs: [CommandForm] {
    forms(in: context).enumerated().map { place, form in
      let ways = [SimulatedCondition.ofServices, SimulatedCondition.ofSync]
        .first { form.flags.contains(.simulate($0)) }
      guard let ways else { return form }
      return form.running { invocation async throws(CommandError) in
        guard let simulation = try invocation.simulation(among: ways) else {
          return try await form.run(invocation)
        }
        let network = SimulatedNetwork(simulation.behaviour, sleep: context.environment.sleep)
        return try await forms(in: context.asking(over: network))[place].run(invocation)
      }
    }
  }

  private func forms(in context: AppContext) -> [CommandForm] {
    let sessions = sessions(in: context)
    let consents = ConsentsVerb(sessions: sessions) { await offers(in: $0).consents }
    let all = parts.flatMap { $0.verbs(sessions, context) } + consents.forms
    guard let commands = shown.commands else { return all }
    return commands.flatMap { command in
      all.filter { $0.words.first == command }
    }
  }

  /// Opens the data folder and shares the streams of the parts.
  func session(
    _ invocation: Invocation, _ opening: AppSession.Opening = .read, in context: AppContext
  ) throws(CommandError) -> AppSession {
    var session = try AppSession(
      invocation, context, sharing: parts.flatMap(\.sharing), allowing: allowed, opening)
    let unopened = session
    session.disputeWords = { () async throws(CommandError) in
      await offers(in: opened(unopened)).all(DisputeWords.self)
    }
    session.descriptions = { streams in
      let offered = await offers(in: opened(unopened), launched: false).streams
      return offered.filter { streams.contains($0.name) }.map(\.holds)
        + streams.subtracting(offered.map(\.name)).sorted()
    }
    return opened(session)
  }

  /// Lets every part prepare the session.
  private func opened(_ session: AppSession) -> AppSession {
    var session = session
    for part in parts { part.opening(&session) }
    return session
  }

  private func sessions(in context: AppContext) -> SessionOpener {
    SessionOpener { (invocation, opening, work) async throws(CommandError) in
      let session = try session(invocation, opening, in: context)
      return await session.finish(try await work(session))
    }
  }

  /// The features' offers over an opened folder.
  ///
  /// Without a launch, only the offers that do not depend on stored data.
  private func offers(in session: AppSession, launched: Bool = true) async -> Offers {
    guard let app = try? app(over: session, in: session.context.environment) else {
      return Offers()
    }
    if launched { await app.launch() }
    return await app.world.offers
  }

  /// The features of all parts, and the screen for unreadable data.
  func features(over session: AppSession) -> [any Feature] {
    parts.flatMap { $0.features(session) }
      + (session.unread == nil ? [UnreadFeature(session)] : [])
  }

  /// Makes the app over an opened folder, ready to be launched.
  func app(
    over session: AppSession, in environment: AppEnvironment
  ) throws(AppShellError) -> AppRuntime {
    var session = session
    session.context.copy.hand = environment.hand
    let unread =
      session.unread
      ?? UnreadNotice(
        .failure(session.context.copy("app.unread.title")), at: Route(UnreadFeature.route))
    return try AppRuntime(
      features: features(over: session), unreadNotice: unread.notice, unreadRoute: unread.route,
      environment: environment)
  }
}
