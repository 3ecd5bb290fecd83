/// The observations so far.
struct Tally: Sendable {
  static let shownProblems = 20

  /// How many bad requests of each kind were sent.
  var sent: [String: Int] = [:]
  /// The number of connections by their last status, or by another outcome.
  var answers: [String: Int] = [:]
  /// The number of good requests that got the right answer.
  var goodAnswers = 0
  /// The slowest answer to a good request.
  var slowest = Duration.zero
  /// The first problems, in words.
  var problems: [String] = []
  /// The number of all problems.
  var problemCount = 0

  var total: Int { sent.values.reduce(0, +) }

  /// Records a problem.
  mutating func note(_ problem: String) {
    problemCount += 1
    if problems.count < Self.shownProblems { problems.append(problem) }
  }

  /// Adds other observations.
  mutating func add(_ other: Tally) {
    sent.merge(other.sent, uniquingKeysWith: +)
    answers.merge(other.answers, uniquingKeysWith: +)
    goodAnswers += other.goodAnswers
    slowest = max(slowest, other.slowest)
    problems += other.problems.prefix(max(0, Self.shownProblems - problems.count))
    problemCount += other.problemCount
  }
}
