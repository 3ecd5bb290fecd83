extension DataFolder {
  /// The records at some places in an up-to-date log, without records that no longer exist.
  ///
  /// - Returns: Nil if the file has changed.
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

  /// Finds a record by its sequence; this works because sequences grow from line to line.
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
  /// The index of the line with a place's offset and length; nil if there is none.
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

  /// Whether the line at an index is the line of a place, regardless of its offset.
  fileprivate func holds(_ place: EventPlace, at index: Int, in pieces: LinePieces) -> Bool {
    let line = lines[index]
    let found = pieces.withLine(line) { EventPlace(of: $0, at: line.offset) }
    return found?.sequence == place.sequence && found?.checksum == place.checksum
      && found?.length == place.length
  }
}
