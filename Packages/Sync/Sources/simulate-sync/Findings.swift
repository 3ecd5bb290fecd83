import Journal
import SeededRandom
import Synchronization

/// What became of runs; everything but the counts at the start should be 0.
struct Findings: Sendable {
  var edits = 0
  var conflicts = 0
  var decisions = 0
  var failures = 0
  var undone: Set<EventID> = []

  /// Edits that were acknowledged and are nowhere.
  var lost = 0
  /// Fields that were overwritten without anybody being asked.
  var silent = 0
  /// Conflicts where nothing disagrees.
  var invented = 0
  /// Devices that, with the same edits, do not hold what the naive reading of the list gives.
  var different = 0
  /// Limits that a device knew of and that were not in force there.
  var openLimits = 0

  var isClean: Bool { lost + silent + invented + different + openLimits == 0 }

  mutating func add(_ other: Findings) {
    edits += other.edits
    conflicts += other.conflicts
    decisions += other.decisions
    failures += other.failures
    lost += other.lost
    silent += other.silent
    invented += other.invented
    different += other.different
    openLimits += other.openLimits
  }
}

/// A change that a device said is stored.
struct Acknowledged {
  let device: DeviceID
  let change: SimulatedChange
  /// How far the device had read the household's list.
  let base: Int
  /// Its place among all of the run.
  let serial: Int
}

/// A coin that several closures throw.
final class Chance: Sendable {
  private let generator: Mutex<SeededGenerator>

  init(seed: Int) { generator = Mutex(SeededGenerator(seed: seed)) }

  func happens(_ probability: Double) -> Bool {
    generator.withLock { $0.happens(probability) }
  }
}
