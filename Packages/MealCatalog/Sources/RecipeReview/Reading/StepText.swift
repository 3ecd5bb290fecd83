import MealModels

/// A step in the form that the rules read: sentences, clauses and words.
struct StepText: Sendable {
  /// The text of the step in the recipe.
  let text: String
  let sentences: [Sentence]

  init(_ text: String) {
    self.text = text
    sentences = Self.sentences(of: text).map { Sentence($0) }
  }

  /// The words of all sentences, in the form in which names of foods are compared.
  var words: [String] { sentences.flatMap(\.words) }

  /// A part of a step up to a full stop, question or exclamation mark or semicolon.
  struct Sentence: Sendable {
    let text: String
    /// The words between commas, colons and brackets.
    let clauses: [[String]]
    /// The times that the sentence names, in order.
    let times: [NamedTime]

    init(_ text: Substring) {
      self.text = String(text)
      clauses = text.split(whereSeparator: { Self.commas.contains($0) })
        .map { FoodName.words(of: $0) }.filter { !$0.isEmpty }
      times = NamedTime.times(in: self.text)
    }

    var words: [String] { clauses.flatMap { $0 } }

    private static let commas: Set<Character> = [",", "(", ")", ":", "\"", "“", "”", "—"]
  }

  private static func sentences(of text: String) -> [Substring] {
    var sentences: [Substring] = []
    var start = text.utf8.startIndex
    var index = start
    while index < text.utf8.endIndex {
      let next = text.utf8.index(after: index)
      let isEnd = next == text.utf8.endIndex || text.utf8[next] == UInt8(ascii: " ")
      if isEnd, stops.contains(text.utf8[index]) {
        sentences.append(text[start..<next])
        start = next
      }
      index = next
    }
    sentences.append(text[start...])
    return sentences.filter { sentence in sentence.contains { $0.isLetter || $0.isNumber } }
  }

  private static let stops = Set(".!?;".utf8)
}

extension Sequence<String> {
  /// Whether the words contain a run of other words, in this order.
  func holds(run: some Collection<String>) -> Bool {
    let words = Array(self)
    let run = Array(run)
    guard !run.isEmpty, words.count >= run.count else { return false }
    return (0...(words.count - run.count)).contains {
      words[$0..<($0 + run.count)].elementsEqual(run)
    }
  }
}
