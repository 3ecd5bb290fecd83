import AppShell
import Journal

extension Stores {
  /// Tells a running app in which streams something was stored since a record, by anybody.
  ///
  /// - Parameter sequence: the number of the last record that is known; nil for none.
  /// - Returns: the number of the last record now; the same one when the folder cannot be read.
  public func tell(_ app: AppRuntime, newsSince sequence: Int?) async -> Int? {
    guard let records = try? await journal.records() else { return sequence }
    let last = records.last?.sequence
    guard last != sequence else { return last }
    // After a deletion the numbers may begin anew: then everything is news.
    let isLater = (last ?? 0) > (sequence ?? 0)
    let streams =
      isLater
      ? Set(records.reversed().prefix { $0.sequence > sequence ?? 0 }.map(\.stream.rawValue))
      : Set(Self.streamsOnScreens)
    for stream in streams.sorted() { await app.dataChanged(in: stream) }
    return last
  }
}
