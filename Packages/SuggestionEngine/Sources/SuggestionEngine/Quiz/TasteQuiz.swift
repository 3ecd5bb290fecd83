import Journal
import MealModels

/// One answer of the quiz, as it is stored.
public struct QuizEvent: Hashable, Sendable, Codable {
  /// The dish.
  public var meal: MealID
  /// What was said of it; words of later versions count as asked.
  public var answer: String

  /// Makes an event.
  public init(_ meal: MealID, _ answer: QuizAnswer) {
    self.meal = meal
    self.answer = answer.rawValue
  }
}

/// The quiz that teaches a taste: a fold over its answers, so that it can be left at any time.
public struct TasteQuiz: Hashable, Sendable {
  /// How many dishes one round asks about.
  public static let length = 20

  /// The dishes that were asked about, in order, each once.
  public private(set) var asked: [MealID] = []

  /// Nothing was asked yet.
  public init() {}

  /// How many dishes of the round that is under way were answered: 0 before the first one and after
  /// the last.
  public var answeredInRound: Int { asked.count % Self.length }

  /// Whether a round ended with the last answer.
  public var hasEnded: Bool { !asked.isEmpty && answeredInRound == 0 }

  /// Takes in the next answer; a second one about the same dish does not count.
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
