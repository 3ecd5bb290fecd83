/// The sentences that describe elements in addition to their names; each is written once.
struct Descriptions {
  private var sentences: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of a sentence.
  mutating func number(of sentence: String) -> Int {
    if let known = numbers[sentence] { return known }
    numbers[sentence] = sentences.count
    sentences.append(sentence)
    return sentences.count - 1
  }

  /// Writes all sentences, hidden from view; elements refer to them.
  func write(to out: inout MarkupBuffer, idPrefix: String) {
    guard !sentences.isEmpty else { return }
    out.raw("<div hidden>")
    for (number, sentence) in sentences.enumerated() {
      out.raw("<p id=\"")
      out.text(idPrefix)
      out.raw("d")
      out.integer(number)
      out.raw("\">")
      out.text(sentence)
      out.raw("</p>")
    }
    out.raw("</div>\n")
  }
}

extension PageWriter {
  /// Refers to the describing sentence, if there is one.
  mutating func writeDescription(_ sentence: String) {
    guard !sentence.isEmpty else { return }
    out.raw(" aria-describedby=\"")
    out.text(page.idPrefix)
    out.raw("d")
    out.integer(descriptions.number(of: sentence))
    out.raw("\"")
  }
}
