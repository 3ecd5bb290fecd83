import Testing

extension Check {
  /// Tests that prove the sentence, by their suite and their names as the sources have them.
  ///
  /// Here they are only looked up: a name that is wrong, that two tests have, or whose test a trait
  /// may keep from running is recorded. `Scripts/check` holds the same names against the tests that
  /// passed; it reads them from the source, so they are literals.
  static func provedBy(
    _ suite: String, _ tests: String..., at place: SourceLocation = #_sourceLocation
  ) -> Check {
    Check {
      let runnable = try WrittenTests.runnable.get()
      for test in tests {
        #expect(
          runnable["\(suite)/\(test)"] == 1, "\(suite) has no test “\(test)” that always runs",
          sourceLocation: place)
      }
    }
  }

  /// Tests of the served app in a browser that prove the sentence, by the name of their file without
  /// its ending, and their names.
  ///
  /// Here they are only looked up: a name that is wrong, or whose test is skipped, is recorded.
  /// `Scripts/browser-test` runs them.
  static func provedInBrowser(
    _ file: String, _ tests: String..., at place: SourceLocation = #_sourceLocation
  ) -> Check {
    Check {
      let text = try Sources.file("Tests/BrowserTests/\(file).py")
      let names = WrittenTests.browserTests(in: text)
      for test in tests {
        #expect(
          names.count { $0 == test } == 1, "\(file) has no test “\(test)” that always runs",
          sourceLocation: place)
      }
    }
  }
}
