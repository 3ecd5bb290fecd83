extension Rule {
  static let privacyRules = [
    Rule("nothing in sources leaves the machine", findings: waysOut)
  ]

  /// Files that may open a connection, with the reason; there is none.
  private static let exceptions: Set<String> = []

  /// Types and modules that open connections, wherever they are named.
  private static let types = [
    "FoundationNetworking", "URLSession", "URLRequest", "URLConnection", "NWConnection",
    "NWListener", "NWPathMonitor", "CFSocket", "CFNetwork", "CFStream", "WKWebView",
    "SocketPort", "MCSession", "InputStream", "OutputStream",
  ]

  /// Functions that open connections, where they are called.
  private static let calls = [
    "socket", "socketpair", "connect", "getaddrinfo", "gethostbyname", "sendto", "sendmsg",
    "recvfrom", "recvmsg", "bind", "listen", "accept",
  ]

  @Sendable private static func waysOut(_ tree: Tree) -> [Finding] {
    let files = tree.sources.filter { $0.isProduct && !exceptions.contains($0.path) }
    return files.flatMap { file in
      file.code.enumerated().flatMap { index, line in
        ways(in: line, isPOSIX: file.name.hasSuffix("+POSIX.swift"))
          .map { Finding(file, line: index + 1, "uses \($0)") }
      }
    }
  }

  /// The ways out that a line of code takes.
  private static func ways(in line: String, isPOSIX: Bool) -> [String] {
    let words = identifiers(in: line)
    let named = types.filter { type in words.contains { $0.text == type } }
    let called = words.filter { word in
      calls.contains(word.text) && word.isCalled && (isPOSIX || word.isBare)
        && !word.isDeclared
    }
    return named + called.map(\.text)
  }

  private struct Word {
    var text: String
    /// Whether an opening parenthesis follows.
    var isCalled: Bool
    /// Whether no dot stands before it, or only that of the C library's name.
    var isBare: Bool
    /// Whether it is what a function is called.
    var isDeclared: Bool
  }

  private static func identifiers(in line: String) -> [Word] {
    var words: [Word] = []
    var rest = line[...]
    var before = ""
    while let start = rest.firstIndex(where: isPart) {
      let gap = rest[..<start]
      let end = rest[start...].firstIndex { !isPart($0) } ?? rest.endIndex
      let hasDot = gap.last == "." && !["Glibc", "Darwin"].contains(before)
      let text = String(rest[start..<end])
      words.append(
        Word(
          text: text, isCalled: end < rest.endIndex && rest[end] == "(", isBare: !hasDot,
          isDeclared: before == "func"))
      before = text
      rest = rest[end...]
    }
    return words
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
