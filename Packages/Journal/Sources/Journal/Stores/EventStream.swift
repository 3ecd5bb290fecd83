#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The definition of a store: its stream, and how each event changes its state.
///
/// Only the initializer requires codable content. If the type required it, the runtime would search
/// all conformances of the program, for every stream at every start.
public struct EventStream<State: Sendable, Content: Sendable>: Sendable {
  /// Changes the state by one event; the same arguments always give the same state.
  public typealias Apply = @Sendable (inout State, Content, EventContext) -> Void
  /// Decodes the content from a payload of any version from 1 to the current one.
  public typealias Decode = @Sendable (_ payload: Data, _ version: Int) throws -> Content

  /// The stream of the store.
  public let name: StreamName
  /// The version of the content that this code writes, from 1.
  public let version: Int
  /// The state before the first event.
  public let initialState: State
  /// How the devices of a household share the stream; nil if it stays on this device.
  public internal(set) var sharing: SharedStream?
  private let apply: Apply
  private let startsOver: @Sendable (Content) -> Bool
  private let outlasts: (@Sendable (Content) -> Bool)?
  private let subject: @Sendable (Content) -> String?
  private let decode: Decode
  private let encode: @Sendable (Content) throws -> Data
}

extension EventStream where Content: Codable {
  /// Makes a stream.
  ///
  /// - Parameters:
  ///   - name: The stream.
  ///   - version: The version that is written; events of a higher version are skipped and counted
  ///     as unread.
  ///   - initialState: The state before the first event.
  ///   - decode: Reads all versions so far; by default every version is the JSON of `Content`.
  ///   - subject: The subject of an event, if a later event about the same subject supersedes it:
  ///     the state must then be the same without the event.
  ///   - startsOver: Whether an event supersedes all earlier ones, including unread records.
  ///   - outlasts: Whether an event stays valid although a later one starts over; by default no
  ///     event does.
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
    encode = Self.encodeJSON
  }

  @Sendable private static func encodeJSON(_ content: Content) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .millisecondsSince1970
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(content)
  }

  private static var decodeJSON: Decode {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    return { payload, _ in try decoder.decode(Content.self, from: payload) }
  }
}

extension EventStream {
  /// Makes an event of this stream from content; dates in it are written as milliseconds since
  /// 1970.
  public func event(_ content: Content, at time: Date) throws(JournalError) -> Event {
    guard let payload = try? encode(content) else { throw .invalidPayload(name) }
    return Event(
      stream: name, subject: subject(content).flatMap { Subject($0) }, version: version, time: time,
      payload: payload)
  }

  /// The state after the given records of this stream; records of other streams are skipped.
  public func fold(_ records: some Sequence<Record>) -> Folded<State> {
    var folded = Folded(initialState)
    fold(records.filter { $0.stream == name }, into: &folded)
    return folded
  }

  /// Changes a state by further records of this stream.
  ///
  /// If several records are about one subject, only the last readable one is applied. An event that
  /// starts over supersedes all events before it. Undone records are not applied. Content in
  /// `known`, by the id of its record, is not decoded again.
  /// - Returns: The number of records that may make earlier ones valid again that the state lacks:
  ///   unreadable records with a subject, and one that starts over if others can outlast it.
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

  /// The rule by which compaction reads this stream.
  var rule: FoldRule {
    FoldRule(version: version) { record in
      guard let content = content(of: record) else { return .unread }
      if outlasts?(content) == true { return .outlasts }
      return startsOver(content) ? .startsOver : .counts
    }
  }

  /// The content of a record; nil for a mark, and for content that this version cannot read.
  public func content(of record: Record) -> Content? {
    guard 1...max(1, version) ~= record.version else { return nil }
    return try? decode(record.payload, record.version)
  }
}
