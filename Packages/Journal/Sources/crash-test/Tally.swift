/// What tests found so far.
struct Tally: Sendable {
  static let shownProblems = 20

  /// How many crashes, cuts, flips or kills were tried.
  var points = 0
  /// How many acknowledged events were looked for, over all points.
  var acknowledged = 0
  /// Acknowledged events that did not come back, and points at which the journal did not work.
  var lost = 0
  /// Events that nobody appended, or that came back altered.
  var invented = 0
  /// The first problems, in words.
  var problems: [String] = []

  var hasFailed: Bool { lost > 0 || invented > 0 || !problems.isEmpty }

  /// Notes a problem.
  mutating func note(_ problem: @autoclosure () -> String) {
    if problems.count < Self.shownProblems { problems.append(problem()) }
  }

  /// Takes in what was found elsewhere, saying where.
  mutating func add(_ other: Tally, at place: @autoclosure () -> String = "") {
    points += other.points
    acknowledged += other.acknowledged
    lost += other.lost
    invented += other.invented
    guard !other.problems.isEmpty else { return }
    let place = place()
    for problem in other.problems { note(place.isEmpty ? problem : "\(place): \(problem)") }
  }
}
