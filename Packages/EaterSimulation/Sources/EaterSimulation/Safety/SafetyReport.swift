/// The result of a safety run.
public struct SafetyReport: Equatable, Sendable {
  /// The number of requests.
  public var asks = 0

  /// The number of suggested meals.
  public var suggestions = 0

  /// The number of suggested meals that break a limit.
  public var unsafe = 0

  /// The number of suggested meals that are not in the catalogue.
  public var unknown = 0

  /// The number of meals that one answer names twice.
  public var twice = 0

  /// The number of answers without a meal although a safe one exists.
  public var falseDeadEnds = 0

  /// The number of answers with neither a meal nor a reason, or with both.
  public var contradictions = 0

  /// The number of answers without a meal when no safe meal exists.
  public var trueDeadEnds = 0

  /// The first few errors, in words.
  public var examples: [String] = []

  /// Makes an empty report.
  public init() {}

  /// Whether there are no errors.
  public var isClean: Bool { wrongs == 0 }

  /// The number of errors.
  public var wrongs: Int { unsafe + unknown + twice + falseDeadEnds + contradictions }

  /// The most examples that are stored.
  static let mostExamples = 5

  mutating func noteExample(_ text: String) {
    if examples.count < Self.mostExamples { examples.append(text) }
  }

  mutating func add(_ other: SafetyReport) {
    asks += other.asks
    suggestions += other.suggestions
    unsafe += other.unsafe
    unknown += other.unknown
    twice += other.twice
    falseDeadEnds += other.falseDeadEnds
    contradictions += other.contradictions
    trueDeadEnds += other.trueDeadEnds
    for example in other.examples { noteExample(example) }
  }
}
