extension Rule {
  static let privacyRules = [
    Rule("nothing in sources leaves the machine", findings: waysOut)
  ]

  /// What files may use all the same, and why.
  private static let exceptions: [String: Set<String>] = [
    // The eater asks for it: the system's own sheet asks Apple for a name, as the policy says.
    "Packages/AccountFeatures/Sources/AppleAccounts/AccountProvider+Apple.swift":
      ["AuthenticationServices", "ASAuthorizationController"],
    // A developer's tool runs itself again, to kill that.
    "Packages/Journal/Sources/crash-test/Process/ChildProcess+POSIX.swift": ["posix_spawn"],
    // Lets browsers of the same machine in, at 127.0.0.1 alone; it connects to nobody.
    "Packages/LocalServer/Sources/LocalServer/Loop/Listener+POSIX.swift":
      ["socket", "bind", "listen", "accept"],
    // The eater asks for it: the page of a recipe, by its link. Nothing else is sent.
    "Packages/LiveEnvironment/Sources/LivePages/PageLoad.swift":
      ["FoundationNetworking", "URLRequest"],
    // The eater asks for it: a shop's prices and carts, over https, or a server of this machine.
    "Packages/LiveEnvironment/Sources/LiveCalls/ServiceTransport+Live.swift":
      ["FoundationNetworking", "URLRequest"],
    // One request of either of them.
    "Packages/LiveEnvironment/Sources/LiveCalls/NetworkLoad.swift":
      ["FoundationNetworking", "URLSession", "URLRequest"],
    "Packages/LiveEnvironment/Sources/LivePages/HostLookup+POSIX.swift": ["getaddrinfo"],
    // A developer's tool sends bad requests to a server of the same machine.
    "Packages/LocalServer/Sources/fuzz-server/Clients/LocalSocket+POSIX.swift":
      ["socket", "connect"],
    // A developer's tool runs this program and its peers, to measure them.
    "Apps/mealadvisor-bench/ProcessRun+POSIX.swift": ["posix_spawnp"],
    // The same tool uses the app in place of a browser, on this machine.
    "Apps/mealadvisor-bench/Serve/LoopbackLine+POSIX.swift": ["socket", "connect"],
  ]

  /// Types and modules that open connections, or other programs that may, wherever they are named.
  private static let types = [
    "AuthenticationServices", "ASAuthorizationController", "ASWebAuthenticationSession",
    "SafariServices", "SFSafariViewController", "WebKit", "NSWorkspace", "LSOpenCFURLRef",
    "UIApplication", "openURL", "OpenURLAction", "Process", "NSTask", "CKContainer", "CloudKit",
    "FoundationNetworking", "URLSession", "URLRequest", "URLConnection", "NWConnection",
    "NWListener", "NWPathMonitor", "CFSocket", "CFNetwork", "CFStream", "WKWebView",
    "SocketPort", "MCSession", "InputStream", "OutputStream",
  ]

  /// Functions that open connections or run other programs, where they are called.
  private static let calls = [
    "socket", "socketpair", "connect", "getaddrinfo", "gethostbyname", "sendto", "sendmsg",
    "recvfrom", "recvmsg", "bind", "listen", "accept",
    "posix_spawn", "posix_spawnp", "execv", "execve", "execvp", "popen",
  ]

  @Sendable private static func waysOut(_ tree: Tree) -> [RuleViolation] {
    tree.sources.filter(mayLeave).flatMap { file in
      let allowed = exceptions[file.path] ?? []
      let text = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      return zip(file.code, text).enumerated().flatMap { index, line in
        (ways(in: line.0, isPOSIX: file.name.hasSuffix("+POSIX.swift")) + page(in: line.0, line.1))
          .filter { !allowed.contains($0) }
          .map { RuleViolation(file, line: index + 1, "uses \($0)") }
      }
    }
  }

  /// Whether a file ships and holds any of the words that are looked for.
  private static func mayLeave(_ file: SourceFile) -> Bool {
    file.isProduct && file.words.contains { doors.contains($0) || $0.contains("contentsOf") }
  }

  private static let doors = Set(types + calls)

  /// What a line reads from an address with a host; a path on disk is none.
  private static func page(in code: String, _ text: Substring) -> [String] {
    let isRead = code.contains("contentsOf:") || code.contains("contentsOfURL")
    let isPage = ["http:", "https:", "ftp:"].contains { text.contains("\"\($0)//") }
    return isRead && isPage ? ["contentsOf: with an address"] : []
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
