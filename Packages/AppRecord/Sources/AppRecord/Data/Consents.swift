import Journal

/// What the eater allowed: nothing, until they said so.
public struct Consents: Hashable, Sendable {
  /// The records by which uses were allowed, as places in the journal, by the ids of the uses.
  private var places: [String: Int] = [:]
  /// The last record of them, as a place in the journal; 0 for none.
  public private(set) var last = 0

  /// The ids of the uses that are allowed.
  public var given: Set<String> { Set(places.keys) }

  /// Nothing is allowed yet.
  public init() {}

  /// Takes in the next word about a use, which stands at a place in the journal.
  public mutating func apply(_ event: ConsentEvent, at place: Int) {
    places[event.id] = event.isGiven ? place : nil
    last = max(last, place)
  }

  /// The record by which a use was allowed, as a place in the journal; nil where it is not.
  public func place(of id: String) -> Int? { places[id] }
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
    apply: { consents, event, context in consents.apply(event, at: context.sequence) })
}
