/// The definition of a store of many large events.
///
/// An index is folded over the events, while their texts stay in the file.
public struct IndexedStream<Index: Sendable>: Sendable {
  /// Folds an event of any version into the index; returns false if this version cannot read it.
  public typealias Apply = @Sendable (inout Index, EventGlance) -> Bool
  /// Finishes the index after several events, with access to any record.
  public typealias Settle = @Sendable (inout Index, EventReader) -> Void
  /// Writes an index as bytes; nil if it is not to be stored.
  public typealias Encode = @Sendable (Index) -> [UInt8]?
  /// Reads the bytes that ``Encode`` wrote; nil if they are malformed or of an earlier version.
  public typealias Decode = @Sendable ([UInt8]) -> Index?

  /// The stream of the store.
  public let name: StreamName
  /// The highest version of an event that this code can read, from 1; compaction keeps events of
  /// higher versions.
  public let version: Int
  /// The index before the first event.
  public let initialIndex: Index
  let apply: Apply
  let settle: Settle
  let endsSubject: @Sendable (Record) -> Bool
  let encode: Encode
  let decode: Decode

  /// Makes an indexed stream.
  ///
  /// - Parameters:
  ///   - name: The stream.
  ///   - version: The highest version of an event that this code can read.
  ///   - initialIndex: The index before the first event.
  ///   - endsSubject: Whether an event supersedes all earlier events about its subject. Unlike in
  ///     an `EventStream`, a later event about a subject does not always do so.
  ///   - encode: Writes the index for a file next to the journal, so that it need not be folded
  ///     again.
  ///   - decode: Reads the index that `encode` wrote.
  ///   - settle: Called after events were folded, before the index is returned.
  ///   - apply: Folds an event into the index; called in the order of the events.
  public init(
    name: StreamName, version: Int = 1, initialIndex: Index,
    endsSubject: @escaping @Sendable (Record) -> Bool = { _ in false },
    encode: @escaping Encode = { _ in nil }, decode: @escaping Decode = { _ in nil },
    settle: @escaping Settle = { _, _ in }, apply: @escaping Apply
  ) {
    self.name = name
    self.version = version
    self.initialIndex = initialIndex
    self.endsSubject = endsSubject
    self.encode = encode
    self.decode = decode
    self.settle = settle
    self.apply = apply
  }
}
