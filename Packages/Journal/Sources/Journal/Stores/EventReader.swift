/// Reads records again while an index is folded.
public struct EventReader {
  private let read: ([EventPlace]) -> [Record]

  /// Makes a reader of a function.
  public init(_ read: @escaping ([EventPlace]) -> [Record]) {
    self.read = read
  }

  /// The records at some places, in their order; those that are not in the journal any more are
  /// left out.
  ///
  /// Where the file was damaged since, it reads none, and the index is folded anew.
  public func records(at places: [EventPlace]) -> [Record] { read(places) }
}
