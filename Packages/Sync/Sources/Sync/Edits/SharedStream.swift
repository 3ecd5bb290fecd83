import Journal

/// A stream that the devices of a household share, and what its events mean.
public struct SharedStream: Sendable {
  /// The stream.
  public let name: StreamName
  /// Whether what was stored before a device joined is not sent, because its state is stated anew then.
  public let isStatedAnew: Bool
  /// What an event means for the others; nil for one that stays on this device.
  public let meaning: @Sendable (Record) -> EditMeaning?

  /// Describes a stream.
  public init(
    _ name: StreamName, isStatedAnew: Bool = false,
    meaning: @escaping @Sendable (Record) -> EditMeaning?
  ) {
    self.name = name
    self.isStatedAnew = isStatedAnew
    self.meaning = meaning
  }
}

/// All streams that are shared; everything else never leaves the device, and is never taken from
/// another one.
public struct SharedStreams: Sendable {
  private let streams: [StreamName: SharedStream]

  /// Makes a list.
  public init(_ streams: [SharedStream]) {
    self.streams = Dictionary(streams.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// Their names.
  public var names: Set<StreamName> { Set(streams.keys) }

  /// The stream of a name; nil for one that is not shared.
  public subscript(_ name: StreamName) -> SharedStream? { streams[name] }

  /// What a record means for the others; nil for one that stays here.
  func meaning(of record: Record) -> EditMeaning? {
    guard let stream = streams[record.stream],
      record.id.original.rawValue.utf8.count <= EventID.longestShared
    else { return nil }
    if record.version == 0 { return EditMeaning(.undoes) }
    return stream.meaning(record).flatMap { $0.isSmall ? $0 : EditMeaning(.happens) }
  }
}
