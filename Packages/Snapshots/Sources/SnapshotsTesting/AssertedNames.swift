import Snapshots
import Synchronization

/// The names that the tests of one suite have asserted so far.
final class AssertedNames: Sendable {
  @TaskLocal static var current: AssertedNames?

  private let names = Mutex<Set<SnapshotName>>([])

  func insert(_ name: SnapshotName) {
    _ = names.withLock { $0.insert(name) }
  }

  var all: Set<SnapshotName> { names.withLock { $0 } }
}
