import ServiceCalls
import Synchronization

/// Where the key of an assistant is.
public enum KeyPlace: Hashable, Sendable {
  /// There is none.
  case nowhere
  /// In memory, until the process ends.
  case memory
  /// Where keys are kept for good on this device.
  case device
}

/// The keys that a service did not take, each by a number from which nobody can tell it.
final class RefusedKeys: Sendable {
  private let numbers = Mutex<[String: Int]>([:])

  func note(_ key: HiddenKey, at address: String) {
    numbers.withLock { $0[address] = key.hashValue }
  }

  func contains(_ key: HiddenKey, at address: String) -> Bool {
    numbers.withLock { $0[address] == key.hashValue }
  }
}
