extension Log {
  /// The header in the first line; nil if the line is damaged.
  var header: Header? {
    firstLine.withUnsafeBytes { line in
      let line = line.part(0..<max(0, line.count - 1))
      return Header(line)
        ?? Header(line.part(0..<(line.last == FilePart.carriageReturn ? line.count - 1 : 0)))
    }
  }

  /// Whether the first line of another file states that the file replaced this one, including its
  /// last record.
  func isFollowed(by new: Log) -> Bool {
    guard !lines.isEmpty else { return true }
    guard new.firstLine != firstLine, let header, let next = new.header else { return false }
    return next.origin == header.origin && next.settled >= lastSequence
  }

  /// Whether a program that had read all of this file wrote another one, which must be in memory.
  ///
  /// Records that it lacks were deleted, undone or superseded.
  ///
  /// The other file follows this file's last record, or contains it.
  func isContinued(by new: Log) -> Bool {
    guard let last = lines.last, !isFollowed(by: new) else { return true }
    let line = bytes[place(of: last)]
    return new.lines.contains { $0.count == last.count && new.bytes[new.place(of: $0)] == line }
  }
}
