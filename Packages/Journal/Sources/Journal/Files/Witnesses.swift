import Synchronization

/// The files that prove that a folder had a journal; the code that creates them declares their
/// names.
final class Witnesses: Sendable {
  /// Wraps the function, because Swift would wrap a bare function again at each use of its mutex,
  /// until the stack is full.
  private struct Rule {
    var isWitness: @Sendable (String) -> Bool
  }

  private let rule = Mutex(Rule { _ in false })

  /// Sets the function that recognizes the names of these files.
  func set(_ isWitness: @escaping @Sendable (String) -> Bool) {
    rule.withLock { $0.isWitness = isWitness }
  }

  func isWitness(_ name: String) -> Bool { rule.withLock { $0 }.isWitness(name) }
}
