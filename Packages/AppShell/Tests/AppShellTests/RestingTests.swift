import AppShell
import AppTesting
import DesignSystem
import Synchronization
import Testing

/// What a shell waits for before it shows what a tap did.
@Suite struct RestingTests {
  @Test func `a rest waits for work, not for time to pass`() async throws {
    let wakes = Mutex<[CheckedContinuation<Void, Never>]>([])
    var environment = AppEnvironment.fixed
    environment.sleep = { _ in
      await withCheckedContinuation { continuation in wakes.withLock { $0.append(continuation) } }
    }
    let app = try AppRuntime(features: [CounterFeature()], environment: environment)
    await app.launch()
    await app.rest()
    try await app.fire(ActionCall("counter.wait"))
    await app.rest()
    #expect(try await app.screen().title == "0", "it sleeps still")
    let wake = try #require(wakes.withLock { $0.popLast() })
    wake.resume()
    await app.settle()
    await app.rest()
    #expect(try await app.screen().title == "1")
  }

  @Test func `an effect that waits twice at the same time hides no other that works`()
    async throws
  {
    let waits = Mutex<[CheckedContinuation<Void, Never>]>([])
    var environment = AppEnvironment.fixed
    environment.sleep = { _ in
      await withCheckedContinuation { continuation in waits.withLock { $0.append(continuation) } }
    }
    let write = Door()
    let app = try AppRuntime(features: [BusyFeature(write: write)], environment: environment)
    await app.launch()
    try await app.fire(ActionCall("busy.wait"))
    while waits.withLock({ $0.count }) < 2 { await Task.yield() }
    try await app.fire(ActionCall("busy.write"))
    let rest = Task { await app.rest() }
    for _ in 0..<1_000 { await Task.yield() }
    write.open()
    await rest.value
    #expect(try await app.screen().title == "1", "what was written is on the screen")
    for wait in waits.withLock(\.self) { wait.resume() }
    await app.close()
  }

  @Test func `a rest waits for each of the effects that follow one another`() async throws {
    let app = try AppRuntime(features: [QueueFeature()], environment: .fixed)
    await app.launch()
    for round in 1...200 {
      for _ in 0..<3 { try await app.fire(ActionCall("queue.add")) }
      await app.rest()
      #expect(try await app.screen().title == "\(round * 3)")
    }
  }

  @Test func `an app goes back to where the eater was`() async throws {
    let app = try AppRuntime(features: [CounterFeature()], environment: .fixed)
    await app.launch()
    let before = await app.navigation.trail
    try await app.open(link: "mealadvisor://detail?id=1")
    let detail = await app.navigation
    #expect(detail.trail == [Route("counter"), Route("detail", [ActionParameter("id", "1")])])
    try await app.go(along: before)
    #expect(try await app.screen().id == "counter")
    try await app.go(along: detail.trail)
    #expect(try await app.screen().title == "2000", "the owner is told each time")
    #expect(await app.navigation == detail)
  }

  @Test(arguments: [["elsewhere"], ["counter", "detail?id=gone"], ["counter", "nowhere"], []])
  func `a trail that leads nowhere leaves the eater where they are`(trail: [String]) async throws {
    let app = try AppRuntime(features: [CounterFeature()], environment: .fixed)
    await app.launch()
    try await app.open(link: "mealadvisor://detail?id=1")
    let before = await app.navigation
    let routes = try trail.map { text throws(AppShellError) in try Route(parsing: text) }
    await #expect(throws: AppShellError.self) { try await app.go(along: routes) }
    #expect(await app.navigation == before)
  }

  @Test(arguments: ["a b", "x&y=z", "50 %", "?=&", "é🍅", ""])
  func `a route comes back from its address`(id: String) throws {
    let route = Route("recipe", [ActionParameter("id", id)])
    #expect(try Route(parsing: route.address) == route)
  }

  @Test func `an action meant for another screen is not fired`() async throws {
    let app = try AppRuntime(features: [CounterFeature()], environment: .fixed)
    await app.launch()
    let call = ActionCall("counter.increment")
    await #expect(throws: AppShellError.rejectedAction("counter.increment")) {
      try await app.fire(call) { _ in false }
    }
    try await app.fire(call) { $0.id == "counter" }
    #expect(try await app.screen().title == "1")
  }

  @Test(arguments: [
    ("09:30", true), ("23:59", true), ("24:00", false), ("9:30", false), ("+9:30", false),
    ("09:60", false), ("0930", false), ("", false), ("09:30 ", false), ("٠٩:٣٠", false),
  ])
  func `a time of day is hours and minutes`(text: String, isOne: Bool) {
    #expect(StageSwitch("time", "Time", .timeOfDay).accepts(text) == isOne)
  }
}

/// Writes down one thing after the other, without waiting for time to pass.
private struct QueueFeature: Feature {
  enum Action: Sendable { case tapped, added }
  enum Effect: Sendable { case add }

  var id: FeatureID = "queue"
  var routes = [RouteDefinition(RouteForm("queue"), .root)]

  func initialState() -> Int { 0 }

  let actions: [ActionHandler<Action>] = [.on(ActionForm("queue.add"), .tapped)]

  func reduce(_ action: Action, into state: inout Int, stored: Void, world: World) -> [Command<
    Effect
  >] {
    switch action {
    case .tapped: return [.run(.add)]
    case .added: state += 1
    }
    return []
  }

  func perform(_ effect: Effect, _ context: EffectContext<Void>) -> AsyncStream<Action> {
    .reporting { report in
      await Task.yield()
      report(.added)
    }
  }

  func screen(of route: Route, state: Int, stored: Void, context: ScreenContext) -> (
    any Screen
  )? {
    PlainScreen(
      id: "queue", title: "\(state)", buttons: [("add", ControlAction("queue.add"))],
      tabBar: context.tabBar)
  }

  func offers(_ state: Int, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("queue"), .home, "Queue")
    return offers
  }
}

/// A door that somebody waits at until it is opened.
private final class Door: Sendable {
  private let state = Mutex((isOpen: false, waiting: [CheckedContinuation<Void, Never>]()))

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}

/// Waits for two things at once, and writes down what takes its time.
private struct BusyFeature: Feature {
  enum Action: Sendable { case waits, writes, written }
  enum Effect: Sendable { case wait, write }

  let write: Door
  var id: FeatureID = "busy"
  var routes = [RouteDefinition(RouteForm("busy"), .root)]

  func initialState() -> Int { 0 }

  let actions: [ActionHandler<Action>] = [
    .on(ActionForm("busy.wait"), .waits), .on(ActionForm("busy.write"), .writes),
  ]

  func reduce(_ action: Action, into state: inout Int, stored: Void, world: World) -> [Command<
    Effect
  >] {
    switch action {
    case .waits: return [.run(.wait, id: "wait")]
    case .writes: return [.run(.write)]
    case .written: state += 1
    }
    return []
  }

  func perform(_ effect: Effect, _ context: EffectContext<Void>) -> AsyncStream<Action> {
    .reporting { [write] report in
      switch effect {
      case .wait:
        async let first: ()? = try? context.environment.sleep(1)
        async let second: ()? = try? context.environment.sleep(2)
        _ = await (first, second)
      case .write:
        await write.wait()
        report(.written)
      }
    }
  }

  func screen(of route: Route, state: Int, stored: Void, context: ScreenContext) -> (
    any Screen
  )? {
    PlainScreen(
      id: "busy", title: "\(state)",
      buttons: [("wait", ControlAction("busy.wait")), ("write", ControlAction("busy.write"))],
      tabBar: context.tabBar)
  }

  func offers(_ state: Int, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("busy"), .home, "Busy")
    return offers
  }
}
