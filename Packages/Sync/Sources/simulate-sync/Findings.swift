import Journal
import SeededRandom
import Synchronization

/// What became of runs; everything but the counts at the start should be 0.
struct Findings: Sendable {
  var edits = 0
  var conflicts = 0
  var decisions = 0
  var failures = 0
  var copies = 0
  var moves = 0
  var compactions = 0
  var undone: Set<EventID> = []

  /// Edits that were acknowledged and are nowhere.
  var lost = 0
  /// Fields that were overwritten without anybody being asked.
  var silent = 0
  /// Conflicts where nothing disagrees.
  var invented = 0
  /// Devices that, with the same edits, do not hold what the naive reading of the list gives.
  var different = 0
  /// Edits that are drafts though their device met the server, and nobody has changed anything.
  var unsent = 0
  /// Limits that a device knew of and that were not in force there.
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

/// A change that a device said is stored.
struct Acknowledged {
  /// The device, by what tells it from its copies.
  let device: String
  let change: SimulatedChange
  /// How far the device had read the household's list.
  let base: Int
  /// Its place among all of the run.
  let serial: Int
}

/// Who made what in a household, whatever a device and its copies call themselves.
struct Authors {
  /// What each device was told to be stored, by the id of its record.
  private(set) var acknowledged: [EventID: Acknowledged] = [:]
  private var serial = 0
  /// Of which device each copy was made, and after how many edits of all.
  private var copies: [String: (of: String, after: Int)] = [:]
  /// After how many edits of all each device left or joined for the last time.
  private var ends: [String: Int] = [:]

  mutating func note(_ id: EventID, _ change: SimulatedChange, by device: String, base: Int) {
    acknowledged[id] = Acknowledged(device: device, change: change, base: base, serial: serial)
    serial += 1
  }

  mutating func noteCopy(_ copy: String, of device: String) {
    copies[copy] = (device, serial)
    ends[copy] = ends[device]
  }

  /// From now on a device has of its limits what it states anew, here or elsewhere.
  mutating func noteEnd(of device: String) { ends[device] = serial }

  /// Whether a device left or joined after an edit.
  func isOver(_ edit: Acknowledged, on device: String) -> Bool {
    edit.serial < ends[device] ?? 0
  }

  /// Whether a device made an edit, or was copied from one that had.
  func holds(_ device: String, _ edit: Acknowledged) -> Bool {
    var (device, end) = (device, Int.max)
    while true {
      if edit.device == device, edit.serial < end { return true }
      guard let copy = copies[device] else { return false }
      (device, end) = (copy.of, min(end, copy.after))
    }
  }

  /// Whether who made a later edit had made the earlier one; nil where it is not known who did.
  func holds(_ later: EventID, _ earlier: EventID) -> Bool? {
    guard let later = acknowledged[later], let earlier = acknowledged[earlier] else { return nil }
    return earlier.serial < later.serial && holds(later.device, earlier)
  }
}

/// A coin that several closures throw.
final class Chance: Sendable {
  private let generator: Mutex<SeededGenerator>

  init(seed: Int) { generator = Mutex(SeededGenerator(seed: seed)) }

  func happens(_ probability: Double) -> Bool {
    generator.withLock { $0.happens(probability) }
  }
}
