#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import SeededRandom

/// Kills real writers at random moments, and checks the files that remain, always in one folder.
struct KillCycles {
  private static let numbersEach = 100_000
  private let extent: Extent

  init(_ extent: Extent) {
    self.extent = extent
  }

  func run() async -> [Row] {
    [await Row.measured("writers killed with kill -9") { await cycles() }]
  }

  private func cycles() async -> Tally {
    let count = extent.either(100, 2000)
    let tally = await TemporaryFolder.with { folder in
      var tally = Tally()
      var ledger = Ledger()
      let progress = Progress("kills", of: count)
      for cycle in 0..<count {
        await Self.take(cycle, in: folder, &ledger, &tally)
        progress.step()
        if tally.hasFailed { break }
      }
      return tally
    }
    return tally ?? Self.failure
  }

  private static var failure: Tally {
    var tally = Tally()
    tally.note("no folder can be made")
    return tally
  }

  /// Starts one writer, or two in each third cycle, kills them and compares.
  private static func take(
    _ cycle: Int, in folder: URL, _ ledger: inout Ledger, _ tally: inout Tally
  ) async {
    var chance = SeededGenerator(seed: cycle)
    let firsts = (0..<(cycle % 3 == 2 ? 2 : 1)).map { (cycle * 2 + $0) * numbersEach }
    let path = folder.path(percentEncoded: false)
    let writers = firsts.map { first in
      (first, ChildProcess(ChildProcess.ownPath, ["writer", path, "\(first)"]))
    }
    var accounts: [Account] = []
    for (_, writer) in writers { _ = writer?.firstLine() }
    for (first, writer) in writers {
      Machine.sleep(microseconds: Int.random(in: 1000...40_000, using: &chance) / writers.count)
      writer?.kill()
      var account = Account(first: first)
      if writer == nil { tally.note("no writer can be started") }
      account.read(writer?.finish().output ?? [], into: &ledger)
      if let problem = account.problem { tally.note("cycle \(cycle): \(problem)") }
      accounts.append(account)
      tally.points += 1
    }
    ledger.sort()
    let judge = Judge(folder: folder, fileSystem: .live, isExact: false)
    tally.add(await judge.check(&ledger, accounts.flatMap(\.underWay)), at: "cycle \(cycle)")
  }
}
