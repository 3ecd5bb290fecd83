import Journal

/// What the eater allowed: nothing, until they said so.
public struct Consents: Hashable, Sendable {
  /// The ids of the uses that are allowed.
  public private(set) var given: Set<String> = []

  /// Nothing is allowed yet.
  public init() {}

  /// Takes in the next word about a use.
  public mutating func apply(_ event: ConsentEvent) {
    if event.isGiven { given.insert(event.id) } else { given.remove(event.id) }
  }
}

/// A use of data that was allowed or forbidden, as it is stored.
public struct ConsentEvent: Hashable, Sendable, Codable {
  /// The use.
  public var id: String
  /// Whether it is allowed from now on.
  public var isGiven: Bool

  /// Makes an event.
  public init(_ id: String, isGiven: Bool) {
    self.id = id
    self.isGiven = isGiven
  }
}

extension EventStream where State == Consents, Content == ConsentEvent {
  /// The stream of what the eater allowed; a later word about a use replaces an earlier one.
  public static let consents = EventStream(
    name: "consents", initialState: Consents(), subject: { $0.id },
    apply: { consents, event, _ in consents.apply(event) })
}
