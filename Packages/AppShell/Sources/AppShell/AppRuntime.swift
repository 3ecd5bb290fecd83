import DesignSystem

/// The running app: features, navigation, and the effects under way.
///
/// `tap → ActionCall → reduce → (State, [Command]) → effects → Action … → Screen`
public actor AppRuntime {
  /// What lies outside; its waits end when the app closes.
  public let environment: Environment

  /// Where the eater is.
  public private(set) var navigation: Navigation

  var runners: [any Runner]
  private let styles: [String: (owner: Int, style: PresentationStyle)]
  var tasks: [Int: Task<Void, Never>] = [:]
  private var named: [EffectName: Int] = [:]
  private var unnamed: [Int: Int] = [:]
  private var lastTask = 0
  private var news: [News] = []
  private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  private var lastListener = 0
  let naps: Naps
  var awaited: Set<Int> = []
  var resting: [CheckedContinuation<Void, Never>] = []

  private struct EffectName: Hashable {
    var owner: Int
    var id: EffectID
  }

  /// Composes an app; ids and routes must be unique and at least one feature must offer a tab.
  public init(features: [any Feature], environment: Environment) throws(AppShellError) {
    let naps = Naps(environment.sleep)
    var environment = environment
    environment.sleep = { try await naps.sleep($0) }
    self.naps = naps
    self.environment = environment
    runners = features.map { Self.runner($0) }
    var ids: Set<FeatureID> = []
    var styles: [String: (owner: Int, style: PresentationStyle)] = [:]
    for (owner, runner) in runners.enumerated() {
      guard ids.insert(runner.id).inserted else { throw .duplicateFeature(runner.id) }
      for route in runner.routes {
        guard styles[route.path] == nil else { throw .duplicateRoute(route.path) }
        styles[route.path] = (owner, route.style)
      }
    }
    self.styles = styles
    let world = environment.world
    let tabs = runners.compactMap { $0.offers(world).tab?.route }
    guard let navigation = Navigation(tabs: tabs) else { throw .noTab }
    self.navigation = navigation
    naps.whenever { [weak self] in
      Task { await self?.endRests() }
    }
  }

  /// What the world looks like right now, with where the eater is and what features know of it.
  public var world: World {
    var world = environment.world
    world.route = navigation.current
    world.suggestionContext = offers(world).suggestionContext
    return world
  }

  private static func runner<F: Feature>(_ feature: F) -> any Runner { FeatureRunner(feature) }

  /// Launches every feature.
  public func launch() {
    for owner in runners.indices {
      let commands = runners[owner].launch(world)
      carryOut(commands, for: owner)
    }
  }

  /// The screen on top.
  ///
  /// Throws `unknownRoute` when what the route is about is gone.
  public func screen() throws(AppShellError) -> any Screen {
    try screen(of: navigation.current)
  }

  /// The screen on top, after those are taken away whose subject is gone.
  ///
  /// Throws `unknownRoute` when not even the tab has a screen.
  public func presentScreen() throws(AppShellError) -> any Screen {
    while navigation.canDismiss {
      do throws(AppShellError) { return try screen() } catch { navigation.dismiss() }
    }
    return try screen()
  }

  /// The screen of a route as it would be on top; throws `unknownRoute` if there is none.
  public func screen(of route: Route) throws(AppShellError) -> any Screen {
    try screen(of: route, at: navigation)
  }

  func screen(
    of route: Route, at place: Navigation
  ) throws(AppShellError) -> any Screen {
    guard let owner = styles[route.path]?.owner else { throw .unknownRoute(route.description) }
    let world = world
    guard let screen = runners[owner].screen(route, context(world, at: place)) else {
      throw .unknownRoute(route.description)
    }
    return screen
  }

  /// Fires an action of the current screen.
  ///
  /// Throws `rejectedAction` when no enabled control there carries it or the screen is not the one
  /// that was meant, and `unclaimedAction` when no feature carries it out.
  ///
  /// - Parameter isMeant: whether the action is still meant for a screen with this root.
  public func fire(
    _ call: ActionCall, where isMeant: @Sendable (Element) -> Bool = { _ in true }
  ) throws(AppShellError) {
    let root = try screen().element
    guard isMeant(root), root.action(for: call) != nil else {
      throw .rejectedAction(call.description)
    }
    guard dispatch(call) else { throw .unclaimedAction(call.description) }
  }

  /// Opens a link such as `mealadvisor://recipe?id=tacos`; it only names a route.
  public func open(link: String) throws(AppShellError) {
    let offers = offers(world)
    let text = link.split(separator: "://", maxSplits: 1).last.map(String.init) ?? link
    let parts = text.split(separator: "?", maxSplits: 1)
    let host = parts.first.map { $0.prefix { $0 != "/" } } ?? ""
    guard let target = offers.deepLinks.first(where: { $0.host == host }),
      let call = try? ActionCall(
        parsing: "deep.link" + (parts.count > 1 ? "?\(parts[1])" : ""))
    else { throw .unknownRoute(link) }
    let route = Route(target.path, call.parameters)
    guard (try? screen(of: route)) != nil else { throw .unknownRoute(link) }
    show(route)
  }

  /// Goes to the end of a trail of routes, from a tab to the route on top, as taps would have led.
  ///
  /// Throws `unknownRoute` when one of them has no screen; the eater then stays where they are.
  public func go(along trail: [Route]) throws(AppShellError) {
    guard let tab = trail.first, var place = navigation.begun(at: tab) else {
      throw .unknownRoute(trail.first?.description ?? "")
    }
    for route in trail.dropFirst() {
      guard let style = styles[route.path]?.style, style != .root else {
        throw .unknownRoute(route.description)
      }
      place.show(route, as: style)
      _ = try screen(of: route, at: place)
    }
    guard place != navigation else { return }
    navigation = place
    if let owner = styles[place.current.path]?.owner {
      carryOut(runners[owner].handle(showing: place.current, world), for: owner)
    }
    reportChange()
  }

  /// Tells every feature that stored data changed, for example by another process.
  public func dataChanged(in stream: String) {
    for owner in runners.indices {
      let commands = runners[owner].handle(changeOf: stream, world)
      carryOut(commands, for: owner)
    }
  }

  /// Ends all waiting, such as timers and short messages, and waits until every write is done.
  public func close() async {
    naps.close()
    await settle()
    for listener in listeners.values { listener.finish() }
    listeners = [:]
  }

  /// Reports that the screen may be another one; of several changes in a row the last is enough.
  public func changes() -> AsyncStream<Void> {
    guard !naps.isClosing else { return AsyncStream { $0.finish() } }
    lastListener += 1
    let number = lastListener
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      listeners[number] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { await self?.forget(listener: number) }
      }
    }
  }

  /// Takes what the app asked of the world since the last time, in order.
  public func takeNews() -> [News] {
    defer { news = [] }
    return news
  }

  private func forget(listener number: Int) { listeners[number] = nil }

  // MARK: - Carrying out

  @discardableResult
  private func dispatch(_ call: ActionCall) -> Bool {
    switch call.id {
    case ShellAction.selectTab:
      guard let tab = navigation.tabs.first(where: { $0.path == call["id"] }) else { return false }
      show(tab)
    case ShellAction.dismiss:
      navigation.dismiss()
    default:
      return dispatchToFeatures(call)
    }
    reportChange()
    return true
  }

  private func dispatchToFeatures(_ call: ActionCall) -> Bool {
    for owner in runners.indices {
      guard let commands = runners[owner].handle(call, world) else { continue }
      carryOut(commands, for: owner)
      return true
    }
    return false
  }

  private func show(_ route: Route) {
    guard let (owner, style) = styles[route.path] else { return }
    let before = navigation
    navigation.show(route, as: style)
    guard navigation != before else { return }
    let commands = runners[owner].handle(showing: route, world)
    carryOut(commands, for: owner)
  }

  private func carryOut(_ commands: [ErasedCommand], for owner: Int) {
    for command in commands {
      switch command {
      case .run(let effect, let id): run(effect, id, for: owner)
      case .cancel(let id): cancel(EffectName(owner: owner, id: id))
      case .show(let route): show(route)
      case .dismiss: navigation.dismiss()
      case .fire(let call): dispatch(call)
      case .changed(let stream): dataChanged(in: stream)
      case .leave(let address): news.append(.departure(address))
      case .call(let words): news.append(.call(words))
      }
    }
    reportChange()
  }

  private func reportChange() {
    for listener in listeners.values { listener.yield() }
  }

  /// Starts an effect; those without an id wait for each other, so that what a feature writes is
  /// written in the order of the taps.
  private func run(_ effect: ErasedEffect, _ id: EffectID?, for owner: Int) {
    lastTask += 1
    let number = lastTask
    var before: Int?
    if let id {
      let name = EffectName(owner: owner, id: id)
      cancel(name)
      named[name] = number
    } else {
      before = unnamed[owner]
      unnamed[owner] = number
    }
    tasks[number] = Task {
      if let before { await wait(for: before) }
      let work = Work()
      for await action in work.collect({ effect.perform(environment) }) {
        if Task.isCancelled { break }
        self.receive(action, for: owner)
      }
      await work.finish()
      self.finish(number)
    }
  }

  /// Ends an effect; what it is writing is still waited for, and nobody listens to it any more.
  private func cancel(_ name: EffectName) {
    guard let number = named.removeValue(forKey: name) else { return }
    tasks[number]?.cancel()
  }

  private func receive(_ action: any Sendable, for owner: Int) {
    let commands = runners[owner].receive(action, world)
    carryOut(commands, for: owner)
  }

  private func finish(_ number: Int) {
    tasks[number] = nil
    awaited.remove(number)
    named = named.filter { $0.value != number }
    endRests()
  }
}
