#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import SeededRandom

/// Tests with faults of real disks, which are full or read-only, and with a clock that jumps.
struct RealFaults {
  func run() async -> [Row] {
    [
      await Row.measured("full disk") { await inFolder(fullDisk) },
      await Row.measured("files that may not grow") { await inFolder(limitedFiles) },
      await Row.measured("read-only folder") { await inFolder(readOnly) },
      await Row.measured("clock that jumps") { await inFolder(jumpingClock) },
    ].filter { $0.tally.points > 0 || $0.tally.hasFailed }
  }

  private func inFolder(_ body: (URL) async -> Tally) async -> Tally {
    var failure = Tally()
    failure.note("no folder can be made")
    return await TemporaryFolder.with(body) ?? failure
  }

  private func mount(_ folder: URL, _ options: String) -> Bool {
    let path = folder.path(percentEncoded: false)
    let arguments = ["-t", "tmpfs", "-o", options, "none", path]
    return ChildProcess("/bin/mount", arguments)?.finish().status == 0
  }

  private func unmount(_ folder: URL) {
    _ = ChildProcess("/bin/umount", [folder.path(percentEncoded: false)])?.finish()
  }

  // MARK: - Room

  /// Appends on small disks until they are full, and then makes room.
  private func fullDisk(_ folder: URL) async -> Tally {
    var tally = Tally()
    guard Machine.isRoot, mount(folder, "size=40k") else {
      Terminal.say("full disk: skipped, this process may not mount one")
      return tally
    }
    defer { unmount(folder) }
    for pages in stride(from: 20, through: 120, by: 4) {
      guard mount(folder, "remount,size=\(pages * 4)k") else {
        tally.note("the disk cannot be resized")
        return tally
      }
      await fill(folder.appending(path: "data-\(pages)"), tally: &tally, place: "\(pages) pages") {
        guard $0 else { return $1 == .diskFull("journal") || $1 == .diskFull("journal.new") }
        return mount(folder, "remount,size=\(pages * 4 + 4000)k")
      }
      try? FileManager.default.removeItem(at: folder.appending(path: "data-\(pages)"))
    }
    return tally
  }

  /// Does the same with files that cannot grow over a size.
  private func limitedFiles(_ folder: URL) async -> Tally {
    var tally = Tally()
    for size in stride(from: 5_000, through: 180_000, by: 8_111) {
      let data = folder.appending(path: "data-\(size)")
      var ledger = Ledger()
      var found = Tally()
      let isLimited = await Machine.withFileSizeLimit(size) {
        let error = await append(500, to: data, &ledger)
        guard case .system(.write, _, _) = error else {
          return found.note("\(size) bytes: no clear error, but \(String(describing: error))")
        }
        found.add(await Judge(folder: data, fileSystem: .live).check(&ledger))
      }
      if !isLimited { found.note("no limit can be set") }
      found.add(
        await Judge(folder: data, fileSystem: .live).checkAppending(3_000_000 + size, to: &ledger))
      found.points = 1
      tally.add(found, at: "\(size) bytes")
    }
    return tally
  }

  /// Appends until an append fails, compares, makes room and appends again.
  ///
  /// - Parameter step: Called with false to check the error, and with true to make room.
  private func fill(
    _ folder: URL, tally: inout Tally, place: String,
    step: (_ makesRoom: Bool, JournalError?) -> Bool
  ) async {
    var ledger = Ledger()
    let error = await append(2_000, to: folder, &ledger)
    var found = Tally()
    if !step(false, error) { found.note("no clear error, but \(String(describing: error))") }
    let judge = Judge(folder: folder, fileSystem: .live)
    found.add(await judge.check(&ledger))
    if !step(true, nil) { found.note("no room can be made") }
    found.add(await judge.checkAppending(4_000_000, to: &ledger))
    found.points = 1
    tally.add(found, at: place)
  }

  /// Appends batches until one fails; returns the error.
  private func append(_ count: Int, to folder: URL, _ ledger: inout Ledger) async -> JournalError? {
    do {
      let journal = try EventJournal(directory: folder)
      let stores = (Store(Load.shelf, in: journal), Store(Load.tally, in: journal))
      for number in 1...count {
        let events = Load.batch(number, plain: 4)
        let records = try await journal.append(events.map(\.event))
        ledger.append(records.map { Fact($0) }, of: events)
      }
      _ = stores
      return nil
    } catch {
      return error
    }
  }

  // MARK: - Permission and time

  /// Reads in a read-only folder.
  private func readOnly(_ folder: URL) async -> Tally {
    var tally = Tally()
    guard Machine.isRoot else { return await lockedFolder(folder) }
    guard mount(folder, "size=1m") else {
      Terminal.say("read-only folder: skipped, root may write everywhere and mount nothing")
      return tally
    }
    defer { unmount(folder) }
    await withoutWriting(folder, &tally) { mount(folder, $0 ? "remount,ro" : "remount,rw") }
    return tally
  }

  private func lockedFolder(_ folder: URL) async -> Tally {
    var tally = Tally()
    await withoutWriting(folder, &tally) { isLocked in
      let rights: [FileAttributeKey: Any] = [.posixPermissions: isLocked ? 0o500 : 0o700]
      let files = FileManager.default
      let data = folder.appending(path: "data").path(percentEncoded: false)
      return (try? files.setAttributes(rights, ofItemAtPath: data)) != nil
    }
    return tally
  }

  private func withoutWriting(
    _ folder: URL, _ tally: inout Tally, _ lock: (Bool) -> Bool
  ) async {
    let data = folder.appending(path: "data")
    var ledger = Ledger()
    let judge = Judge(folder: data, fileSystem: .live)
    if let error = await append(20, to: data, &ledger) { tally.note("\(error)") }
    if !lock(true) { tally.note("the folder cannot be made read-only") }
    tally.points += 1
    tally.add(await judge.check(&ledger))
    var other = ledger
    let error = await append(1, to: data, &other)
    guard case .noPermission = error else {
      return tally.note("no clear error, but \(String(describing: error))")
    }
    tally.add(await judge.check(&ledger))
    if !lock(false) { tally.note("the folder stays read-only") }
    tally.add(await judge.checkAppending(5_000_000, to: &ledger))
  }

  /// Appends events whose dates jump between the years 0000 and 9999.
  private func jumpingClock(_ folder: URL) async -> Tally {
    var tally = Tally()
    var ledger = Ledger()
    var chance = SeededGenerator(seed: 7)
    let judge = Judge(folder: folder, fileSystem: .live)
    do {
      let journal = try EventJournal(directory: folder)
      for number in 1...200 {
        var events = Load.batch(number, plain: 4)
        for place in events.indices { events[place].event.time = Self.anyTime(number, &chance) }
        let records = try await journal.append(events.map(\.event))
        let facts = records.map { Fact($0) }
        let isSame = zip(facts, events).allSatisfy { $0.isMade(of: $1.event) }
        if !isSame { tally.note("batch \(number) got another time") }
        ledger.append(facts, of: events)
        tally.points += 1
      }
    } catch {
      tally.note("\(error)")
    }
    tally.add(await judge.check(&ledger))
    tally.add(await judge.checkAppending(6_000_000, to: &ledger))
    return tally
  }

  /// A random whole millisecond in the years 0000 to 9999.
  private static func anyTime(_ number: Int, _ chance: inout SeededGenerator) -> Date {
    let range = -62_167_219_200_000...253_402_300_799_999
    let time =
      switch number % 10 {
      case 0: range.lowerBound
      case 1: range.upperBound
      default: Int.random(in: range, using: &chance)
      }
    return Date(timeIntervalSince1970: Double(time) / 1000)
  }
}
