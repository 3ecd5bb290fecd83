/// Copies of events that were put after others, and how marks name an event or one copy of it.
///
/// A copy has the id of the event with `_` and a number behind it, from 1. A mark of the journal names an
/// event with all its copies by its id, and one of them by its id and number; 0 is the event itself.
extension EventID {
  private static let sign = UInt8(ascii: "_")

  /// The id that the event had at first, which all of its copies share.
  public var original: EventID {
    copyMark.map { EventID(trusted: String(rawValue[..<$0])) } ?? self
  }

  /// What tells the batch of the event from every other: the id without the place in it.
  public var change: Substring {
    let text = original.rawValue
    guard let dot = text.lastIndex(of: "."), Self.isNumber(text[text.index(after: dot)...]) else {
      return text[...]
    }
    return text[..<dot]
  }

  /// The id by which a mark names this one alone.
  public var exact: EventID { copyMark == nil ? EventID(trusted: rawValue + "_0") : self }

  /// The id of the next copy; throws `invalidIdentifier` for one that is too long.
  public func nextCopy() throws(JournalError) -> EventID {
    try EventID("\(original.rawValue)_\(copyNumber + 1)")
  }

  private var copyNumber: Int {
    copyMark.flatMap { Int(rawValue[rawValue.index(after: $0)...]) } ?? 0
  }

  /// Whether another copy of the same event was made after this one.
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

/// The events that the marks of a stream take away, as their ids or the hash values of these.
extension Set<Int> {
  /// Whether an event was taken away, by the id of all its copies or by its own.
  func undo(_ id: EventID) -> Bool {
    !isEmpty && (contains(id.original.hashValue) || contains(id.exact.hashValue))
  }
}

extension Set<EventID> {
  /// Whether an event was taken away, by the id of all its copies or by its own.
  func undo(_ id: EventID) -> Bool {
    !isEmpty && (contains(id.original) || contains(id.exact))
  }
}
