import DesignSystem

/// A feature's offers to the rest of the app.
///
/// The shell itself reads tabs, links, streams, consents, looks and unfinished work. Everything
/// else is a value of a type that the receiving feature declares, such as a row of its screen.
public struct Offers: Sendable {
  /// A tab of the tab bar.
  public var tab: TabOffer?
  /// Links from outside that lead to the feature's routes.
  public var deepLinks: [DeepLink] = []
  /// The feature's streams in the journal.
  public var streams: [StreamOffer] = []
  /// The consents that the feature asks for.
  public var consents: [ConsentOffer] = []
  /// The eater's wishes for looks.
  public var looks = LooksOffer()
  /// Work that would be lost if the app closed now, such as a running timer, in words for the
  /// eater.
  public var unfinished: [String] = []

  private var values: [ObjectIdentifier: [any Sendable]] = [:]

  /// Makes empty offers.
  public init() {}

  /// Offers values to the features that read their type.
  public mutating func add<Value: Sendable>(_ offered: [Value]) {
    guard !offered.isEmpty else { return }
    values[ObjectIdentifier(Value.self), default: []] += offered
  }

  /// Offers a value to the features that read its type.
  public mutating func add<Value: Sendable>(_ offered: Value) { add([offered]) }

  /// All offered values of a type, in the order of the features.
  public func all<Value: Sendable>(_ type: Value.Type = Value.self) -> [Value] {
    values[ObjectIdentifier(type)]?.compactMap { $0 as? Value } ?? []
  }

  /// Adds the offers of another feature, except for its tab, which the shell reads separately.
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

/// The eater's wishes for looks.
public struct LooksOffer: Hashable, Sendable {
  /// Light or dark; nil follows the system.
  public var scheme: InterfaceStyle?
  /// The contrast; nil follows the system.
  public var contrast: Contrast?

  /// Makes an offer; by default it follows the system.
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
  /// The words under the symbol.
  public var title: String
  /// The tab's value for VoiceOver, such as "Premium".
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
  /// The path of the route that the link leads to.
  public var path: String

  /// Makes a link, whose arguments are those of the route.
  public init<Subject>(_ host: String, to form: RouteForm<Subject>) {
    self.host = host
    path = form.path
  }
}

/// A stream of the journal that stores a feature's data.
public struct StreamOffer: Hashable, Sendable {
  /// The stream's name.
  public var name: String
  /// A description of its content for the eater.
  public var holds: String
  /// A description for the eater of its purpose and how long it is kept; empty if not stated.
  public var use: String
  /// Whether it survives deleting all personal data, as a store's receipt must.
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

/// A use of data that needs the eater's consent.
public struct ConsentOffer: Hashable, Sendable {
  /// The id of the use.
  public var id: String
  /// The question.
  public var title: String
  /// The use of the data.
  public var explanation: String

  /// Makes an offer.
  public init(_ id: String, title: String, explanation: String) {
    self.id = id
    self.title = title
    self.explanation = explanation
  }
}
