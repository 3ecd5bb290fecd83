#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// What every payload of the tests says; no two have the same number.
struct Content: Codable, Hashable, Sendable {
  var number: Int
  var item: String?
  /// Takes the item from the shelf, or starts the tally over.
  var ends = false
  var filler: String?
}

extension Content {
  /// The content as JSON, written by hand.
  var json: String {
    let item = item.map { #","item":"\#($0)""# } ?? ""
    let filler = filler.map { #","filler":"\#($0)""# } ?? ""
    return #"{"ends":\#(ends),"number":\#(number)\#(item)\#(filler)}"#
  }
}

/// An event that is to be appended, and what its payload says.
struct PlannedEvent: Sendable {
  let content: Content
  var event: Event

  init(_ content: Content, in stream: StreamName, version: Int = 1) {
    let subject = Load.hasSubjects(stream) ? content.item.flatMap { Subject($0) } : nil
    self.content = content
    event = Event(
      stream: stream, subject: subject, version: version, time: Load.time(of: content.number),
      payload: Data(content.json.utf8))
  }
}
