/// A chain of names in a piece of code, such as `Type.method(label:)` or `.case`.
struct NamedCode: Equatable {
  /// A name of the chain, and the call that follows it.
  struct Link: Equatable {
    let name: String
    /// The label of each argument, `_` where it has none; nil if nothing is called.
    var labels: [String]?
    /// Whether a closure follows.
    var isFollowed = false
  }

  /// Whether the chain begins with a dot.
  let isImplicit: Bool
  var links: [Link] = []

  /// The chains in a piece of code, also those in arguments of calls.
  static func all(in text: String) -> [NamedCode] {
    let text = text.replacing("…", with: "...")
    let tokens = SwiftToken.all(in: text, code: SwiftCode(text).lines)
    var reader = Reader(tokens: tokens)
    reader.read(tokens.indices)
    return reader.chains
  }

  private struct Reader {
    let tokens: [SwiftToken]
    var chains: [NamedCode] = []

    mutating func read(_ range: Range<Int>) {
      var index = range.lowerBound
      while index < range.upperBound {
        let isDot = tokens[index].text == "." && index + 1 < range.upperBound
        let isLabel = index + 1 < range.upperBound && tokens[index + 1].text == ":"
        if isDot && tokens[index + 1].isName || tokens[index].isName && !isLabel {
          index = readChain(from: index, to: range.upperBound)
        } else {
          index += 1
        }
      }
    }

    private mutating func readChain(from start: Int, to end: Int) -> Int {
      var chain = NamedCode(isImplicit: tokens[start].text == ".")
      var index = start + (chain.isImplicit ? 1 : 0)
      while index < end, tokens[index].isName {
        var link = Link(name: tokens[index].text)
        index = afterGenerics(index + 1, to: end)
        if index < end, tokens[index].text == "(", !tokens[index].isApart {
          let close = closing(index, to: end)
          // Of a call that goes on in the next line, the arguments are unknown.
          if close < end { link.labels = labels(in: index + 1..<close) }
          read(index + 1..<close)
          index = min(close + 1, end)
        }
        link.isFollowed = index < end && tokens[index].text == "{"
        chain.links.append(link)
        while index < end, tokens[index].text == "?" || tokens[index].text == "!" { index += 1 }
        guard index + 1 < end, tokens[index].text == "." else { break }
        index += 1
      }
      chains.append(chain)
      return index
    }

    private func afterGenerics(_ index: Int, to end: Int) -> Int {
      guard index < end, tokens[index].text == "<",
        let close = tokens[index..<end].firstIndex(where: { $0.text == ">" })
      else { return index }
      return close + 1
    }

    /// Where the bracket that closes the one at an index is.
    private func closing(_ index: Int, to end: Int) -> Int {
      var depth = 0
      for place in index..<end {
        if ["(", "[", "{"].contains(tokens[place].text) { depth += 1 }
        if [")", "]", "}"].contains(tokens[place].text) { depth -= 1 }
        if depth == 0 { return place }
      }
      return end
    }

    /// The labels of arguments, also of those that are named only, as in `(name:_:)`.
    private func labels(in range: Range<Int>) -> [String] {
      var labels: [String] = []
      var index = range.lowerBound
      var isStart = true
      while index < range.upperBound {
        let isLabel = index + 1 < range.upperBound && tokens[index + 1].text == ":"
        let token = tokens[index]
        if token.isName, isLabel, isStart || tokens[index - 1].text == ":" {
          labels.append(token.text)
          index += 2
          isStart = false
          continue
        }
        if isStart { labels.append(token.text == "..." ? "…" : "_") }
        isStart = token.text == ","
        index =
          ["(", "[", "{"].contains(token.text)
          ? closing(index, to: range.upperBound) + 1 : index + 1
      }
      return labels
    }
  }
}
