import Testing

/// The requirements by their ids: each is met, or waits for something that is named.
@Suite struct RequirementTests {
  @Test(arguments: Requirement.all)
  func `a requirement is met`(row: Requirement) async throws {
    try await row.verify()
  }

  @Test func `every requirement is in one of the tables, and in one alone`() {
    let met = Set(Requirement.all.flatMap(\.ids))
    let waiting = Waiting.all.flatMap(\.ids)
    #expect(Areas.ids.filter { !met.contains($0) && !waiting.contains($0) } == [])
    #expect(met.union(waiting).subtracting(Areas.ids).sorted() == [])
    #expect(met.intersection(waiting).sorted() == [])
    #expect(Set(waiting).count == waiting.count)
    #expect(Areas.ids.count == 592)
  }

  @Test func `no id is written wrongly, and no row is without one`() {
    for row in Requirement.all {
      #expect(!row.ids.isEmpty && !row.sentence.isEmpty)
      #expect(Set(row.ids).count == row.ids.count, "\(row.testDescription)")
    }
  }
}
