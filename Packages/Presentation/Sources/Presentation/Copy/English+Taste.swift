import DesignSystem

extension CopyTable {
  /// The words of the quiz about the eater's taste.
  static let tasteEnglish: [CopyKey: CopyEntry] = [
    "taste.close.hint": "Closes the questions; your answers are kept",
    "taste.progress": "Dish {step} of {count}",
    "taste.answer.would-eat": "I'd Eat This",
    "taste.answer.not-for-me": "Not for Me",
    "taste.answer.unknown": "Don't Know It",
    "taste.headline": "Thank You",
    "taste.done": "Done",
    "taste.more": "Twenty More",
    "your-data.kept.quiz": "Which dishes you were asked about, and what you said",
    "your-data.use.quiz": "So each dish is asked about once.",
  ]
}
