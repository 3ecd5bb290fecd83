import AppShell
import AppTesting
import DesignSystem
import Synchronization
import Testing

/// A disk that takes its time and cannot be hurried.
private final class SlowDisk: Sendable {
  private let state = Mutex((isWriting: false, writes: 0))

  var isWriting: Bool { state.withLock { $0.isWriting } }
  var writes: Int { state.withLock { $0.writes } }

  func write() async {
    state.withLock { $0.isWriting = true }
    let wait = Task.detached { try? await Task.sleep(for: .milliseconds(100)) }
    await wait.value
    state.withLock { $0 = (false, $0.writes + 1) }
  }
}

/// Writes under a name, so that it can be cancelled.
private struct WriterFeature: Feature {
  enum Action: Sendable { case started, stopped, written }
  enum Effect: Sendable { case write }

  let id: FeatureID = "writer"
  let routes = [RouteDefinition(RouteForm("writer"), .root)]
  let disk: SlowDisk

  func initialState() -> Int { 0 }

  let actions: [ActionHandler<Action>] = [
    .on(ActionForm("writer.start"), .started),
    .on(ActionForm("writer.stop"), .stopped),
  ]

  func reduce(_ action: Action, into state: inout Int, stored: Void, world: World) -> [Command<
    Effect
  >] {
    switch action {
    case .started: return [.run(.write, id: "write")]
    case .stopped: return [.cancel("write")]
    case .written: state += 1
    }
    return []
  }

  func perform(_ effect: Effect, _ context: EffectContext<Void>) -> AsyncStream<Action> {
    .reporting { report in
      await disk.write()
      report(.written)
    }
  }

  func screen(of route: Route, state: Int, stored: Void, context: ScreenContext) -> (
    any Screen
  )? {
    PlainScreen(
      id: "writer", title: "\(state)",
      buttons: [
        ("start", ControlAction("writer.start")), ("stop", ControlAction("writer.stop")),
      ])
  }

  func offers(_ state: Int, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("writer"), .home, "Writer")
    return offers
  }
}

/// Has an effect that reports twice and then runs until it is cancelled, which the feature does when it
/// receives the first report.
private struct TalkerFeature: Feature {
  enum Action: Sendable { case started, heard }
  enum Effect: Sendable { case talk }

  let id: FeatureID = "talker"
  let routes = [RouteDefinition(RouteForm("talker"), .root)]
  let actions: [ActionHandler<Action>] = [.on(ActionForm("talker.start"), .started)]

  func initialState() -> Int { 0 }

  func reduce(_ action: Action, into state: inout Int, stored: Void, world: World) -> [Command<
    Effect
  >] {
    if case .started = action { return [.run(.talk, id: "talk")] }
    state += 1
    return [.cancel("talk")]
  }

  func perform(_ effect: Effect, _ context: EffectContext<Void>) -> AsyncStream<Action> {
    .reporting { report in
      report(.heard)
      report(.heard)
      let (endless, end) = AsyncStream.makeStream(of: Void.self)
      for await _ in endless {}
      end.finish()
    }
  }

  func screen(of route: Route, state: Int, stored: Void, context: ScreenContext) -> (
    any Screen
  )? {
    PlainScreen(
      id: "talker", title: "\(state)", buttons: [("start", ControlAction("talker.start"))])
  }

  func offers(_ state: Int, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("talker"), .home, "Talker")
    return offers
  }
}

@Suite struct CancellingTests {
  @Test(.timeLimit(.minutes(1)))
  func `a cancelled effect ends and sends no further actions`() async throws {
    let app = try AppRuntime(features: [TalkerFeature()], environment: .fixed)
    await app.launch()
    try await app.fire(ActionCall("talker.start"))
    await app.settle()
    #expect(try await app.screen().title == "1")
  }

  @Test(arguments: [("writer.stop", 1), ("writer.start", 2)] as [(ActionID, Int)])
  func `closing the app waits for the write of a cancelled effect`(
    second: ActionID, writes: Int
  ) async throws {
    let disk = SlowDisk()
    let app = try AppRuntime(features: [WriterFeature(disk: disk)], environment: .fixed)
    await app.launch()
    try await app.fire(ActionCall("writer.start"))
    while !disk.isWriting { await Task.yield() }
    try await app.fire(ActionCall(second))
    await app.close()
    #expect(disk.writes == writes)
    #expect(try await app.screen().title == "\(writes - 1)", "nobody listens to a cancelled effect")
  }
}
