import Journal
import MealModels

/// One stored answer of the quiz.
public struct QuizEvent: Hashable, Sendable, Codable {
  /// The dish.
  public var meal: MealID
  /// The answer about it; an unknown word of a later version still means that the dish was asked
  /// about.
  public var answer: String

  /// Makes an event.
  public init(_ meal: MealID, _ answer: QuizAnswer) {
    self.meal = meal
    self.answer = answer.rawValue
  }
}

/// The quiz that teaches a taste.
///
/// It is a fold over its answers, so that the eater can leave it at any time.
public struct TasteQuiz: Hashable, Sendable {
  /// The number of dishes in one round.
  public static let length = 20

  /// The dishes that the quiz asked about, in order, each once.
  public private(set) var asked: [MealID] = []

  /// Makes a quiz without answers.
  public init() {}

  /// The number of dishes answered in the current round: 0 before the first one and after the last
  /// one.
  public var answeredInRound: Int { asked.count % Self.length }

  /// Whether the last answer completed a round.
  public var hasEnded: Bool { !asked.isEmpty && answeredInRound == 0 }

  /// Applies the next answer; ignores a second one about the same dish.
  public mutating func apply(_ event: QuizEvent) {
    if !asked.contains(event.meal) { asked.append(event.meal) }
  }
}

extension EventStream where State == TasteQuiz, Content == QuizEvent {
  /// The stream of the quiz's answers in a journal.
  public static let quiz = EventStream(name: "quiz", initialState: TasteQuiz()) {
    quiz, event, _ in quiz.apply(event)
  }
}
