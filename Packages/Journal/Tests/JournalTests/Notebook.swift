import Foundation
import Journal

/// An indexed store: where the notes about each thing are, and how long its last one is.
struct Notebook: Equatable, Sendable {
  var places: [String: [EventPlace]] = [:]
  var lastLengths: [String: Int] = [:]
  private var changed: Set<String> = []

  static let stream = IndexedStream<Notebook>(
    name: "notes", initialIndex: Notebook(),
    endsSubject: { $0.payload == Data("\"\"".utf8) },
    encode: { $0.encoded }, decode: { Notebook(encoded: $0) },
    settle: { $0.settle($1) },
    apply: { $0.apply($1) })

  static func event(_ thing: String, _ text: String) -> Event {
    Event(
      stream: "notes", subject: Subject(thing), version: text == "later" ? 2 : 1, time: dinnerTime,
      payload: Data("\"\(text)\"".utf8))
  }

  private mutating func apply(_ glance: EventGlance) -> Bool {
    guard let thing = glance.subject?.rawValue, glance.version == 1, glance.payload.count < 1000
    else { return false }
    if glance.payload.count == 2 {
      places[thing] = nil
    } else {
      places[thing, default: []].append(glance.place)
    }
    changed.insert(thing)
    return true
  }

  /// Reads the last note about each thing that changed.
  private mutating func settle(_ reader: EventReader) {
    for thing in changed {
      lastLengths[thing] = reader.records(at: places[thing]?.suffix(1) ?? []).last?.payload.count
    }
    changed = []
  }

  private var encoded: [UInt8] {
    var bytes: [UInt8] = []
    for (thing, places) in places {
      bytes.append(UInt8(thing.utf8.count))
      bytes += thing.utf8
      bytes.append(UInt8(places.count))
      bytes.append(UInt8(lastLengths[thing] ?? 0))
      for place in places { place.append(to: &bytes) }
    }
    return bytes
  }

  private init() {}

  private init?(encoded bytes: [UInt8]) {
    var rest = bytes[...]
    while let length = rest.popFirst() {
      let thing = String(decoding: rest.prefix(Int(length)), as: UTF8.self)
      rest = rest.dropFirst(Int(length))
      guard let count = rest.popFirst(), let last = rest.popFirst() else { return nil }
      lastLengths[thing] = Int(last)
      for _ in 0..<count {
        guard let place = rest.withUnsafeBytes({ EventPlace($0) }) else { return nil }
        places[thing, default: []].append(place)
        rest = rest.dropFirst(EventPlace.size)
      }
    }
  }
}
