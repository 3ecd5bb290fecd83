#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import Sync

/// A change in a simulated household; together the changes use every kind of edit.
///
/// The streams are not those of MealAdvisor.
struct SimulatedChange: Codable, Hashable, Sendable {
  /// How it changes its shelf.
  ///
  /// `empties` removes everything of a thing, or of the whole shelf if it names no thing. `leaves`
  /// also removes the member. `clears` and `fills` stay on the device: `clears` removes everything
  /// in a shelf, and `fills` only takes up space.
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

  /// Makes the change that restates a line of the limits.
  init(giving line: String) {
    let parts = line.split { $0 == "/" || $0 == "=" }.map(String.init)
    self.init(kind: .gives, thing: parts[0], field: parts[1], value: parts[2])
  }

  /// A notebook: fields of things, which can be deleted.
  static let notes = stream("notes") {
    $0.kind == .ends ? "\($0.thing)/gone" : "\($0.thing)/\($0.field)"
  }
  /// Limits and ticks: ids that are added and removed by independent events; a device that joins
  /// restates them.
  static let limits = stream("limits") { _ in nil }
  /// Meanings of words, where a conflict could cause harm.
  static let words = stream("words") { "\($0.thing)/\($0.field)" }
  /// A diary, in which only the order matters.
  static let diary = stream("diary") { _ in nil }

  typealias Shelf = EventStream<[String], SimulatedChange>

  private static func stream(
    _ name: StreamName, subject: @escaping @Sendable (SimulatedChange) -> String?
  ) -> Shelf {
    Shelf(name: name, initialState: [], subject: subject) { lines, change, _ in
      change.apply(to: &lines)
    }
  }

  /// Applies the change to the state.
  ///
  /// The state has sorted lines "thing/field=value", or the diary's lines in order.
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

  /// All shelves.
  static let shelves = [notes, limits, diary, words]

  /// The shared streams of a program that knows all shelves, or all except one.
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
