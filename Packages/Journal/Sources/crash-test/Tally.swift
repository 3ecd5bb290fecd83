/// The findings of tests so far.
struct Tally: Sendable {
  static let shownProblems = 20

  /// The number of crashes, cuts, flips or kills that were tried.
  var points = 0
  /// The number of acknowledged events that were checked, over all points.
  var acknowledged = 0
  /// The number of acknowledged events that were lost, and of points at which the journal did not
  /// work.
  var lost = 0
  /// The number of events that were never appended, or that were changed.
  var invented = 0
  /// The first problems, as sentences.
  var problems: [String] = []

  var hasFailed: Bool { lost > 0 || invented > 0 || !problems.isEmpty }

  /// Records a problem.
  mutating func note(_ problem: @autoclosure () -> String) {
    if problems.count < Self.shownProblems { problems.append(problem()) }
  }

  /// Adds other findings, with the place to which they belong.
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
