/// Changes of preferences that are being stored.
///
/// They are shown at once, so that the next tap builds on them. Once they end, the stored
/// preferences are shown.
public struct PendingChanges: Sendable {
  private var events: [PreferencesEvent] = []

  /// Makes an empty list.
  public init() {}

  /// Begins changes.
  public mutating func begin(_ begun: [PreferencesEvent]) { events += begun }

  /// Ends changes, which are now stored or failed.
  public mutating func end(_ ended: [PreferencesEvent]) {
    for event in ended {
      if let place = events.firstIndex(of: event) { events.remove(at: place) }
    }
  }

  /// The stored preferences with the changes being stored.
  public func shown(over preferences: EaterPreferences) -> EaterPreferences {
    events.reduce(into: preferences) { $0.apply($1) }
  }
}
