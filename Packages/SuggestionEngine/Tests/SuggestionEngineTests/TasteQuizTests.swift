import Foundation
import MealModels
import SuggestionEngine
import Testing

@Suite struct TasteQuizTests {
  private func quiz(_ count: Int) -> TasteQuiz {
    (0..<count).reduce(into: TasteQuiz()) {
      $0.apply(QuizEvent(MealID(rawValue: "dish-\($1)"), .unknown))
    }
  }

  @Test(arguments: [(0, 0, false), (1, 1, false), (19, 19, false), (20, 0, true), (21, 1, false)])
  func `a round has twenty dishes`(answers: Int, inRound: Int, hasEnded: Bool) {
    #expect(quiz(answers).answeredInRound == inRound)
    #expect(quiz(answers).hasEnded == hasEnded)
  }

  @Test func `a second answer about a dish does not count`() {
    var quiz = quiz(3)
    quiz.apply(QuizEvent("dish-1", .wouldEat))
    #expect(quiz.asked == ["dish-0", "dish-1", "dish-2"])
  }

  @Test func `an answer is a first impression that bans nothing, and not knowing says nothing`() {
    #expect(QuizAnswer.unknown.event(of: "pie") == nil)
    for answer in [QuizAnswer.wouldEat, .notForMe] {
      var history = History()
      let event = answer.event(of: "pie")
      #expect(event?.kind == .rated && event?.isFirstImpression == true)
      if let event { history.apply(event, at: Date(timeIntervalSince1970: 0)) }
      #expect(!history["pie"].isDisliked)
    }
  }

  @Test func `events keep their written form, and a word of a later version counts as asked`()
    throws
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = try encoder.encode(QuizEvent("pie", .wouldEat))
    #expect(String(decoding: written, as: UTF8.self) == #"{"answer":"would-eat","meal":"pie"}"#)
    let impression = try encoder.encode(QuizAnswer.notForMe.event(of: "pie"))
    #expect(
      String(decoding: impression, as: UTF8.self)
        == #"{"isFirstImpression":true,"kind":"rated","meal":"pie","stars":1}"#)
    let later = Data(#"{"answer":"perhaps","meal":"pie"}"#.utf8)
    var quiz = TasteQuiz()
    quiz.apply(try JSONDecoder().decode(QuizEvent.self, from: later))
    #expect(quiz.asked == ["pie"])
  }
}
