import Journal
import MealPlan

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures how long opening and folding a plan of three years takes.
///
///   bench-plan fold make FOLDER   makes it
///   bench-plan fold open FOLDER   opens it again and again; prints microseconds and its entries
enum FoldBench {
  private static let entries = 3285
  private static let events = 20_000
  private static let rounds = 11
  /// 2023-05-15.
  private static let firstDay = 19_492

  static func run(_ words: [String]) async throws {
    guard words.count == 2 else { throw WrongCall("name make or open, and a folder") }
    switch words[0] {
    case "make": try await make(words[1])
    case "open": try await open(words[1])
    default: throw WrongCall("make or open, not \(words[0])")
    }
  }

  private static func make(_ folder: String) async throws {
    let journal = try EventJournal(directory: URL(filePath: folder))
    var source = MadeUpPlan(seed: 25)
    let contents = source.events(entries: entries, events: events, from: firstDay)
    // Appends a few events at a time, as an app does.
    for start in stride(from: 0, to: contents.count, by: 8) {
      var batch: [Event] = []
      for content in contents[start..<min(start + 8, contents.count)] {
        batch.append(try EventStream.plan.event(content, at: Date()))
      }
      try await journal.append(batch)
    }
  }

  private static func open(_ folder: String) async throws {
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      var plan = Plan()
      let time = try await clock.measure {
        let journal = try EventJournal(directory: URL(filePath: folder))
        plan = try await Store(.plan, in: journal).state()
      }
      print(Int(time / .microseconds(1)), plan.entries.count + plan.removed.count)
    }
  }
}
