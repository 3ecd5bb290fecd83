import Synchronization

/// Whether something waits to be seen, so that many changes in a row are looked at once.
final class ChangeFlag: Sendable {
  private let isUp = Mutex(false)

  /// Raises the flag; false when it was up.
  func raise() -> Bool {
    isUp.withLock { isUp in
      defer { isUp = true }
      return !isUp
    }
  }

  /// Lowers the flag, before what it stands for is looked at.
  func lower() { isUp.withLock { $0 = false } }
}
