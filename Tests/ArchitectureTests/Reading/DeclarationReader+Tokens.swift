extension DeclarationReader {
  var isAtEnd: Bool { index >= tokens.count }
  var word: String { isAtEnd ? "" : tokens[index].text }
  var next: String { index + 1 < tokens.count ? tokens[index + 1].text : "" }

  /// Whether the token is a member of what stands before it, as in `.init`.
  var isMember: Bool { index > 0 && tokens[index - 1].text == "." }

  /// Whether one of the modifiers before the token is `public`.
  var isPublicHere: Bool {
    tokens[..<index].reversed().prefix { $0.isName }.contains { $0.text == "public" }
  }

  mutating func take() -> String {
    defer { index += 1 }
    return word
  }

  /// Goes behind the bracket that closes the one here.
  mutating func skipGroup() {
    var depth = 0
    repeat {
      let word = take()
      if ["(", "[", "{"].contains(word) { depth += 1 }
      if [")", "]", "}"].contains(word) { depth -= 1 }
    } while depth > 0 && !isAtEnd
  }

  mutating func skipGenerics() {
    guard word == "<" else { return }
    var depth = 0
    repeat {
      let word = take()
      depth += word == "<" ? 1 : word == ">" ? -1 : 0
    } while depth > 0 && !isAtEnd
  }
}
