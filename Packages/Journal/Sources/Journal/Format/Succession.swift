/// Translates positions after this journal rewrote its file without superseded records.
///
/// A reader of the old file thus need not read the new one from its start.
struct Succession: Sendable {
  private let old: Int
  private let new: Int
  /// The positions of removed records within each stream, in order.
  private let gone: [StreamName: [Int]]

  init(from old: Log, to new: Log, keeping isKept: (Int) -> Bool) {
    self.old = old.epoch
    self.new = new.epoch
    var gone: [StreamName: [Int]] = [:]
    for stream in old.streams {
      let places = old.indices(of: stream).enumerated().filter { !isKept($1) }.map(\.offset)
      if !places.isEmpty { gone[stream] = places }
    }
    self.gone = gone
  }

  /// The position in the new file for a reader of the old one; nil for any other reader.
  func position(
    following position: StreamPosition?, in stream: StreamName, of log: Log
  ) -> StreamPosition? {
    guard let position, position.epoch == old, log.epoch == new else { return nil }
    let lost = gone[stream]?.prefix { $0 < position.count }.count ?? 0
    return StreamPosition(epoch: new, count: position.count - lost)
  }
}
