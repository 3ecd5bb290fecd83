import Synchronization

/// Which files beside a journal say that there was one, as those who make them say.
final class Witnesses: Sendable {
  /// Holds the function: Swift wraps a bare one anew at each use of its mutex, until the stack
  /// is full.
  private struct Rule {
    var isWitness: @Sendable (String) -> Bool
  }

  private let rule = Mutex(Rule { _ in false })

  /// Says which names are those of witnesses.
  func set(_ isWitness: @escaping @Sendable (String) -> Bool) {
    rule.withLock { $0.isWitness = isWitness }
  }

  func isWitness(_ name: String) -> Bool { rule.withLock { $0 }.isWitness(name) }
}
