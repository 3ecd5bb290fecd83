#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import SeededRandom
import Sync

/// A device: a disk that stays, and a program over it that can be killed.
final class SimulatedDevice {
  let name: DeviceID
  /// How far its clock is off, in seconds.
  let clockError: Double
  private let disk = JournalFileSystem.inMemory()
  private var ids = 0
  private(set) var journal: EventJournal
  private(set) var sync: HouseholdSync
  private(set) var shelves: [Store<[String], SimulatedChange>]

  init(_ number: Int, clockError: Double) throws {
    name = try DeviceID("device-\(number)")
    self.clockError = clockError
    (journal, sync, shelves) = try Self.program(name, on: disk, run: 0)
  }

  /// Ends the program wherever it is, and starts it anew.
  func kill() throws {
    ids += 1
    (journal, sync, shelves) = try Self.program(name, on: disk, run: ids)
  }

  private static func program(
    _ name: DeviceID, on disk: JournalFileSystem, run: Int
  ) throws -> (EventJournal, HouseholdSync, [Store<[String], SimulatedChange>]) {
    let ids = IDMaker(prefix: "\(name).\(run)-")
    let journal = try EventJournal(
      directory: URL(filePath: "/data"), fileSystem: disk, device: name, makeID: ids.next)
    let sync = HouseholdSync(
      in: journal, sharing: SimulatedChange.streams, clock: HybridClock(now: { Date() }))
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
