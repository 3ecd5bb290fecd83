/// The ids of copies of events, and how marks name an event or one copy of it.
///
/// An event is copied when it is moved after other events.
///
/// A copy has the id of the event followed by `_` and a number, from 1. A mark of the journal names
/// an event together with all its copies by the event's id. It names a single copy by id and
/// number; the number 0 stands for the event itself.
extension EventID {
  private static let sign = UInt8(ascii: "_")

  /// The id of the event, which all its copies share.
  public var original: EventID {
    copyMark.map { EventID(trusted: String(rawValue[..<$0])) } ?? self
  }

  /// The id of the event's batch: the event's id without its position in the batch.
  public var change: Substring {
    let text = original.rawValue
    guard let dot = text.lastIndex(of: "."), Self.isNumber(text[text.index(after: dot)...]) else {
      return text[...]
    }
    return text[..<dot]
  }

  /// The id by which a mark names only this copy.
  public var exact: EventID { copyMark == nil ? EventID(trusted: rawValue + "_0") : self }

  /// The id of the next copy; throws `invalidIdentifier` if it is too long.
  public func nextCopy() throws(JournalError) -> EventID {
    try EventID("\(original.rawValue)_\(copyNumber + 1)")
  }

  private var copyNumber: Int {
    copyMark.flatMap { Int(rawValue[rawValue.index(after: $0)...]) } ?? 0
  }

  /// Whether another copy of the same event is later than this copy.
  public func isBefore(_ other: EventID) -> Bool { copyNumber < other.copyNumber }

  private var copyMark: String.Index? {
    guard let mark = rawValue.utf8.lastIndex(of: Self.sign), mark > rawValue.startIndex,
      Self.isNumber(rawValue[rawValue.index(after: mark)...])
    else { return nil }
    return mark
  }

  private static func isNumber(_ text: Substring) -> Bool {
    1...9 ~= text.utf8.count && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }
}

/// The undone events of a stream, by the hash values of their ids.
extension Set<Int> {
  /// Whether an event is undone, by the shared id of its copies or by the id of this copy alone.
  func undo(_ id: EventID) -> Bool {
    !isEmpty && (contains(id.original.hashValue) || contains(id.exact.hashValue))
  }
}

extension Set<EventID> {
  /// Whether an event is undone, by the shared id of its copies or by the id of this copy alone.
  func undo(_ id: EventID) -> Bool {
    !isEmpty && (contains(id.original) || contains(id.exact))
  }
}
