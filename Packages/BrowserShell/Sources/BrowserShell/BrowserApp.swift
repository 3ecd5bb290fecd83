import AppShell
import LiveEnvironment
import LocalServer

/// Serves the app to the browsers of this machine.
///
/// `request → Site → BrowserTab → AppRuntime → Screen → HTMLParts → page`
public struct BrowserApp: Sendable {
  /// The first port that is tried by default.
  public static let usualPort: UInt16 = 8642

  private let stage: Stage
  private let name: String
  private let secret: Secret

  /// The limits of a request.
  ///
  /// A field accepts up to 200 000 characters, such as the page of a recipe. A form needs at most
  /// nine bytes for each character; only rare characters outside the basic plane need more.
  private static let limits: ServerLimits = {
    var limits = ServerLimits()
    limits.body = 2_000_000
    return limits
  }()

  /// Makes a site for an app, with a new secret.
  ///
  /// - Parameter name: the app's name in window titles.
  public init(_ stage: Stage, name: String) {
    self.init(stage, name: name, secret: .random())
  }

  /// Makes a site for an app of features, with a new secret.
  ///
  /// Each tab of a browser starts an app of its own.
  ///
  /// - Parameters:
  ///   - name: the app's name in window titles.
  ///   - environment: the clock, ids and formats; by default those of this machine.
  /// - Throws: an `AppShellError` if two features clash, or if no feature has a tab.
  public init(
    features: [any Feature], name: String, environment: AppEnvironment = .live()
  ) throws(AppShellError) {
    self.init(try Stage(features: features, environment: environment), name: name)
  }

  init(_ stage: Stage, name: String, secret: Secret) {
    self.stage = stage
    self.name = name
    self.secret = secret
  }

  /// Makes a site without open tabs.
  func makeSite() -> Site { Site(name: name, secret: secret, tabs: Tabs(stage, name: name)) }

  /// Serves the app until it should end; when the function returns, every write is done.
  ///
  /// - Parameters:
  ///   - port: the port on the loopback interface; nil for the usual one or the next free one.
  ///   - route: the page that the printed address opens, such as `recipe?id=tacos`.
  ///   - settings: the settings of the stage at that address.
  ///   - isStaged: whether that address shows a phone with a switchboard, instead of the app alone.
  ///   - end: returns when the app should end.
  ///   - isOpen: receives the address when the site answers requests.
  public func run(
    port: UInt16? = nil, at route: String? = nil, under settings: StageSettings = [:],
    isStaged: Bool = false, until end: @Sendable () async -> Void,
    isOpen: @Sendable (_ address: String) -> Void
  ) async throws(LocalServerError) {
    let site = makeSite()
    let server = LoopbackServer(limits: Self.limits) { await site.answer($0) }
    let bound = try server.start(
      port: port.map { .exactly($0) } ?? .firstFree(from: Self.usualPort))
    let inStep = Task { await site.tabs.keepInStep() }
    let pairs =
      (route.map { [Query.Pair(Address.trailName, $0)] } ?? [])
      + settings.sorted { $0.key < $1.key }.map { Query.Pair($0.key, $0.value) }
      + (isStaged ? [Query.Pair(Switchboard.Name.stage.rawValue, "on")] : [])
    let query = pairs.isEmpty ? "" : "?" + Query(pairs).encoded
    stage.site?.open(at: "http://127.0.0.1:\(bound)")
    isOpen("http://127.0.0.1:\(bound)/\(secret.text)/\(query)")
    await end()
    stage.site?.open(at: nil)
    inStep.cancel()
    await server.stop(grace: .zero)
    await site.tabs.close()
  }
}
