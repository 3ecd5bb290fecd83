import Preferences
import Synchronization

/// Diets and allergies that could not be stored.
///
/// They apply in this process until they are stored or reverted.
final class UnstoredLimits: Sendable {
  /// The changes in order, with a revision that grows when they change.
  struct Known {
    var events: [PreferencesEvent] = [] {
      didSet { if events != oldValue { revision += 1 } }
    }
    var revision = 0
  }

  private let kept = Mutex(Known())

  var known: Known { kept.withLock { $0 } }

  /// Remembers those of the changes that protect an eater, so that they stay in force.
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

  /// Forgets changes that some later changes revert.
  func takeBack(by events: [PreferencesEvent]) {
    kept.withLock { kept in
      kept.events.removeAll { kept in events.contains { $0.takesBack(kept) } }
    }
  }

  /// Forgets all changes.
  func removeAll() { kept.withLock { $0.events = [] } }
}

extension PreferencesEvent {
  /// Whether the event adds a diet or an allergy, and removes none.
  public var protects: Bool {
    adds != nil && removes == nil
      && [PreferenceKey.diets, .allergies].contains { $0.rawValue == key }
  }

  fileprivate func takesBack(_ event: PreferencesEvent) -> Bool {
    removes == event.adds && key == event.key && eater == event.eater
  }
}
