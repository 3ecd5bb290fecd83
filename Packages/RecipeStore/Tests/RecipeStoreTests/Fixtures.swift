import Foundation
import Journal
import MealModels
import SeededRandom
import Synchronization

@testable import RecipeStore

/// 2026-05-12T18:30:00Z.
let dinnerTime = Date(timeIntervalSince1970: 1_778_610_600)

/// Ids `recipe-1`, `recipe-2` … so that every run is the same.
func countedIDs(_ prefix: String) -> @Sendable () -> String {
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
      directory: URL(filePath: "/data"), fileSystem: self, makeID: countedIDs(prefix))
  }

  func library(_ prefix: String = "recipe") throws -> RecipeLibrary {
    RecipeLibrary(in: try journal("journal-" + prefix), makeID: countedIDs(prefix))
  }
}

extension RecipeDraft {
  /// A draft of a few words.
  static func random(_ random: inout SeededGenerator) -> RecipeDraft {
    RecipeDraft(
      title: words(1...3, &random),
      ingredients: [
        Section((0..<random.next() % 7).map { _ in "2 cups " + words(1...3, &random) })
      ],
      steps: [Section(["Cook it.", words(2...6, &random)])],
      servings: Int(random.next() % 6) + 1,
      totalMinutes: random.next() % 4 == 0 ? nil : Int(random.next() % 120),
      author: random.next() % 3 == 0 ? words(2...2, &random) : nil,
      source: random.next() % 3 == 0
        ? "https://example.org/\(random.next() % 9)/?utm_source=a" : nil,
      cuisines: random.next() % 3 == 0 ? [words(1...1, &random)] : [],
      keywords: random.next() % 3 == 0 ? [words(1...2, &random)] : [])
  }

  static func words(_ count: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: count, using: &random)).map { _ in
      vocabulary[Int(random.next() % UInt64(vocabulary.count))]
    }.joined(separator: " ")
  }

  private static let vocabulary = [
    "Tomato", "tomatoes", "tom", "Crème", "cream", "soup", "Süppchen", "berry", "berries", "bean",
    "beans", "chicken", "chick", "peas", "pie", "leaf", "leaves", "rice", "Reis", "noodle", "egg",
    "eggs", "eggplant", "cod", "coco", "butter", "buttermilk", "half-and-half", "oats", "dal",
  ]
}

/// A picture as small as one can be that is taken for one.
func photo(_ number: UInt8) -> [UInt8] { [0xFF, 0xD8, 0xFF, 0xE0, 0, number] }

extension JournalFileSystem {
  /// The same disk, on which one write, sync or change of a name fails, and all after it.
  func failing(at target: Int) -> JournalFileSystem {
    let box = FaultCount()
    return JournalFileSystem(
      open: { path, access in
        try box.check(target)
        guard var file = try self.open(path, access) else { return nil }
        let plain = file
        file.write = { bytes, offset throws(JournalError) in
          do throws(JournalError) { try box.check(target) } catch {
            try plain.write(Array(bytes.prefix(bytes.count / 2)), offset)
            throw error
          }
          try plain.write(bytes, offset)
        }
        file.sync = { () throws(JournalError) in
          try box.check(target)
          try plain.sync()
        }
        return file
      },
      identity: { try self.identity($0) }, stamp: stamp,
      rename: {
        try box.check(target)
        try self.rename($0, $1)
      },
      remove: {
        try box.check(target)
        try self.remove($0)
      },
      list: { try self.list($0) },
      makeFolder: {
        try box.check(target)
        try self.makeFolder($0)
      },
      syncFolder: {
        try box.check(target)
        try self.syncFolder($0)
      })
  }
}

/// Counts operations; the one with a number fails, and so do all after it.
private final class FaultCount: Sendable {
  private let count = Mutex(0)

  func check(_ target: Int) throws(JournalError) {
    let number = count.withLock { count in
      count += 1
      return count
    }
    if number >= target { throw .diskFull("disk") }
  }
}
