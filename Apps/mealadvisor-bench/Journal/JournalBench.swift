/// Runs all measurements of the journal.
struct JournalBench {
  /// Parses the arguments; throws `usage` if there are any.
  init(_ words: [String]) throws(BenchError) {
    guard words.isEmpty else { throw .usage }
  }

  /// Runs the measurements, which take about a minute.
  func findings() async throws(BenchError) -> [BenchResult] {
    let folder = try WorkFolder()
    defer { folder.remove() }
    let appends = try await AppendRace(in: folder).findings()
    return appends + (try await OpeningRace(folder: folder).findings())
  }
}
