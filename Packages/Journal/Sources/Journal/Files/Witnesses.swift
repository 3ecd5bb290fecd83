import Synchronization

/// Which files beside a journal say that there was one, as those who make them say.
final class Witnesses: Sendable {
  private let rule = Mutex<@Sendable (String) -> Bool>({ _ in false })

  /// Says which names are those of witnesses.
  func set(_ isWitness: @escaping @Sendable (String) -> Bool) {
    rule.withLock { $0 = isWitness }
  }

  func isWitness(_ name: String) -> Bool { rule.withLock { $0 }(name) }
}
