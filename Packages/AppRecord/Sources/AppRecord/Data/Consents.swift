import Journal

/// The uses of data that the eater allowed; none at first.
public struct Consents: Hashable, Sendable {
  /// The journal positions of the records that allowed the uses, by the ids of the uses.
  private var places: [String: Int] = [:]
  /// The journal position of the last consent; 0 if there is none.
  public private(set) var last = 0

  /// The ids of the allowed uses.
  public var given: Set<String> { Set(places.keys) }

  /// Makes consents that allow no use.
  public init() {}

  /// Applies the next consent, with its position in the journal.
  public mutating func apply(_ event: ConsentEvent, at place: Int) {
    places[event.id] = event.isGiven ? place : nil
    last = max(last, place)
  }

  /// The journal position of the record that allowed a use; nil if the use is not allowed.
  public func place(of id: String) -> Int? { places[id] }
}

/// A stored consent: a use of data that was allowed or forbidden.
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
  /// The stream of the eater's consents; a later consent to a use replaces an earlier one.
  public static let consents = EventStream(
    name: "consents", initialState: Consents(), subject: { $0.id },
    apply: { consents, event, context in consents.apply(event, at: context.sequence) })
}
