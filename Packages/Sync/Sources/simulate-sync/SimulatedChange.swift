#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import Sync

/// A change of a simulated household; every kind of edit there is, none of which is MealAdvisor's own.
struct SimulatedChange: Codable, Hashable, Sendable {
  /// How it changes its shelf.
  ///
  /// What empties takes all of a thing away, or of a shelf where it names none; who leaves takes all of it
  /// along. The last two stay on the
  /// device: an end of all that is in a shelf, and what merely takes room.
  enum Kind: String, Codable, Sendable {
    case sets, agrees, gives, takes, ends, happens, empties, leaves, clears, fills
  }

  var kind: Kind
  var thing: String
  var field: String
  var value: String

  init(kind: Kind, thing: String, field: String, value: String) {
    (self.kind, self.thing, self.field, self.value) = (kind, thing, field, value)
  }

  /// Makes the change that states a line of the limits anew.
  init(giving line: String) {
    let parts = line.split { $0 == "/" || $0 == "=" }.map(String.init)
    self.init(kind: .gives, thing: parts[0], field: parts[1], value: parts[2])
  }

  /// A notebook: fields of things, which can be taken away.
  static let notes = stream("notes") {
    $0.kind == .ends ? "\($0.thing)/gone" : "\($0.thing)/\($0.field)"
  }
  /// Limits and ticks: ids that come and go, each event by itself; stated anew by who joins.
  static let limits = stream("limits") { _ in nil }
  /// What words mean, where disagreement could hurt.
  static let words = stream("words") { "\($0.thing)/\($0.field)" }
  /// A diary, in which only the order counts.
  static let diary = stream("diary") { _ in nil }

  typealias Shelf = EventStream<[String], SimulatedChange>

  private static func stream(
    _ name: StreamName, subject: @escaping @Sendable (SimulatedChange) -> String?
  ) -> Shelf {
    Shelf(name: name, initialState: [], subject: subject) { lines, change, _ in
      change.apply(to: &lines)
    }
  }

  /// The state as sorted lines "thing/field=value", or, of the diary, as lines in their order.
  func apply(to lines: inout [String]) {
    let key = "\(thing)/\(field)"
    switch kind {
    case .happens: lines.append("\(key)=\(value)")
    case .clears: lines = []
    case .fills: break
    case .empties, .leaves: lines.removeAll { thing.isEmpty || $0.hasPrefix(thing + "/") }
    case .takes: lines.removeAll { $0.hasPrefix(key + "=") }
    case .sets, .agrees, .gives, .ends:
      lines.removeAll { $0.hasPrefix((kind == .ends ? "\(thing)/gone" : key) + "=") }
      lines.append(kind == .ends ? "\(thing)/gone=true" : "\(key)=\(value)")
      lines.sort()
    }
  }

  var meaning: EditMeaning? {
    switch kind {
    case .sets: EditMeaning(.sets, of: thing, fields: [field])
    case .agrees: EditMeaning(.agrees, of: thing, fields: [field])
    case .gives:
      EditMeaning(
        .gives, of: thing, fields: [field], besides: .init(of: "table", fields: [thing]))
    case .leaves: EditMeaning(.leaves, of: "table", fields: [thing, EditMeaning.anybody])
    case .takes: EditMeaning(.takes, of: thing, fields: [field])
    case .ends: EditMeaning(.ends, of: thing)
    case .empties: EditMeaning(.ends, of: thing.isEmpty ? nil : thing)
    case .happens: EditMeaning(.happens)
    case .clears, .fills: nil
    }
  }

  /// All of them.
  static let shelves = [notes, limits, diary, words]

  /// What a program shares that knows all of them, or all but one.
  static func streams(without unknown: Int? = nil) -> SharedStreams {
    SharedStreams(
      shelves.enumerated().filter { $0.offset != unknown }.map { _, shelf in
        let isOfLimits = shelf.name == limits.name
        return SharedStream(shelf.name, isStatedAnew: isOfLimits, holdsLimits: isOfLimits) {
          (try? JSONDecoder().decode(SimulatedChange.self, from: $0.payload))?.meaning
        }
      })
  }
}
