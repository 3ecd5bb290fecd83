/// How far a reader got in one stream; means something only to the journal that gave it.
struct StreamPosition: Equatable, Sendable {
  let epoch: Int
  let count: Int
}

/// What a reader has not seen yet.
struct StreamNews: Sendable {
  let records: [Record]
  let position: StreamPosition
  /// What was read before is void: the file was replaced, or something was undone.
  let isFromStart: Bool
}

extension Journal {
  /// The records of a stream after a position, those left out that later ones make moot.
  ///
  /// - Parameters:
  ///   - version: The highest version that the reader knows; later ones make nothing moot.
  ///   - wantsAll: Whether to leave nothing out, marks included, and start from the beginning.
  func news(
    in stream: StreamName, upTo version: Int, after position: StreamPosition?,
    wantsAll: Bool = false
  ) throws(JournalError) -> StreamNews {
    try folder.refresh(&log)
    let indices = log.indices(of: stream)
    let isKnown = !wantsAll && position?.epoch == log.epoch
    let seen = isKnown ? position?.count ?? 0 : 0
    let firstNew = indices.dropFirst(seen).first ?? .max
    let undid = log.marks.contains { $0 >= firstNew && log.stream(of: $0) == stream }
    let start = undid ? 0 : seen
    let fresh = indices.dropFirst(start)
    return StreamNews(
      records: wantsAll ? log.records(fresh) : log.counting(fresh, of: stream, upTo: version),
      position: StreamPosition(epoch: log.epoch, count: indices.count),
      isFromStart: start == 0)
  }
}

extension Log {
  /// The records among some of a stream's that were not undone, the last of each subject.
  fileprivate func counting(
    _ indices: ArraySlice<Int>, of stream: StreamName, upTo version: Int
  ) -> [Record] {
    let marks = Set(marks)
    let undone = marks.isEmpty ? [] : self.undone(in: stream)
    var isKnown = [Bool](repeating: false, count: topics.all.count)
    var records: [Record] = []
    bytes.withUnsafeBytes { bytes in
      for index in indices.reversed() {
        let line = lines[index]
        guard !isKnown[line.topic], !marks.contains(index),
          let read = RecordLine(bytes.part(line.range))
        else { continue }
        let topic = topics.all[line.topic].topic
        let record = read.record(of: topic, format: format)
        guard !undone.contains(record.id) else { continue }
        if topic.subject != nil, read.version <= version { isKnown[line.topic] = true }
        records.append(record)
      }
    }
    return records.reversed()
  }
}
