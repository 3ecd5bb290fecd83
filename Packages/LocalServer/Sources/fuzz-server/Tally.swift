/// What was seen so far.
struct Tally: Sendable {
  static let shownProblems = 20

  /// How many bad requests of each kind were sent.
  var sent: [String: Int] = [:]
  /// How often each status, or none, came back last.
  var answers: [String: Int] = [:]
  /// Good requests that were answered as they must be.
  var goodAnswers = 0
  /// The slowest of them.
  var slowest = Duration.zero
  /// The first problems, in words.
  var problems: [String] = []
  /// How many there were.
  var problemCount = 0

  var total: Int { sent.values.reduce(0, +) }

  /// Notes a problem.
  mutating func note(_ problem: String) {
    problemCount += 1
    if problems.count < Self.shownProblems { problems.append(problem) }
  }

  /// Takes in what was seen elsewhere.
  mutating func add(_ other: Tally) {
    sent.merge(other.sent, uniquingKeysWith: +)
    answers.merge(other.answers, uniquingKeysWith: +)
    goodAnswers += other.goodAnswers
    slowest = max(slowest, other.slowest)
    problems += other.problems.prefix(max(0, Self.shownProblems - problems.count))
    problemCount += other.problemCount
  }
}
