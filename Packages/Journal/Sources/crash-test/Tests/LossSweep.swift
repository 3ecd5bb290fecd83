import Journal

/// Damages folders with limits, and then writes other events.
///
/// Each limit must still be there, or the folder itself must report a possible loss from then on.
struct LossSweep {
  private static let kinds: [(name: String, faults: @Sendable (LimitFile) -> [FolderFault])] = [
    ("losses: a bit of each byte, then other writes", { $0.bits }),
    ("losses: line ends of another system", { $0.foreignEnds }),
    ("losses: zeros from each byte on", { $0.zeroedEnds }),
    ("losses: cut at each line end", { $0.endsAtLines }),
    ("losses: journal gone, each kind of leftover", { $0.leftovers }),
  ]
  private static let said = "limits may be lost"

  private let extent: Extent

  init(_ extent: Extent) {
    self.extent = extent
  }

  func run() async -> [Row] {
    guard let file = try? await LimitFile(isRewritten: true, lastBatch: 1) else { return [] }
    var rows: [Row] = []
    for kind in Self.kinds {
      let all = kind.faults(file)
      let points = Array(stride(from: 0, to: all.count, by: extent.either(3, 1)))
      rows.append(
        await Row.measured(kind.name) {
          await Workers(what: kind.name, points: points).run { share, progress in
            var tally = Tally()
            for point in share {
              tally.add(await Self.judge(all[point], of: file), at: all[point].name)
              progress.step()
            }
            return tally
          }
        })
    }
    return rows
  }

  private static func judge(_ fault: FolderFault, of file: LimitFile) async -> Tally {
    var tally = Tally()
    tally.points = 1
    tally.acknowledged = file.records.count
    let disk = CrashDisk(fault.files)
    for write in 0..<4 {
      try? await change(disk, write)
      await check(disk, fault, of: file, &tally)
    }
    return tally
  }

  private static func open(_ disk: CrashDisk) throws(JournalError) -> EventJournal {
    let journal = try EventJournal(directory: Script.folder, fileSystem: disk.fileSystem)
    journal.expectJournal { $0 == LimitFile.key }
    let limits = LimitFile.limits.name
    journal.afterLoss(in: limits) { _ in
      [PlannedEvent(Content(number: 0, item: said), in: limits).event]
    }
    return journal
  }

  /// Writes events without limits.
  private static func change(_ disk: CrashDisk, _ write: Int) async throws(JournalError) {
    let journal = try open(disk)
    switch write {
    case 0: break
    case 1: try await journal.compact()
    case 2: try await journal.append([PlannedEvent(Content(number: 1), in: "other").event])
    default: try await journal.delete("other")
    }
  }

  private static func check(
    _ disk: CrashDisk, _ fault: FolderFault, of file: LimitFile, _ tally: inout Tally
  ) async {
    do throws(JournalError) {
      let journal = try open(disk)
      let state = try await Store(LimitFile.limits, in: journal).state()
      let lost = await journal.recovery.unresolved
      let isSaid = state.contains(said) || lost > 0
      let isMissing = await journal.missing != nil
      if !state.isSuperset(of: file.state), !isSaid, !isMissing {
        tally.lost += 1
        tally.note("limits are gone and no loss is reported: \(file.state.subtracting(state))")
      }
      if fault.isHarmless, isSaid || isMissing || state != file.state {
        tally.invented += 1
        tally.note("a loss is reported although nothing is lost")
      }
    } catch {
      switch error {
      case .notAJournal, .newerFormat: break
      default: tally.note("\(error)")
      }
    }
  }
}
