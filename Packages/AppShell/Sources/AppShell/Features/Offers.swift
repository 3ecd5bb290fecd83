import DesignSystem

/// What a feature offers to the rest of the app.
///
/// The shell itself reads tabs, links, streams, consents, looks and what is unfinished. Everything
/// else is a value of a type that the asking feature declares, such as a row for its screen or a fact that it takes into
/// account.
public struct Offers: Sendable {
  /// A tab of the tab bar.
  public var tab: TabOffer?
  /// Links from outside that lead to its routes.
  public var deepLinks: [DeepLink] = []
  /// Its streams in the journal.
  public var streams: [StreamOffer] = []
  /// What it asks permission for.
  public var consents: [ConsentOffer] = []
  /// How the eater wants screens to look.
  public var looks = LooksOffer()
  /// What would be lost if the app closed now, such as a timer that runs, in words for the eater.
  public var unfinished: [String] = []

  private var values: [ObjectIdentifier: [any Sendable]] = [:]

  /// Offers nothing.
  public init() {}

  /// Offers values to whoever asks for their type.
  public mutating func add<Value: Sendable>(_ offered: [Value]) {
    guard !offered.isEmpty else { return }
    values[ObjectIdentifier(Value.self), default: []] += offered
  }

  /// Offers a value to whoever asks for its type.
  public mutating func add<Value: Sendable>(_ offered: Value) { add([offered]) }

  /// All that is offered of a type, in the order of the features.
  public func all<Value: Sendable>(_ type: Value.Type = Value.self) -> [Value] {
    values[ObjectIdentifier(type)]?.compactMap { $0 as? Value } ?? []
  }

  /// Adds what another feature offers, apart from its tab, which the shell asks for one by one.
  mutating func merge(_ other: Offers) {
    deepLinks += other.deepLinks
    streams += other.streams
    consents += other.consents
    unfinished += other.unfinished
    looks.scheme = looks.scheme ?? other.looks.scheme
    looks.contrast = looks.contrast ?? other.looks.contrast
    values.merge(other.values) { $0 + $1 }
  }
}

/// How the eater wants screens to look.
public struct LooksOffer: Hashable, Sendable {
  /// Light or dark; nil where the system decides.
  public var scheme: InterfaceStyle?
  /// How strong the contrast is; nil where the system decides.
  public var contrast: Contrast?

  /// Makes an offer; nothing is wanted unless told otherwise.
  public init(scheme: InterfaceStyle? = nil, contrast: Contrast? = nil) {
    self.scheme = scheme
    self.contrast = contrast
  }
}

/// A tab with the route of its first screen.
public struct TabOffer: Sendable {
  /// The first screen.
  public var route: Route
  /// The symbol.
  public var icon: IconRole
  /// The words under it.
  public var title: String
  /// What is read as its value, such as "Premium".
  public var value: String

  /// Makes a tab.
  public init(_ route: Route, _ icon: IconRole, _ title: String, value: String = "") {
    self.route = route
    self.icon = icon
    self.title = title
    self.value = value
  }
}

/// A link from outside; it names a route and never changes data.
public struct DeepLink: Hashable, Sendable {
  /// The host of the link: `app://recipe?id=…` has the host `recipe`.
  public var host: String
  /// The path of the route it leads to.
  public var path: String

  /// Makes a link; its arguments are those of the route.
  public init<Subject>(_ host: String, to form: RouteForm<Subject>) {
    self.host = host
    path = form.path
  }
}

/// A stream of the journal that a feature keeps its data in.
public struct StreamOffer: Hashable, Sendable {
  /// The stream's name.
  public var name: String
  /// What it holds, in words for the eater.
  public var holds: String
  /// What it is for and how long it is kept, in words for the eater; empty where nobody says.
  public var use: String
  /// Whether deleting all personal data leaves it, as a store's receipt must be left.
  public var survivesDeletion: Bool

  /// Makes an offer.
  public init(
    _ name: String, holds: String, use: String = "", survivesDeletion: Bool = false
  ) {
    self.name = name
    self.holds = holds
    self.use = use
    self.survivesDeletion = survivesDeletion
  }
}

/// Something that needs the eater's permission first.
public struct ConsentOffer: Hashable, Sendable {
  /// Its id.
  public var id: String
  /// What is asked.
  public var title: String
  /// What happens with the data.
  public var explanation: String

  /// Makes an offer.
  public init(_ id: String, title: String, explanation: String) {
    self.id = id
    self.title = title
    self.explanation = explanation
  }
}
