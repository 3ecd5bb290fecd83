/// Everything that is measured about the journal.
struct JournalBench {
  /// Takes the words of the call, of which there are none; throws `usage` for any.
  init(_ words: [String]) throws(BenchError) {
    guard words.isEmpty else { throw .usage }
  }

  /// Measures; takes about a minute.
  func findings() async throws(BenchError) -> [Finding] {
    let folder = try WorkFolder()
    defer { folder.remove() }
    let appends = try await AppendRace(in: folder).findings()
    return appends + (try await OpeningRace(folder: folder).findings())
  }
}
