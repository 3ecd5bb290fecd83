import Journal
import SeededRandom
import Synchronization

/// The findings of runs; all except the first counts should be 0.
struct Findings: Sendable {
  var edits = 0
  var conflicts = 0
  var decisions = 0
  var failures = 0
  var copies = 0
  var moves = 0
  var compactions = 0
  var undone: Set<EventID> = []

  /// Acknowledged edits that are lost.
  var lost = 0
  /// Fields that were overwritten without asking people.
  var silent = 0
  /// Conflicts between edits that agree.
  var invented = 0
  /// Devices that have the same edits but differ from the naive reading of the list.
  var different = 0
  /// Edits that are still pending after their device synced without further changes.
  var unsent = 0
  /// Limits that a device knew and did not apply.
  var openLimits = 0

  var isClean: Bool { lost + silent + invented + different + unsent + openLimits == 0 }

  mutating func add(_ other: Findings) {
    edits += other.edits
    conflicts += other.conflicts
    decisions += other.decisions
    failures += other.failures
    copies += other.copies
    moves += other.moves
    compactions += other.compactions
    lost += other.lost
    silent += other.silent
    invented += other.invented
    different += other.different
    unsent += other.unsent
    openLimits += other.openLimits
  }
}

/// A change that a device reported as stored.
struct Acknowledged {
  /// The device, by a label that its copies do not share.
  let device: String
  let change: SimulatedChange
  /// The number up to which the device had read the household's list.
  let base: Int
  /// Its position among all changes of the run.
  let serial: Int
}

/// The true author of each edit, whatever id a device or its copy uses.
struct Authors {
  /// The changes that each device stored, by record id.
  private(set) var acknowledged: [EventID: Acknowledged] = [:]
  private var serial = 0
  /// The original of each copy, and the number of edits before the copy was made.
  private var copies: [String: (of: String, after: Int)] = [:]
  /// The number of edits after which each device last left or joined.
  private var ends: [String: Int] = [:]

  mutating func note(_ id: EventID, _ change: SimulatedChange, by device: String, base: Int) {
    acknowledged[id] = Acknowledged(device: device, change: change, base: base, serial: serial)
    serial += 1
  }

  mutating func noteCopy(_ copy: String, of device: String) {
    copies[copy] = (device, serial)
    ends[copy] = ends[device]
  }

  /// Records that a device left or joined, so that it has only the restated limits from now on.
  mutating func noteEnd(of device: String) { ends[device] = serial }

  /// Whether a device left or joined after it made an edit.
  func isOver(_ edit: Acknowledged, on device: String) -> Bool {
    edit.serial < ends[device] ?? 0
  }

  /// Whether a device made an edit, or was copied from a device that had made it.
  func holds(_ device: String, _ edit: Acknowledged) -> Bool {
    var (device, end) = (device, Int.max)
    while true {
      if edit.device == device, edit.serial < end { return true }
      guard let copy = copies[device] else { return false }
      (device, end) = (copy.of, min(end, copy.after))
    }
  }

  /// Whether the author of a later edit had also made the earlier one, or was copied after it; nil
  /// if an author is unknown.
  func holds(_ later: EventID, _ earlier: EventID) -> Bool? {
    guard let later = acknowledged[later], let earlier = acknowledged[earlier] else { return nil }
    return earlier.serial < later.serial && holds(later.device, earlier)
  }
}

/// A random coin that several closures can share.
final class Chance: Sendable {
  private let generator: Mutex<SeededGenerator>

  init(seed: Int) { generator = Mutex(SeededGenerator(seed: seed)) }

  func happens(_ probability: Double) -> Bool {
    generator.withLock { $0.happens(probability) }
  }
}
