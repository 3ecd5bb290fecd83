/// What a store of many large events is made of: an index that is folded over them, while their
/// texts stay in the file.
public struct IndexedStream<Index: Sendable>: Sendable {
  /// Takes an event of any version into the index; returns false for one that this code cannot read.
  public typealias Apply = @Sendable (inout Index, EventGlance) -> Bool
  /// Finishes what several events changed, with a look at any of them.
  public typealias Settle = @Sendable (inout Index, EventReader) -> Void
  /// Writes an index as bytes; nil for one that is not to be kept.
  public typealias Encode = @Sendable (Index) -> [UInt8]?
  /// Reads what ``Encode`` wrote; nil for anything else, and for what an earlier program wrote.
  public typealias Decode = @Sendable ([UInt8]) -> Index?

  /// The stream that it reads.
  public let name: StreamName
  /// The highest version of an event that this code knows, from 1; compaction keeps higher ones.
  public let version: Int
  /// The index before the first event.
  public let initialIndex: Index
  let apply: Apply
  let settle: Settle
  let endsSubject: @Sendable (Record) -> Bool
  let encode: Encode
  let decode: Decode

  /// Describes a store.
  ///
  /// - Parameters:
  ///   - name: The stream.
  ///   - version: The highest version of an event that this code knows.
  ///   - initialIndex: The index before the first event.
  ///   - endsSubject: Whether an event makes all earlier ones about its subject moot. A later event
  ///     about the same subject does not do that by itself, as it does in an `EventStream`.
  ///   - encode: Writes the index for a file beside the journal, so that it need not be folded again.
  ///   - decode: Reads it.
  ///   - settle: Called after events were taken in, before anybody sees the index.
  ///   - apply: Takes one event in, in their order.
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
