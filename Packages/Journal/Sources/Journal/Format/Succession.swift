/// What became of the records of a file when this journal wrote it anew without some that counted
/// for nothing: whoever had read the file up to a place need not read the new one again.
struct Succession: Sendable {
  private let old: Int
  private let new: Int
  /// The places that went, counted within each stream and in order.
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

  /// How far a reader of the old file is in the new one; nil for anybody else.
  func position(
    following position: StreamPosition?, in stream: StreamName, of log: Log
  ) -> StreamPosition? {
    guard let position, position.epoch == old, log.epoch == new else { return nil }
    let lost = gone[stream]?.prefix { $0 < position.count }.count ?? 0
    return StreamPosition(epoch: new, count: position.count - lost)
  }
}
