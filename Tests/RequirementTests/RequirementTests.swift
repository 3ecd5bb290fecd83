import Testing

/// The requirements by their ids: each one is met, or names what it waits for.
///
/// A row names the tests that prove it, in any package. A row has a check of its own only if no
/// package can prove it, because it is about all screens or the whole app.
@Suite struct RequirementTests {
  @Test(arguments: Requirement.all)
  func `a requirement is met`(row: Requirement) async throws {
    try await row.verify()
  }

  @Test func `every requirement is in exactly one table`() {
    let met = Set(Requirement.all.flatMap(\.ids))
    let waiting = Waiting.all.flatMap(\.ids)
    #expect(Areas.ids.filter { !met.contains($0) && !waiting.contains($0) } == [])
    #expect(met.union(waiting).subtracting(Areas.ids).sorted() == [])
    #expect(met.intersection(waiting).sorted() == [])
    #expect(Set(waiting).count == waiting.count)
    #expect(Areas.ids.count == 637)
  }

  @Test func `every row has a sentence and ids, each id once`() {
    for row in Requirement.all {
      #expect(!row.ids.isEmpty && !row.sentence.isEmpty)
      #expect(Set(row.ids).count == row.ids.count, "\(row.testDescription)")
    }
  }

  @Test func `only a test that always runs can prove a requirement`() {
    let file = """
      @Suite struct SoupTests {
        @Test(.timeLimit(.minutes(1)), arguments: [1, 2])
        func `it is hot`(spoon: Int) {}
        @Test(.disabled("it is cold")) func `it is warm`() {}
        @Test(.enabled(if: isSummer))
        func `it is iced`() {}
        func `it is stirred`() {}
        @Test func `it is salted`() {}
        @Test(
          "It is served, and eaten", arguments: [1])
        func serving(spoon: Int) {}
        @Test(.disabled("it is late"), arguments: ["It is heated"]) func heating() {}
      }
      @Suite(.disabled()) struct StewTests {
        @Test func `it is brown`() {}
      }
      """
    let names = ["it is hot", "it is salted", "It is served, and eaten"]
    #expect(WrittenTests.names(in: file) == names.map { "SoupTests/\($0)" })
  }

  @Test func `only a test of the browser that is not skipped can prove a requirement`() {
    let file = """
      class SoupTests(ServedTests):
          @guards
          def test_it_is_hot(self):
              self.skip_spoon()

          @unittest.skip("it is cold")
          def test_it_is_warm(self):
              pass

          def taste(self):
              pass
      """
    #expect(WrittenTests.browserTests(in: file) == ["test_it_is_hot"])
  }
}
