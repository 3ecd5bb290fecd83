#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import SeededRandom
import Sync

/// A simulated device: a disk that is kept, and a program over it that can be killed.
final class SimulatedDevice {
  let name: DeviceID
  /// The label that distinguishes it from its copies.
  let label: String
  /// The error of its clock, in seconds.
  let clockError: Double
  private let disk: JournalFileSystem
  private var ids = 0
  /// The shelf that its program does not know until it is upgraded; nil if it knows all.
  private(set) var unknownShelf: Int?
  /// The shelf that its second program does not know, if two programs take turns.
  private var otherUnknownShelf: Int?
  /// Whether it has synced since its program knows all shelves.
  var isUpToDate: Bool
  private(set) var journal: EventJournal
  private(set) var sync: HouseholdSync
  private(set) var shelves: [Store<[String], SimulatedChange>]

  /// Makes a device.
  ///
  /// - Parameters:
  ///   - clockError: the error of its clock, in seconds.
  ///   - shelf: the shelf that its program does not know.
  ///   - other: the shelf that a second program over the same disk does not know.
  init(_ number: Int, clockError: Double, without shelf: Int?, and other: Int? = nil) throws {
    otherUnknownShelf = other
    label = "device-\(number)"
    name = try DeviceID(label)
    disk = .inMemory()
    self.clockError = clockError
    unknownShelf = shelf
    isUpToDate = shelf == nil
    (journal, sync, shelves) = try Self.program(
      name, on: disk, run: "\(label).0", without: shelf)
  }

  /// Copies a device with its data folder, like a backup that is restored to a new phone.
  init(copying other: SimulatedDevice, as label: String) throws {
    self.label = label
    name = other.name
    disk = try .inMemory(copying: "/data", of: other.disk)
    clockError = other.clockError
    (unknownShelf, otherUnknownShelf) = (other.unknownShelf, other.otherUnknownShelf)
    isUpToDate = other.isUpToDate
    (journal, sync, shelves) = try Self.program(
      name, on: disk, run: "\(label).0", without: unknownShelf)
  }

  /// Kills the program at any point and starts it again.
  func kill() throws {
    ids += 1
    (journal, sync, shelves) = try Self.program(
      name, on: disk, run: "\(label).\(ids)", without: unknownShelf)
  }

  /// Whether two programs take turns on the device.
  var takesTurns: Bool { otherUnknownShelf != nil }

  /// Ends the program and starts the second one over the same disk.
  func turn() throws {
    (unknownShelf, otherUnknownShelf) = (otherUnknownShelf, unknownShelf)
    isUpToDate = false
    try kill()
  }

  /// Ends the program and starts one that knows all shelves, or the second one if two take turns.
  func upgrade() throws {
    if takesTurns { return try turn() }
    unknownShelf = nil
    try kill()
  }

  private static func program(
    _ name: DeviceID, on disk: JournalFileSystem, run: String, without shelf: Int?
  ) throws -> (EventJournal, HouseholdSync, [Store<[String], SimulatedChange>]) {
    let ids = IDMaker(prefix: "\(run)-")
    let journal = try EventJournal(
      directory: URL(filePath: "/data"), fileSystem: disk, device: name, makeID: ids.next)
    let sync = HouseholdSync(
      in: journal, sharing: SimulatedChange.streams(without: shelf),
      clock: HybridClock(now: { Date() }))
    let shelves = SimulatedChange.shelves.map { Store($0, in: journal) }
    return (journal, sync, shelves)
  }

  var states: [[String]] {
    get async throws {
      var states: [[String]] = []
      for shelf in shelves { states.append(try await shelf.state()) }
      return states
    }
  }
}

extension JournalFileSystem {
  /// Makes a disk with the files of another disk's folder.
  fileprivate static func inMemory(
    copying folder: String, of other: JournalFileSystem
  ) throws(JournalError) -> JournalFileSystem {
    let disk = inMemory()
    guard let names = try other.list(folder) else { return disk }
    try disk.makeFolder(folder)
    for name in names {
      guard let file = try other.open("\(folder)/\(name)", .read) else { continue }
      try disk.open("\(folder)/\(name)", .create)?.write(try file.read(0, try file.size()), 0)
    }
    return disk
  }
}
