#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// The operation for a number, which nearly always appends the batch of that number.
enum Operation {
  case append([PlannedEvent])
  /// Undoes the change of the shelf that the number before made.
  case undo
  case compact

  init(_ number: Int) {
    switch number % 40 {
    case 39: self = .compact
    case 7, 18, 29: self = .undo
    default: self = .append(Load.batch(number, plain: 60))
    }
  }
}

/// The process that is killed; it runs the operation for each number, and prints acknowledged
/// operations.
///
/// It prints `ready`, then a line for each number after the journal returned: `a <number>
/// <sequence> <id> <device>` for a batch, `u <number>` for an undo, `n <number>` if there was no
/// change to undo, `c <number>` for a compaction; `e <number> <error>` is the last line.
struct Writer {
  let folder: String
  let first: Int

  func run() async -> Int32 {
    Terminal.print("ready")
    var number = first
    do {
      let journal = try EventJournal(directory: URL(filePath: folder))
      let shelf = Store(Load.shelf, in: journal)
      let tally = Store(Load.tally, in: journal)
      var last: [Record] = []
      while true {
        Terminal.print(try await take(number, journal: journal, shelf: shelf, last: &last))
        number += 1
        if number % 16 == 0 { _ = try await tally.state() }
      }
    } catch {
      Terminal.print("e \(number) \(error)")
      return 1
    }
  }

  private func take(
    _ number: Int, journal: EventJournal, shelf: Store<[String: Int], Content>, last: inout [Record]
  ) async throws(JournalError) -> String {
    switch Operation(number) {
    case .append(let events):
      last = try await journal.append(events.map(\.event))
      return "a \(number) \(last[0].sequence) \(last[0].id) \(last[0].device)"
    case .undo:
      let change = last.filter { $0.stream == Load.shelf.name }
      return try await shelf.undo(change, at: Load.time(of: number)) ? "u \(number)" : "n \(number)"
    case .compact:
      try await journal.compact()
      return "c \(number)"
    }
  }
}
