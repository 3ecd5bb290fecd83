import Journal

/// Damages files with limits, at their end and line by line.
///
/// Every loss must be reported, by a journal that is opened then and by one that was open before,
/// and a copy must be kept.
struct LimitSweep {
  private static let kinds: [(name: String, faults: @Sendable (LimitFile) -> [FileFault])] = [
    ("limits: each bit of the last two lines and the padding", { $0.bitsAtEnd }),
    ("limits: each line feed overwritten by each byte", { $0.endsOverwritten }),
    ("limits: lines removed at each place", { $0.linesRemoved }),
    ("limits: each two lines swapped", { $0.linesSwapped }),
    ("limits: each line doubled at each place", { $0.linesDoubled }),
  ]

  private let extent: Extent

  init(_ extent: Extent) {
    self.extent = extent
  }

  func run() async -> [Row] {
    var files: [LimitFile] = []
    for isRewritten in [false, true] {
      for lastBatch in [1, 3] {
        let file = try? await LimitFile(isRewritten: isRewritten, lastBatch: lastBatch)
        if let file { files.append(file) }
      }
    }
    var rows: [Row] = []
    for kind in Self.kinds {
      rows.append(await Row.measured(kind.name) { [files] in await sweep(files, kind.faults) })
    }
    return rows
  }

  private func sweep(
    _ files: [LimitFile], _ faults: @Sendable (LimitFile) -> [FileFault]
  ) async -> Tally {
    var tally = Tally()
    if files.count < 4 { tally.note("a file cannot be made") }
    for file in files {
      let all = faults(file)
      let points = Array(stride(from: 0, to: all.count, by: extent.either(7, 1)))
      let found = await Workers(what: "limits", points: points).run { share, progress in
        var tally = Tally()
        for point in share {
          tally.add(await Self.judge(all[point], of: file), at: all[point].name)
          progress.step()
        }
        return tally
      }
      tally.add(found)
    }
    return tally
  }

  /// Checks that every loss is reported, and that no record is invented.
  private static func judge(_ fault: FileFault, of file: LimitFile) async -> Tally {
    var tally = Tally()
    tally.points = 1
    tally.acknowledged = file.records.count
    let disk = CrashDisk([Script.path: file.bytes])
    do {
      let running = try EventJournal(directory: Script.folder, fileSystem: disk.fileSystem)
      let store = Store(LimitFile.limits, in: running)
      _ = try await store.state()
      let handle = try disk.fileSystem.open(Script.path, .write)
      try handle?.truncate(fault.bytes.count)
      try handle?.write(fault.bytes, 0)
      let late = try EventJournal(directory: Script.folder, fileSystem: disk.fileSystem)
      for (journal, name) in [(running, "a running journal"), (late, "a new journal")] {
        tally.add(await check(journal, fault, of: file), at: name)
      }
      tally.add(await checkAppending(late, on: disk, fault, of: file), at: "after an append")
    } catch .newerFormat {
      // The journal refused the file and left it unchanged.
    } catch {
      guard case .notAJournal = error, fault.isOlder else {
        tally.lost += 1
        tally.note("\(error)")
        return tally
      }
    }
    return tally
  }

  private static func check(
    _ journal: EventJournal, _ fault: FileFault, of file: LimitFile
  ) async -> Tally {
    var tally = Tally()
    do {
      let state = try await Store(LimitFile.limits, in: journal).state()
      let records = try await journal.records()
      let report = await journal.recovery
      let isOlder = fault.isOlder && records.count + report.missingLines <= file.records.count
      if records != file.records.filter(records.contains) {
        tally.invented += 1
        tally.note("records that were never appended like that")
      }
      if state != file.state || records.count < file.records.count, report.unresolved == 0, !isOlder
      {
        tally.lost += 1
        tally.note(
          "limits are gone and no loss is reported: \(file.state.symmetricDifference(state))")
      }
    } catch .newerFormat {
      // The journal refused the file and left it unchanged.
    } catch {
      tally.note("\(error)")
    }
    return tally
  }

  /// Checks that a copy has the unread bytes, and that the journal continues with the read records.
  private static func checkAppending(
    _ journal: EventJournal, on disk: CrashDisk, _ fault: FileFault, of file: LimitFile
  ) async -> Tally {
    var tally = Tally()
    do {
      let before = try await journal.records()
      let isDamaged = await journal.recovery.isDamaged
      let event = PlannedEvent(Content(number: 900, item: "food"), in: LimitFile.limits.name)
      let new = try await journal.append([event.event])
      let last = try EventJournal(directory: Script.folder, fileSystem: disk.fileSystem)
      if try await last.records() != before + new {
        tally.lost += 1
        tally.note("an append changes other records")
      }
      if await !last.recovery.isClean { tally.note("the file is not put right") }
      if isDamaged, disk.contents[Script.path + ".damaged-1"] != fault.bytes {
        tally.lost += 1
        tally.note("there is no copy of the damaged file")
      }
      if before.count < file.records.count, !isDamaged, !fault.isOlder {
        tally.lost += 1
        tally.note("records were dropped as if they had never been")
      }
    } catch {
      tally.note("\(error)")
    }
    return tally
  }
}
