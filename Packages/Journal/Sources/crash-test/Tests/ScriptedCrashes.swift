import Journal

/// Crashes at every operation of the scripted session, in every way.
struct ScriptedCrashes {
  private let extent: Extent

  init(_ extent: Extent) {
    self.extent = extent
  }

  func run() async -> Row {
    await Row.measured("scripted session, crash at each operation") { await crashes() }
  }

  private func crashes() async -> Tally {
    guard let script = try? Script() else { return failure("the script cannot be made") }
    let disk = script.disk()
    let session = await script.run(on: disk)
    let replacements = disk.replacements
    var tally = session.tally
    // The file was replaced for the new version, for two compactions, and for the automatic ones.
    if replacements < 4 { tally.note("nothing was compacted by itself") }
    guard !tally.hasFailed else { return tally }
    let step = extent.either(7, 1)
    let operations = Array(stride(from: 1, through: disk.operations, by: step))
    let seeds = extent.either(1, 3)
    tally = await Workers(what: "crashes", points: operations).run { share, progress in
      await Self.crash(script, at: share, seeds: seeds, progress)
    }
    return tally
  }

  private func failure(_ problem: String) -> Tally {
    var tally = Tally()
    tally.note(problem)
    return tally
  }

  /// Crashes at some operations.
  ///
  /// If a crash leaves the same disk and acknowledged events as the one before, both are judged
  /// together.
  private static func crash(
    _ script: Script, at operations: [Int], seeds: Int, _ progress: Progress
  ) async -> Tally {
    var tally = Tally()
    var last: [Int] = []
    for operation in operations {
      let disk = script.disk(crashAt: operation)
      let session = await script.run(on: disk)
      tally.add(session.tally, at: "operation \(operation)")
      tally.points += 1
      let state = [disk.changes, session.ledger.entries.count, session.ledger.marks.count]
      if !disk.isDown { tally.note("operation \(operation) never came") }
      if !(disk.isCrashedIdly && state == last) {
        for survival in Survival.all(seeds: seeds, from: operation) {
          let verdict = await judge(
            disk.survivor(survival), script: script, session: session, operation: operation)
          tally.add(verdict, at: "operation \(operation), \(survival)")
        }
      }
      last = disk.isCrashedIdly ? state : []
      progress.step()
    }
    return tally
  }

  private static func judge(
    _ contents: [String: [UInt8]], script: Script, session: Session, operation: Int
  ) async -> Tally {
    let disk = CrashDisk(contents)
    let judge = Judge(folder: Script.folder, fileSystem: disk.fileSystem)
    var ledger = session.ledger
    var tally = await judge.check(&ledger, session.underWay)
    tally.add(await judge.checkAppending(2_000_000 + operation, to: &ledger))
    checkAside(disk.contents, script.old.bytes, &tally)
    tally.acknowledged = session.ledger.entries.count
    return tally
  }

  /// Checks that the damaged file was copied without changes.
  private static func checkAside(
    _ contents: [String: [UInt8]], _ old: [UInt8], _ tally: inout Tally
  ) {
    guard !contents.values.contains(old) else { return }
    tally.lost += 1
    tally.note("the damaged file is not there any more")
  }
}
