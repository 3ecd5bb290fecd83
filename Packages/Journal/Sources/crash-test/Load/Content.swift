#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// The content of every payload of the tests; each has a different number.
struct Content: Codable, Hashable, Sendable {
  var number: Int
  var item: String?
  /// Whether the event removes its item, or empties the tally.
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

/// An event to append, with the content of its payload.
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
