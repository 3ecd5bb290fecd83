import DesignSystem

extension CopyTable {
  /// The words of the quiz that teaches a taste.
  static let tasteEnglish: [CopyKey: CopyEntry] = [
    "taste.title": "Teach Your Taste",
    "taste.footer": "Twenty dishes, two minutes. Leave at any time and go on later.",
    "taste.close.hint": "Closes the questions; your answers are kept",
    "taste.progress": "Dish {step} of {count}",
    "taste.answer.would-eat": "I'd Eat This",
    "taste.answer.not-for-me": "Not for Me",
    "taste.answer.unknown": "Don't Know It",
    "taste.headline": "Thank You",
    "taste.done": "Done",
    "taste.more": "Twenty More",
    "your-data.kept.quiz": "Which dishes you were asked about, and what you said",
    "your-data.use.quiz": "So that no dish is asked about twice.",
  ]
}
