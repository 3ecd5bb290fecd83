/// What came of a safety run.
public struct SafetyReport: Equatable, Sendable {
  /// How often somebody asked.
  public var asks = 0

  /// How many meals were suggested.
  public var suggestions = 0

  /// Suggested meals that break a limit.
  public var unsafe = 0

  /// Suggested meals that are not in the catalogue.
  public var unknown = 0

  /// Meals named twice in one answer.
  public var twice = 0

  /// Answers without a meal though a safe one exists.
  public var falseDeadEnds = 0

  /// Answers without a meal that do not say why, or that say why and have one.
  public var contradictions = 0

  /// Answers without a meal, rightly.
  public var trueDeadEnds = 0

  /// The first few things that were wrong, in words.
  public var examples: [String] = []

  /// Nothing yet.
  public init() {}

  /// Whether nothing was wrong.
  public var isClean: Bool { wrongs == 0 }

  /// How many things were wrong.
  public var wrongs: Int { unsafe + unknown + twice + falseDeadEnds + contradictions }

  /// How many examples are kept.
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
