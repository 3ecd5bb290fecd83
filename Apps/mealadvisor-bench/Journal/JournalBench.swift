/// Everything that is measured about the journal.
struct JournalBench {
  /// Measures; takes about a minute.
  func findings() async throws(BenchError) -> [Finding] {
    let folder = try WorkFolder()
    defer { folder.remove() }
    let appends = try await AppendRace(in: folder).findings()
    return appends + (try await OpeningRace(folder: folder).findings())
  }
}
