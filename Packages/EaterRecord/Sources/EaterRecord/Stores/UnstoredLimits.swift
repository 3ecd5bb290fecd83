import Preferences
import Synchronization

/// Diets and allergies that somebody set and that could not be stored: they hold in this process
/// until they are stored or taken back.
final class UnstoredLimits: Sendable {
  /// The changes in the order in which they were made, and how often these changed.
  struct Known {
    var events: [PreferencesEvent] = [] {
      didSet { if events != oldValue { revision += 1 } }
    }
    var revision = 0
  }

  private let kept = Mutex(Known())

  var known: Known { kept.withLock { $0 } }

  /// Keeps those of some changes in force that protect somebody.
  func keep(_ events: [PreferencesEvent]) {
    kept.withLock { kept in
      for event in events where event.protects && !kept.events.contains(event) {
        kept.events.append(event)
      }
    }
  }

  /// Forgets changes that are stored now.
  func forget(_ events: [PreferencesEvent]) {
    kept.withLock { kept in kept.events.removeAll(where: events.contains) }
  }

  /// Forgets what is taken back by other changes.
  func takeBack(by events: [PreferencesEvent]) {
    kept.withLock { kept in
      kept.events.removeAll { kept in events.contains { $0.takesBack(kept) } }
    }
  }

  /// Forgets all of them.
  func removeAll() { kept.withLock { $0.events = [] } }
}

extension PreferencesEvent {
  /// Whether it adds a diet or an allergy, and takes nothing away.
  public var protects: Bool {
    adds != nil && removes == nil
      && [PreferenceKey.diets, .allergies].contains { $0.rawValue == key }
  }

  fileprivate func takesBack(_ event: PreferencesEvent) -> Bool {
    removes == event.adds && key == event.key && eater == event.eater
  }
}
