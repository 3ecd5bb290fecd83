#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a store is made of: its stream, and how each event changes its state.
public struct EventStream<State: Sendable, Content: Codable & Sendable>: Sendable {
  /// Changes the state by one event; the same for the same arguments, always.
  public typealias Apply = @Sendable (inout State, Content, EventContext) -> Void
  /// Turns a payload of a version from 1 to the current one into content.
  public typealias Decode = @Sendable (_ payload: Data, _ version: Int) throws -> Content

  /// The stream that it reads and writes.
  public let name: StreamName
  /// The version of the content that this code writes, from 1.
  public let version: Int
  /// The state before the first event.
  public let initialState: State
  /// How the devices of a household share it; nil for a stream of this device alone.
  public internal(set) var sharing: SharedStream?
  private let apply: Apply
  private let startsOver: @Sendable (Content) -> Bool
  private let outlasts: (@Sendable (Content) -> Bool)?
  private let subject: @Sendable (Content) -> String?
  private let decode: Decode

  /// Describes a store.
  ///
  /// - Parameters:
  ///   - name: The stream.
  ///   - version: The version that is written; a higher one is left alone and counted as unread.
  ///   - initialState: The state before the first event.
  ///   - decode: Reads all versions so far; without it every version is the JSON of `Content`.
  ///   - subject: What an event is about, if a later event about the same makes it moot: the state
  ///     must be the same without it.
  ///   - startsOver: Whether an event makes everything before it, unread records included, moot.
  ///   - outlasts: Whether an event counts although a later one starts over; nil where none does.
  ///   - apply: Changes the state by one event.
  public init(
    name: StreamName,
    version: Int = 1,
    initialState: State,
    decode: Decode? = nil,
    subject: @escaping @Sendable (Content) -> String? = { _ in nil },
    startsOver: @escaping @Sendable (Content) -> Bool = { _ in false },
    outlasts: (@Sendable (Content) -> Bool)? = nil,
    apply: @escaping Apply
  ) {
    self.name = name
    self.version = version
    self.initialState = initialState
    self.decode = decode ?? Self.decodeJSON
    self.apply = apply
    self.subject = subject
    self.startsOver = startsOver
    self.outlasts = outlasts
  }

  /// Content as an event of this stream; dates in it are written as milliseconds since 1970.
  public func event(_ content: Content, at time: Date) throws(JournalError) -> Event {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .millisecondsSince1970
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let payload = try? encoder.encode(content) else { throw .invalidPayload(name) }
    return Event(
      stream: name, subject: subject(content).flatMap { Subject($0) }, version: version, time: time,
      payload: payload)
  }

  private static var decodeJSON: Decode {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    return { payload, _ in try decoder.decode(Content.self, from: payload) }
  }
}

extension EventStream {
  /// The state that records of this stream add up to; those of other streams are passed over.
  public func fold(_ records: some Sequence<Record>) -> Folded<State> {
    var folded = Folded(initialState)
    fold(records.filter { $0.stream == name }, into: &folded)
    return folded
  }

  /// Changes a state by further records of this stream.
  ///
  /// Of several about one subject only the last that can be read counts. An event that starts over
  /// makes all before it moot. What was undone among the records counts for nothing. What is `known` by
  /// the id of its record is not decoded.
  /// - Returns: How many records may make earlier ones count again that the state does not hold: those
  ///   with a subject that cannot be read, and one that starts over where others outlast that.
  @discardableResult
  func fold(
    _ records: [Record], knowing known: [EventID: Content] = [:], into folded: inout Folded<State>
  ) -> Int {
    let undone = Set(records.compactMap(UndoMark.init).flatMap(\.undoes))
    var counting: [(content: Content, context: EventContext)] = []
    var subjects: Set<Subject> = []
    counting.reserveCapacity(records.count)
    subjects.reserveCapacity(records.count)
    var (unread, unreadSubjects, isOver) = (0, 0, false)
    for record in records.reversed() where !isOver || outlasts != nil {
      if record.version == UndoMark.version || undone.undo(record.id) { continue }
      if let subject = record.subject, subjects.contains(subject) { continue }
      guard let content = known[record.id] ?? content(of: record) else {
        if isOver { continue }
        unread += 1
        if record.subject != nil { unreadSubjects += 1 }
        continue
      }
      if isOver, outlasts?(content) != true { continue }
      isOver = isOver || startsOver(content)
      counting.append((content, EventContext(record)))
      if let subject = record.subject { subjects.insert(subject) }
    }
    if isOver { folded = Folded(initialState) }
    folded.unread += unread
    while let (content, context) = counting.popLast() { apply(&folded.state, content, context) }
    return unreadSubjects + (isOver && outlasts != nil ? 1 : 0)
  }

  /// What compaction must know of this stream.
  var rule: FoldRule {
    FoldRule(version: version) { record in
      guard let content = content(of: record) else { return .unread }
      if outlasts?(content) == true { return .outlasts }
      return startsOver(content) ? .startsOver : .counts
    }
  }

  /// What a record says; nil for one that this version cannot read, and for a mark.
  public func content(of record: Record) -> Content? {
    guard 1...max(1, version) ~= record.version else { return nil }
    return try? decode(record.payload, record.version)
  }
}
