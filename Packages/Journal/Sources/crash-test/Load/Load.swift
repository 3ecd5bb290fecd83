#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import SeededRandom

/// The streams that the tests write: two with a store and two without.
enum Load {
  /// The content of a shelf, by item; each event supersedes the earlier ones about its item.
  static let shelf = EventStream<[String: Int], Content>(
    name: "shelf", initialState: [:], subject: \.item
  ) { shelf, content, _ in
    guard let item = content.item else { return }
    shelf[item] = content.ends ? nil : content.number
  }

  /// The numbers in order; some events start over.
  static let tally = EventStream<[Int], Content>(
    name: "tally", initialState: [], startsOver: \.ends
  ) { tally, content, _ in
    if content.ends { tally = [] }
    tally.append(content.number)
  }

  /// Streams without a store; only the second has subjects.
  static let plain: [StreamName] = ["history", "drafts"]

  static func hasSubjects(_ stream: StreamName) -> Bool {
    stream == shelf.name || stream == plain[1]
  }

  /// The time of a number: one second later for each number, from 2026-05-12T18:30:00Z on.
  static func time(of number: Int) -> Date {
    Date(timeIntervalSince1970: 1_778_610_600 + Double(number % 100_000_000))
  }

  /// The batch with a number: one to five events, which are always the same.
  ///
  /// - Parameter oneIn: One event in this many is in a stream without a store, which only grows.
  static func batch(_ number: Int, plain oneIn: Int) -> [PlannedEvent] {
    var chance = SeededGenerator(seed: number)
    return (0..<Int.random(in: 1...5, using: &chance)).map { place in
      event(number * 10 + place, plain: oneIn, &chance)
    }
  }

  /// An event of 72 KB about an item that later events supersede, so that a file soon grows.
  static func large(_ number: Int) -> PlannedEvent {
    let filler = String(repeating: "y", count: 72 << 10)
    return PlannedEvent(
      Content(number: number * 10 + 9, item: "item-0", filler: filler), in: shelf.name)
  }

  private static func event(
    _ number: Int, plain oneIn: Int, _ chance: inout SeededGenerator
  ) -> PlannedEvent {
    var content = Content(number: number)
    let isPlain = Int.random(in: 0..<oneIn, using: &chance) == 0
    let kind = Int.random(in: 0..<10, using: &chance)
    content.item = "item-\(Int.random(in: 0..<40, using: &chance))"
    if isPlain { return PlannedEvent(content, in: plain[number % 2]) }
    guard kind < 7 else {
      content.item = nil
      content.ends = Int.random(in: 0..<20, using: &chance) == 0
      return PlannedEvent(content, in: tally.name)
    }
    content.ends = kind == 0
    if kind > 3 { content.filler = String(repeating: "x", count: 100 * kind) }
    let isLater = kind == 1 && number % 3 == 0
    return PlannedEvent(content, in: shelf.name, version: isLater ? 2 : 1)
  }
}
