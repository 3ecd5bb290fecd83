extension String {
  /// The text with trailing blanks as `·` and `⇥`, and with invisible characters spelled out.
  func withVisibleBlanks(spellingLetters: Bool = false) -> String {
    var scalars = Array(unicodeScalars)
    var blanks = ""
    while let last = scalars.last, last == " " || last == "\t" {
      blanks = (last == " " ? "·" : "⇥") + blanks
      scalars.removeLast()
    }
    let body = scalars.map { $0.visible(spellingLetters: spellingLetters) }.joined()
    return body + blanks
  }
}

extension Unicode.Scalar {
  fileprivate func visible(spellingLetters: Bool) -> String {
    let isSpelled = isInvisible || (spellingLetters && !isASCII)
    return isSpelled ? "\\u{\(String(value, radix: 16, uppercase: true))}" : String(self)
  }

  private var isInvisible: Bool {
    switch properties.generalCategory {
    case .control: self != "\t"
    case .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: self != " "
    default: false
    }
  }
}
