import Journal
import MealModels
import SeededRandom
import Synchronization

@testable import MealPlan

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Monday, 12 May 2025.
let monday = 20_220

/// 2025-05-12T18:30:00Z.
let dinnerTime = Date(timeIntervalSince1970: 1_747_074_600)

extension PlanSlot {
  /// A slot so many days after Monday, 12 May 2025.
  static func on(_ day: Int, _ slot: MealSlot = .dinner) -> PlanSlot {
    PlanSlot(day: monday + day, slot: slot)
  }
}

/// Ids `e1`, `e2` … so that every run is the same.
final class CountedIDs {
  private var count: Int

  init(from count: Int = 0) { self.count = count }

  func next() -> PlannedMealID {
    count += 1
    return PlannedMealID(rawValue: "e\(count)")
  }
}

extension Plan {
  /// A plan with the recipes of some titles, one a slot from Monday's dinner on, called `e1`, `e2` and so on.
  static func of(_ titles: String...) throws -> Plan {
    let ids = CountedIDs()
    var plan = Plan()
    for (day, title) in titles.enumerated() {
      plan.apply(try plan.adding(.dish(title), to: .on(day), newID: ids.next))
    }
    return plan
  }

  mutating func apply(_ events: [PlanEvent]) { self = applying(events) }
}

extension PlannedMeal.Content {
  static func dish(_ title: String) -> PlannedMeal.Content {
    .recipe(RecipeID(slug: title), title: title)
  }
}

/// Ids `id-1`, `id-2` … for a journal.
func journalIDs(_ prefix: String = "id") -> @Sendable () -> String {
  let counter = Mutex(0)
  return {
    counter.withLock { count in
      count += 1
      return "\(prefix)-\(count)"
    }
  }
}

extension JournalFileSystem {
  func journal(_ prefix: String = "id") throws -> EventJournal {
    try EventJournal(
      directory: URL(filePath: "/data"), fileSystem: self, makeID: journalIDs(prefix))
  }

  func bytes() throws -> [UInt8] {
    guard let file = try open("/data/journal", .read) else { return [] }
    return try file.read(0, try file.size())
  }

  static func holding(_ bytes: [UInt8]) throws -> JournalFileSystem {
    let files = inMemory()
    try files.makeFolder("/data")
    try files.open("/data/journal", .create)?.write(bytes, 0)
    return files
  }
}
