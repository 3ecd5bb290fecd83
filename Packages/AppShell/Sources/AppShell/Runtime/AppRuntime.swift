import DesignSystem

/// The running app: features, what is stored, navigation, and the effects under way.
///
/// `tap → ActionCall → reduce → (State, [Command]) → effects → Action … → Screen`
public actor AppRuntime {
  /// What lies outside; its waits end when the app closes.
  public private(set) var environment: AppEnvironment

  /// Where the eater is.
  public internal(set) var navigation: Navigation {
    didSet { if navigation != oldValue { forgetLeftNotices() } }
  }

  private(set) var runners: [any Runner]
  let routes: RouteTable
  /// The feature that carries out each action.
  let owners: [ActionID: Int]
  var effects = EffectTable()
  let waits: Waits
  var resting: [CheckedContinuation<Void, Never>] = []

  /// Every part of what is stored that a feature depends on.
  let parts: [AnyStoredPart]
  var stored = StoredValues()
  /// The parts that could not be read last time.
  var unread: Set<String> = []
  /// The parts that were read at least once.
  var everRead: Set<String> = []
  var reading: Task<Void, Never>?
  let unreadNotice: Notice?
  /// What stands in the place of every screen while something stored was never read.
  let unreadRoute: Route?

  /// What is said on each route.
  var said: [Route: SaidNotice] = [:]
  var lastNotice = 0
  var offers = OfferTable()
  /// The tree that is on screen; nil once it may be another one.
  var shownRoot: Element?
  private var news: [News] = []
  private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  private var lastListener = 0

  /// Composes an app; ids, routes, links and streams must be unique, and there must be a tab.
  ///
  /// - Parameters:
  ///   - tabs: the paths of the tabs, in order; all that are offered in the order of the features
  ///     unless given.
  ///   - unreadNotice: what is said when stored data cannot be read any more; nothing unless given.
  ///   - unreadRoute: what is shown at every place of an app that could not read what is stored since
  ///     it was launched; the screens as they are without it unless given.
  public init(
    features: [any Feature], tabs: [String]? = nil, unreadNotice: Notice? = nil,
    unreadRoute: Route? = nil, environment: AppEnvironment
  ) throws(AppShellError) {
    let waits = Waits(environment.sleep)
    var environment = environment
    environment.sleep = { try await waits.sleep($0) }
    self.waits = waits
    self.environment = environment
    self.unreadNotice = unreadNotice
    self.unreadRoute = unreadRoute
    let runners = features.map { Self.runner($0) }
    let routes = try RouteTable(runners)
    if let unreadRoute, routes[unreadRoute.path] == nil {
      throw .unknownRoute(unreadRoute.description)
    }
    let now = Situation(world: environment.world, stored: StoredValues())
    let offers = runners.map { ($0.id, $0.offers(now)) }
    try Self.check(offers, routes)
    guard let navigation = Navigation(tabs: try Self.tabs(offers, asked: tabs)) else {
      throw .noTab
    }
    self.navigation = navigation
    self.runners = runners
    self.routes = routes
    owners = try Self.owners(runners)
    parts = runners.flatMap(\.parts).reduce(into: []) { parts, part in
      if !parts.contains(where: { $0.id == part.id }) { parts.append(part) }
    }
    waits.whenever { [weak self] in
      Task { await self?.endRests() }
    }
  }

  private static func runner<F: Feature>(_ feature: F) -> any Runner { FeatureRunner(feature) }

  /// Reads what is stored and launches every feature.
  public func launch() async {
    await read(parts, tells: false)
    for owner in runners.indices { change(owner) { $0.launch($1) } }
  }

  /// Ends all waiting, such as timers and short messages, and waits until every write is done.
  public func close() async {
    waits.close()
    await settle()
    for listener in listeners.values { listener.finish() }
    listeners = [:]
  }

  /// Reports that the screen may be another one; of several changes in a row the last is enough.
  public func changes() -> AsyncStream<Void> {
    guard !waits.isClosing else { return AsyncStream { $0.finish() } }
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

  /// Takes note that the device which shows the app is light or dark.
  public func deviceTurned(_ style: InterfaceStyle) {
    guard style != environment.interfaceStyle else { return }
    environment.interfaceStyle = style
    reportChange()
  }

  private func forget(listener number: Int) { listeners[number] = nil }

  // MARK: - Changing

  /// Lets a feature change and carries out what it asks for; what it offers may be other things then.
  ///
  /// - Returns: false where what happened does not concern it, so that nothing changed.
  @discardableResult
  func change(
    _ owner: Int, _ body: (inout any Runner, Situation) -> [ErasedCommand]?
  ) -> Bool {
    guard let commands = body(&runners[owner], situation) else { return false }
    offers.forget(owner)
    carryOut(commands, for: owner)
    return true
  }

  func reportChange() {
    shownRoot = nil
    for listener in listeners.values { listener.yield() }
  }

  func call(_ words: String) { news.append(.call(words)) }

  func leave(for departure: Departure) { news.append(.departure(departure)) }
}
