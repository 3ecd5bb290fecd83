import Testing

/// S-PRIV-01, S-PRIV-02: what somebody enters stays where it was entered.
@Suite struct PrivacyRulesTests {
  private let rule = "nothing in sources leaves the machine"
  private let path = "Packages/Journal/Sources/Journal/File.swift"

  @Test(arguments: [
    "let session = URLSession(configuration: .default)", "import FoundationNetworking",
    "let request = URLRequest(url: url)", "let s = socket(AF_INET, SOCK_STREAM, 0)",
    "guard Glibc.connect(s, &address, size) == 0 else { return }",
    "getaddrinfo(name, nil, nil, &found)", "let line = NWConnection(to: host, using: .tcp)",
    "f(\"\\(socket(1, 2, 3))\")", "import AuthenticationServices", "NSWorkspace.shared.open(url)",
    "let page = try Data(contentsOf: URL(string: \"https://example.com\")!)",
    "let page = try String(contentsOf: place(\"http://example.com\"), encoding: .utf8)",
    "await UIApplication.shared.open(url)", "let curl = Process()",
    "@Environment(\\.openURL) var go",
    "posix_spawn(&id, path, nil, nil, &words, nil)",
  ])
  func `a way out of the machine is found`(text: String) {
    #expect(Rule.places(rule, in: .sample(file: path, text)) == ["\(path):1"])
  }

  @Test(arguments: [
    "// URLSession", "let a = \"URLSession\"", "let isConnected = true", "wire.connect(to: place)",
    "func connect(_ a: Int) {}", "let socket = 1", "list.append(contentsOf: \"https\")",
    "Data(contentsOf: folder.appending(path: path))", "font.system(size: 1)",
    "let a = \"https://example.com\"", "case connect", "let MyURLSessionLike = 1",
  ])
  func `other uses of the words are let pass`(text: String) {
    #expect(Rule.places(rule, in: .sample(file: path, text)) == [])
  }

  @Test func `a method of a file on the C library is no excuse`() {
    let path = "Packages/Journal/Sources/Journal/Line+POSIX.swift"
    let tree = Tree.sample(file: path, "library.connect(s, &address, size)")
    #expect(Rule.places(rule, in: tree) == ["\(path):1"])
  }

  @Test func `a file may use only the interfaces that the rule names for it`() {
    let file = "AccountProvider+Apple.swift"
    let folder = "Packages/MealAdvisorFeatures/Sources/MealAdvisorFeatures/"
    let text = "import AuthenticationServices\nlet session = URLSession.shared"
    let apple = "Packages/AccountFeatures/Sources/AppleAccounts/" + file
    #expect(Rule.places(rule, in: .sample(file: apple, text)) == ["\(apple):2"])
    let other = folder + "Home/" + file
    #expect(Rule.places(rule, in: .sample(file: other, text)) == ["\(other):1", "\(other):2"])
  }

  @Test func `tests may open what they like`() {
    let path = "Packages/Journal/Tests/JournalTests/FileTests.swift"
    #expect(Rule.places(rule, in: .sample(file: path, "URLSession.shared")) == [])
  }
}
