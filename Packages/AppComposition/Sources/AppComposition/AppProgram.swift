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

/// The program of an app: what it uses from outside, and the parts that it is made of.
public struct AppProgram: Sendable {
  /// What it uses from outside, with the words of its parts.
  public let context: AppContext
  /// What it is made of, in the order of its tabs.
  public let parts: [AppPart]
  /// What may leave the device.
  public let allowed: Set<StreamName>

  /// Makes a program.
  ///
  /// - Parameter allowed: what may leave the device; what the family of apps allows unless given.
  public init(
    _ context: AppContext, _ parts: [AppPart],
    sharing allowed: Set<StreamName> = SharedStreams.family
  ) {
    var context = context
    var words = CopyTable.sharedEnglish.entries.merging(Self.words) { $1 }
    for part in parts { words.merge(part.words) { $1 } }
    context.copy.tables.append(CopyTable(language: "en", entries: words))
    (self.context, self.parts, self.allowed) = (context, parts, allowed)
  }

  /// The program at the command line.
  ///
  /// - Parameter name: what messages call it.
  public func commandLine(_ name: String, shells: AppShells = AppShells()) -> CommandLineProgram {
    let app = AppVerbs(in: shells, flags: [.simulate(Simulation.ofConnection)], open: withApp)
    let brand = context.brand
    let screens = parts.flatMap(\.screens)
    return CommandLineProgram(
      name, tagline: brand.tagline, version: context.version,
      home: app.home("the app at a terminal; elsewhere its first screen, drawn once"),
      forms: verbs + ScreenVerbs(of: brand, list: { screens }).forms + [app.serve],
      sharedFlags: [.dataFolder(else: context.dataVariable)])
  }

  /// The verbs of all parts, and those over consents; each that takes `--simulate` does what it does when
  /// services behave so.
  private var verbs: [CommandForm] {
    forms(in: context).enumerated().map { place, form in
      let ways = [Simulation.ofServices, Simulation.ofMeetings]
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
    return parts.flatMap { $0.verbs(sessions, context) } + consents.forms
  }

  /// Opens the data folder, with what the parts share.
  func session(
    _ invocation: Invocation, _ opening: AppSession.Opening = .read, in context: AppContext
  ) throws(CommandError) -> AppSession {
    var session = try AppSession(
      invocation, context, sharing: parts.flatMap(\.sharing), allowing: allowed, opening)
    let opened = session
    session.disputeWords = { () async throws(CommandError) in
      await offers(in: opened).all(DisputeWords.self)
    }
    session.descriptions = { streams in
      let offered = await offers(in: opened).streams
      return offered.filter { streams.contains($0.name) }.map(\.holds)
        + streams.subtracting(offered.map(\.name)).sorted()
    }
    return session
  }

  private func sessions(in context: AppContext) -> SessionOpener {
    SessionOpener { (invocation, opening, work) async throws(CommandError) in
      let session = try session(invocation, opening, in: context)
      return await session.finish(try await work(session))
    }
  }

  /// What the features offer over an opened folder.
  private func offers(in session: AppSession) async -> Offers {
    guard let app = try? app(over: session, in: session.context.environment) else {
      return Offers()
    }
    await app.launch()
    return await app.world.offers
  }

  /// The features of all parts, with what is shown where nothing can be read.
  func features(over session: AppSession) -> [any Feature] {
    parts.flatMap { $0.features(session) } + [UnreadFeature(session)]
  }

  /// The app over an opened folder, to be launched.
  func app(
    over session: AppSession, in environment: AppEnvironment
  ) throws(AppShellError) -> AppRuntime {
    try AppRuntime(
      features: features(over: session),
      unreadNotice: .failure(session.context.copy("app.unread.title")),
      unreadRoute: Route(UnreadFeature.route), environment: environment)
  }
}
