extension Log {
  /// The first line as it is written; nil for a damaged one.
  var header: Header? {
    firstLine.withUnsafeBytes { line in
      let line = line.part(0..<max(0, line.count - 1))
      return Header(line)
        ?? Header(line.part(0..<(line.last == FilePart.carriageReturn ? line.count - 1 : 0)))
    }
  }

  /// Whether the first line of another file says that it took the place of this one, and knew its
  /// last record.
  func isFollowed(by new: Log) -> Bool {
    guard !lines.isEmpty else { return true }
    guard new.firstLine != firstLine, let header, let next = new.header else { return false }
    return next.origin == header.origin && next.settled >= lastSequence
  }

  /// Whether another file, which is all at hand, was written by somebody who knew all of this one:
  /// whatever it lacks was deleted, undone or moot.
  ///
  /// It comes from this one and follows its last record, or it has that record itself.
  func isContinued(by new: Log) -> Bool {
    guard let last = lines.last, !isFollowed(by: new) else { return true }
    let line = bytes[place(of: last)]
    return new.lines.contains { $0.count == last.count && new.bytes[new.place(of: $0)] == line }
  }
}
