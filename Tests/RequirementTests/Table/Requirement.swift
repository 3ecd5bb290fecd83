import Testing

/// A row of the table: requirements by their ids, what they ask in our own words, and what shows
/// that they are met.
struct Requirement: CustomTestStringConvertible, Sendable {
  /// The ids, such as `W-HOME-24`.
  let ids: [String]
  /// What is asked.
  let sentence: String
  private let checks: [Check]

  /// A row whose checks are those of the vocabulary, first of all `Check.provedBy`.
  ///
  /// - Parameter ids: the ids, divided by spaces.
  init(_ ids: String, _ sentence: String, _ checks: Check...) {
    self.ids = ids.split(separator: " ").map(String.init)
    self.sentence = sentence
    self.checks = checks
  }

  /// A row with a check of its own, where no test of a package can prove the sentence.
  init(
    _ ids: String, _ sentence: String, _ run: @escaping @Sendable () async throws -> Void
  ) {
    self.init(ids, sentence, Check(run))
  }

  var testDescription: String { "\(ids.joined(separator: " ")): \(sentence)" }

  /// Runs the checks; what is not met is recorded or thrown.
  func verify() async throws {
    for check in checks { try await check.run() }
  }
}

/// What can be found not to hold.
struct Check: Sendable {
  let run: @Sendable () async throws -> Void

  init(_ run: @escaping @Sendable () async throws -> Void) { self.run = run }
}
