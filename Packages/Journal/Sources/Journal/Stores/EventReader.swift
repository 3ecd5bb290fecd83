/// Reads records again while an index is folded.
public struct EventReader {
  private let read: ([EventPlace]) -> [Record]

  /// Makes a reader from a function.
  public init(_ read: @escaping ([EventPlace]) -> [Record]) {
    self.read = read
  }

  /// The records at some places, in the order of the places; records that no longer exist are left
  /// out.
  ///
  /// If the file was damaged in the meantime, it returns no records, and the index is folded again.
  public func records(at places: [EventPlace]) -> [Record] { read(places) }
}
