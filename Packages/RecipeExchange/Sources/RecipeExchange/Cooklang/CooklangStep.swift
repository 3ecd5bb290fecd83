/// Reads the parts of a step.
struct CooklangStep {
  private let marks: [CooklangMark]
  /// The last places that end braces and parentheses, so that a missing end is not searched for.
  private let lastBrace: Int
  private let lastParenthesis: Int
  private var place = 0
  private var items: [CooklangRecipe.Item] = []
  private var words: [CooklangMark] = []

  private init(_ marks: [CooklangMark]) {
    self.marks = marks
    lastBrace = marks.lastIndex { $0.isSign("}") } ?? -1
    lastParenthesis = marks.lastIndex { $0.isSign(")") } ?? -1
  }

  /// The items of a paragraph.
  static func items(_ marks: [CooklangMark]) -> [CooklangRecipe.Item] {
    var step = CooklangStep(marks)
    while step.place < marks.count {
      if !step.readComponent() {
        step.words.append(marks[step.place])
        step.place += 1
      }
    }
    step.endWords()
    return step.items
  }

  private mutating func endWords() {
    if !words.isEmpty { items.append(.text(words.text)) }
    words = []
  }

  private static func isMarker(_ mark: CooklangMark) -> Bool {
    mark.isSign("@") || mark.isSign("#") || mark.isSign("~")
  }

  private mutating func readComponent() -> Bool {
    let marker = marks[place]
    guard Self.isMarker(marker) else { return false }
    let start = marker.isSign("@") ? afterModifiers(place + 1) : place + 1
    guard start < marks.count else { return false }
    let isNameless = marker.isSign("~") && marks[start].isSign("{")
    guard isNameless || marks[start].isWord || isPath(start) else { return false }
    if let braces = braces(from: start) {
      let preparation = marker.isSign("@") ? parenthesis(after: braces.close) : nil
      endWords()
      items.append(
        item(
          marker, name: marks[start..<braces.open].text.trimmed,
          CooklangAmount(marks[braces.open + 1..<braces.close].text), preparation?.text))
      place = preparation?.next ?? braces.close + 1
      return true
    }
    guard !isNameless else { return false }
    let end = marks[start...].firstIndex { !$0.isWord } ?? marks.count
    guard end > start else { return false }
    endWords()
    items.append(item(marker, name: marks[start..<end].text, CooklangAmount(""), nil))
    place = end
    return true
  }

  private func item(
    _ marker: CooklangMark, name: String, _ amount: CooklangAmount, _ preparation: String?
  ) -> CooklangRecipe.Item {
    switch marker.scalar {
    case "@": .ingredient(name: name, amount: amount, preparation: preparation)
    case "#": .cookware(name: name, amount: amount)
    default: .timer(name: name, amount: amount)
    }
  }

  /// Signs that some programs write before a name: optional, hidden, new, again.
  private func afterModifiers(_ start: Int) -> Int {
    let most = min(start + 3, marks.count)
    var end = start
    while end < most, !marks[end].isEscaped, "?-+&@".unicodeScalars.contains(marks[end].scalar) {
      end += 1
    }
    return end < marks.count && marks[end].isWord ? end : start
  }

  /// Whether the path of another recipe begins here.
  private func isPath(_ start: Int) -> Bool {
    let text = marks[start..<min(start + 3, marks.count)].text
    return text.hasPrefix("./") || text.hasPrefix("../")
  }

  /// The braces that end a name; nil if another sign or the end comes first.
  private func braces(from start: Int) -> (open: Int, close: Int)? {
    var open = start
    while open < marks.count, !marks[open].isSign("{") {
      if Self.isMarker(marks[open]) { return nil }
      open += 1
    }
    guard open < lastBrace, let close = marks[open...].firstIndex(where: { $0.isSign("}") })
    else { return nil }
    return (open, close)
  }

  private func parenthesis(after close: Int) -> (text: String, next: Int)? {
    guard close + 1 < lastParenthesis, marks[close + 1].isSign("("),
      let end = marks[(close + 1)...].firstIndex(where: { $0.isSign(")") })
    else { return nil }
    return (marks[close + 2..<end].text.trimmed, end + 1)
  }
}
