import Journal

/// A journal with limits that protect people, none of which may be lost without a report.
struct LimitFile: Sendable {
  /// The limits, in the order of their events; `ends` removes a limit.
  static let limits = EventStream<Set<String>, Content>(name: "limits", initialState: []) {
    limits, content, _ in
    guard let item = content.item else { return }
    if content.ends { limits.remove(item) } else { limits.insert(item) }
  }

  private static let paddingKept = 600

  /// The bytes of the file, with a part of its padding.
  let bytes: [UInt8]
  /// The file with the count of acknowledged records.
  let count: [UInt8]
  let records: [Record]
  let state: Set<String>
  /// The number of records in the last batch.
  let lastBatch: Int

  /// Writes batches of one to three events.
  ///
  /// - Parameters:
  ///   - isRewritten: Whether the file is rewritten half-way.
  ///   - lastBatch: The number of events in the last batch.
  init(isRewritten: Bool, lastBatch: Int) async throws(JournalError) {
    self.lastBatch = lastBatch
    let disk = CrashDisk()
    let journal = try EventJournal(directory: Script.folder, fileSystem: disk.fileSystem)
    for number in 1...6 {
      try await Self.append(number % 3 + 1, from: number * 10, to: journal)
      guard number == 3, isRewritten else { continue }
      try await journal.append([PlannedEvent(Content(number: 5), in: "gone").event])
      try await journal.delete("gone")
    }
    try await Self.append(lastBatch, from: 70, to: journal)
    let file = disk.contents[Script.path] ?? []
    count = disk.contents[Script.path + ".count"] ?? []
    bytes = Array(file.prefix((file.lastIndex(of: 0x0A) ?? 0) + 1 + Self.paddingKept))
    records = try await journal.records()
    state = try await Store(Self.limits, in: journal).state()
  }

  private static func append(
    _ count: Int, from number: Int, to journal: EventJournal
  ) async throws(JournalError) {
    let events = (number..<(number + count)).map { number in
      var content = Content(number: number, item: "food-\(number / 10 % 4)-\(number % 10)")
      content.ends = number / 10 == 4
      return PlannedEvent(content, in: limits.name).event
    }
    try await journal.append(events)
  }

  /// The lines with their ends; the last one is the padding.
  var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while let feed = bytes[start...].firstIndex(of: 0x0A) {
      lines.append(bytes[start...feed])
      start = feed + 1
    }
    return lines + [bytes[start...]]
  }
}
