extension DataFolder {
  /// The records at some places in a log that is up to date, without those that are not in it any
  /// more; nil where the file has changed.
  func records(at places: [EventPlace], in log: Log) throws(JournalError) -> [Record]? {
    let known = places.map { log.index(ofLineAt: $0) }
    guard let pieces = try pieces(of: known.compactMap(\.self), in: log) else { return nil }
    var records: [Record] = []
    for (place, index) in zip(places, known) {
      if let index, log.holds(place, at: index, in: pieces) {
        records += log.records([index], in: pieces)
      } else if let record = try find(place, in: log) {
        records.append(record)
      }
    }
    return records
  }

  /// Looks for a record by its sequence, which grows from line to line.
  private func find(_ place: EventPlace, in log: Log) throws(JournalError) -> Record? {
    var range = log.lines.startIndex..<log.lines.endIndex
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      guard let pieces = try pieces(of: [middle], in: log),
        let sequence = pieces.withLine(log.lines[middle], { RecordLine.sequence(of: $0) })
      else { return nil }
      if sequence == place.sequence {
        return log.holds(place, at: middle, in: pieces)
          ? log.records([middle], in: pieces).first : nil
      }
      range = sequence < place.sequence ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

extension Log {
  /// The index of a line that begins where a place says and is as long, if there is one.
  fileprivate func index(ofLineAt place: EventPlace) -> Int? {
    var range = lines.startIndex..<lines.endIndex
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let line = lines[middle]
      if line.offset == Int(place.offset) { return line.count == Int(place.length) ? middle : nil }
      range =
        line.offset < Int(place.offset) ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// Whether the line at an index is the one of a place, wherever that was.
  fileprivate func holds(_ place: EventPlace, at index: Int, in pieces: LinePieces) -> Bool {
    let line = lines[index]
    let found = pieces.withLine(line) { EventPlace(of: $0, at: line.offset) }
    return found?.sequence == place.sequence && found?.checksum == place.checksum
      && found?.length == place.length
  }
}
