import ServiceCalls
import Synchronization

/// The place where the key of an assistant is stored.
public enum KeyPlace: Hashable, Sendable {
  /// There is no key.
  case nowhere
  /// In memory, until the process ends.
  case memory
  /// In this device's permanent store of keys.
  case device
}

/// The keys that a service refused, each as a number that does not reveal the key.
final class RefusedKeys: Sendable {
  private let numbers = Mutex<[String: Int]>([:])

  func note(_ key: HiddenKey, at address: String) {
    numbers.withLock { $0[address] = key.hashValue }
  }

  func contains(_ key: HiddenKey, at address: String) -> Bool {
    numbers.withLock { $0[address] == key.hashValue }
  }
}
