import AppShell
import AppTesting
import DesignSystem
import Synchronization
import Testing

/// What is stored is held once in an app, and reaches features as slices.
@Suite struct StoredDataTests {
  private let ledger = Ledger()

  private func app(unreadNotice: Notice? = nil) async throws -> AppRuntime {
    let app = try AppRuntime(
      features: [TillFeature(ledger: ledger), CounterFeature(ledger: ledger)],
      unreadNotice: unreadNotice, environment: .fixed)
    await app.launch()
    return app
  }

  @Test func `a part that several features depend on is read once`() async throws {
    ledger.number = 3
    let app = try await app()
    #expect(ledger.readings == 1)
    #expect(try await app.screen().title == "3")
    await app.dataChanged(in: "words")
    #expect(ledger.readings == 1)
    await app.dataChanged(.everything)
    #expect(ledger.readings == 2)
  }

  @Test func `all features know a stored change before its effect continues`() async throws {
    let app = try await app()
    try await app.fire(ActionCall("till.sell"))
    await app.settle()
    #expect(try await app.screen().title == "1, was 0, wrote 1")
    try await app.fire(NavigationAction.selectTab.call("counter"))
    #expect(try await app.screen().title == "1")
  }

  @Test func `a feature is told of a change once, and not when nothing changed`() async throws {
    let app = try await app()
    ledger.number = 5
    for _ in 0..<3 { await app.dataChanged(in: "numbers") }
    #expect(try await app.screen().title == "5, was 0")
  }

  @Test func `an unreadable store is reported once, keeps its last values and recovers`()
    async throws
  {
    let unread = Notice.failure("Not readable")
    ledger.number = 4
    let app = try await app(unreadNotice: unread)
    ledger.isReadable = false
    await app.dataChanged(.everything)
    #expect(try await app.screen().title == "-4, was 4")
    #expect(try await said(app) == "Not readable")
    await app.dataChanged(.everything)
    #expect(try await app.screen().title == "-4, was 4", "it is told once")
    ledger.isReadable = true
    await app.dataChanged(.everything)
    #expect(try await app.screen().title == "4, was -4")
  }

  // S-ERR-04
  @Test func `an app that could never read shows one screen at every place, and keeps the place`()
    async throws
  {
    ledger.number = 4
    ledger.isReadable = false
    let app = try AppRuntime(
      features: [
        TillFeature(ledger: ledger), CounterFeature(ledger: ledger), UnreadFeature(),
      ], unreadNotice: .failure("Not readable"), unreadRoute: Route("unread"),
      environment: .fixed)
    await app.launch()
    #expect(try await app.screen().title == "Nothing can be read")
    #expect(await app.world.route == Route("unread"))
    for trail in [["counter"], ["counter", "detail?id=gone"], ["till"]] {
      let routes = try trail.map { try Route(parsing: $0) }
      try await app.go(along: routes)
      let showing = try await app.showing()
      #expect(showing.screen.id == "unread" && showing.below == nil)
      #expect(showing.navigation.trail == routes)
    }
    try await app.open(link: "app://detail?id=gone")
    #expect(try await app.screen().id == "unread")
    await #expect(throws: AppShellError.rejectedAction("till.sell")) {
      try await app.fire(ActionCall("till.sell"))
    }
    await #expect(throws: AppShellError.self) { try await app.go(along: [Route("nowhere")]) }
    await app.dataChanged(.everything)
    #expect(await app.takeOutgoingEvents().isEmpty, "it is not said beside the screen that says it")
    try await app.go(along: [Route("counter"), Route("detail", [ActionParameter("id", "7")])])
    ledger.isReadable = true
    await app.dataChanged(.everything)
    #expect(try await app.screen().id == "detail")
    ledger.isReadable = false
    await app.dataChanged(.everything)
    #expect(try await app.screen().id == "detail", "what is known stays")
  }

  @Test func `the route for unreadable data must exist`() {
    #expect(throws: AppShellError.unknownRoute("nowhere")) {
      try AppRuntime(
        features: [CounterFeature()], unreadRoute: Route("nowhere"), environment: .fixed)
    }
  }

  @Test func `an effect that needs what is stored hears when it cannot be read`() async throws {
    let app = try await app()
    ledger.isReadable = false
    try await app.fire(ActionCall("till.count"))
    await app.settle()
    #expect(try await app.screen().title.hasSuffix("cannot count"))
  }

  @Test func `readings that overlap never make what is known older`() async throws {
    let slow = SlowPart()
    let app = try AppRuntime(features: [ShelfFeature(part: slow.part)], environment: .fixed)
    slow.hurry()
    await app.launch()
    let first = Task { await app.dataChanged(.everything) }
    while slow.began < 2 { await Task.yield() }
    let second = Task { await app.dataChanged(.everything) }
    for _ in 0..<100 { await Task.yield() }
    #expect(slow.began == 2, "one reading after the other")
    slow.hurry()
    await first.value
    await second.value
    #expect(try await app.screen().title == "3")
  }

  private func said(_ app: AppRuntime) async throws -> String? {
    try await app.screen().element.all.first { $0.role == .toast }?.accessibility.label
  }
}

/// Sells things, and says what it sees.
struct TillFeature: Feature {
  enum Action: Sendable { case sold, counted, changed(from: Int), wrote(Int), failed }
  enum Effect: Sendable { case sell, count }

  let id: FeatureID = "till"
  let routes = [RouteDefinition(RouteForm("till"), .root)]
  let ledger: Ledger

  var stored: Slice<Int> { Slice(ledger.part) }

  func initialState() -> String { "" }

  let actions: [ActionHandler<Action>] = [
    .on(ActionForm("till.sell"), .sold),
    .on(ActionForm("till.count"), .counted),
  ]

  func action(forChangeFrom before: Int) -> Action? { .changed(from: before) }

  func reduce(
    _ action: Action, into words: inout String, stored number: Int, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .sold: return [.run(.sell)]
    case .counted: return [.run(.count)]
    case .changed(let before): words = ", was \(before)"
    case .wrote(let count): words += ", wrote \(count)"
    case .failed: words += ", cannot count"
    }
    return []
  }

  func perform(_ effect: Effect, _ context: EffectContext<Int>) -> AsyncStream<Action> {
    .reporting { [ledger] report in
      switch effect {
      case .sell:
        await context.write { ledger.number += 1 }
        report(.wrote(ledger.number))
      case .count:
        do throws(StoredDataError) { report(.wrote(try await context.latest())) } catch {
          report(.failed)
        }
      }
    }
  }

  func screen(
    of route: Route, state words: String, stored number: Int, context: ScreenContext
  ) -> (any Screen)? {
    PlainScreen(
      id: "till", title: "\(number)\(words)",
      buttons: [("sell", ControlAction("till.sell")), ("count", ControlAction("till.count"))],
      toast: context.notice?.toast("till.toast"), tabBar: context.tabBar)
  }

  func offers(_ words: String, _ number: Int, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("till"), .home, "Till")
    return offers
  }
}

/// Says that nothing can be read.
private struct UnreadFeature: Feature {
  let id: FeatureID = "unread"
  let routes = [RouteDefinition(RouteForm("unread"), .cover)]

  func initialState() {}
  func reduce(
    _ action: Never, into state: inout Void, stored: Void, world: World
  ) -> [Command<Never>] {}

  func screen(
    of route: Route, state: Void, stored: Void, context: ScreenContext
  ) -> (any Screen)? { PlainScreen(id: "unread", title: "Nothing can be read") }
}

/// Shows what is on a shelf.
private struct ShelfFeature: Feature {
  let id: FeatureID = "shelf"
  let routes = [RouteDefinition(RouteForm("shelf"), .root)]
  let part: StoredPart<Int>

  var stored: Slice<Int> { Slice(part) }
  func initialState() {}
  func reduce(
    _ action: Never, into state: inout Void, stored number: Int, world: World
  ) -> [Command<Never>] {}

  func screen(
    of route: Route, state: Void, stored number: Int, context: ScreenContext
  ) -> (any Screen)? {
    PlainScreen(id: "shelf", title: "\(number)", tabBar: context.tabBar)
  }

  func offers(_ state: Void, _ number: Int, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("shelf"), .home, "Shelf")
    return offers
  }
}

/// A part whose readings take as long as nobody hurries them; each finds a higher number.
private final class SlowPart: Sendable {
  private let state = Mutex((began: 0, isHurried: false))

  var began: Int { state.withLock(\.began) }

  func hurry() { state.withLock { $0.isHurried = true } }

  var part: StoredPart<Int> {
    StoredPart("shelf", initial: 0) { known in
      let number = self.state.withLock { state in
        state.began += 1
        return state.began
      }
      while !self.state.withLock(\.isHurried) { await Task.yield() }
      if number == 1 { self.state.withLock { $0.isHurried = false } }
      return StoredReading(StoredVersion(number), unless: known, number)
    }
  }
}
