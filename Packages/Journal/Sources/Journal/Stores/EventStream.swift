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
  private let apply: Apply
  private let startsOver: @Sendable (Content) -> Bool
  private let decode: Decode

  /// Describes a store.
  ///
  /// - Parameters:
  ///   - name: The stream.
  ///   - version: The version that is written; a higher one is left alone and counted as unread.
  ///   - initialState: The state before the first event.
  ///   - decode: Reads all versions so far; without it every version is the JSON of `Content`.
  ///   - startsOver: Whether an event makes everything before it, unread records included, moot.
  ///   - apply: Changes the state by one event.
  public init(
    name: StreamName,
    version: Int = 1,
    initialState: State,
    decode: Decode? = nil,
    startsOver: @escaping @Sendable (Content) -> Bool = { _ in false },
    apply: @escaping Apply
  ) {
    self.name = name
    self.version = version
    self.initialState = initialState
    self.decode = decode ?? Self.decodeJSON
    self.apply = apply
    self.startsOver = startsOver
  }

  /// Content as an event of this stream; dates in it are written as milliseconds since 1970.
  public func event(_ content: Content, at time: Date) throws(JournalError) -> Event {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .millisecondsSince1970
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let payload = try? encoder.encode(content) else { throw .invalidPayload(name) }
    return Event(stream: name, version: version, time: time, payload: payload)
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
    for record in records where record.stream == name { fold(record, into: &folded) }
    return folded
  }

  /// Changes a state by one record of this stream, or counts the record as unread.
  public func fold(_ record: Record, into folded: inout Folded<State>) {
    guard 1...max(1, version) ~= record.version,
      let content = try? decode(record.payload, record.version)
    else { return folded.unread += 1 }
    if startsOver(content) { folded = Folded(initialState) }
    apply(&folded.state, content, EventContext(record))
  }
}
