import Synchronization

/// A flag that a change is waiting to be shown, so that many changes in a row are handled at once.
final class ChangeFlag: Sendable {
  private let isUp = Mutex(false)

  /// Raises the flag; returns false if it was already raised.
  func raise() -> Bool {
    isUp.withLock { isUp in
      defer { isUp = true }
      return !isUp
    }
  }

  /// Lowers the flag; call it before the change is handled.
  func lower() { isUp.withLock { $0 = false } }
}
