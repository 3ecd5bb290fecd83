/// Changes of preferences that are being stored.
///
/// They are shown at once, so that the next tap builds on them; what is stored decides in the end.
public struct PendingChanges: Sendable {
  private var events: [PreferencesEvent] = []

  /// None.
  public init() {}

  /// Begins changes.
  public mutating func begin(_ begun: [PreferencesEvent]) { events += begun }

  /// Ends changes, which are stored now or could not be.
  public mutating func end(_ ended: [PreferencesEvent]) {
    for event in ended {
      if let place = events.firstIndex(of: event) { events.remove(at: place) }
    }
  }

  /// What is stored, with what is about to be.
  public func shown(over preferences: EaterPreferences) -> EaterPreferences {
    events.reduce(into: preferences) { $0.apply($1) }
  }
}
