/// Looks up in the repository what its documents name.
struct DocumentNames {
  private let vocabulary: Vocabulary
  /// Where files and folders of a name lie.
  private var places: [Substring: [Substring]] = [:]
  private let programs: Set<String>

  init(_ tree: Tree) {
    vocabulary = Vocabulary(tree)
    programs = Set(tree.root.targets.filter { $0.type == "executable" }.map(\.name))
    var seen: Set<Substring> = []
    for path in tree.paths + tree.texts.keys + tree.documents.map(\.path) {
      var place = path[...]
      while !place.isEmpty, seen.insert(place).inserted {
        let name = place.split(separator: "/").last ?? place
        places[name, default: []].append(place)
        place = place.dropLast(name.count + 1)
      }
    }
  }

  /// What a piece of code in a document names that is not there.
  func unknown(in text: String, of document: Document) -> [String] {
    if Self.isPath(text) { return holds(path: text, of: document) ? [] : ["file '\(text)'"] }
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0))) }
    return words.flatMap(unknown) + unknownCommand(in: text)
  }

  private func unknown(_ word: Substring) -> [String] {
    if word.hasPrefix("--") {
      let isKnown = vocabulary.flags.contains(String(word)) || Self.foreignFlags.contains(word)
      return isKnown || word.allSatisfy { $0 == "-" } ? [] : ["flag '\(word)'"]
    }
    let isKnown =
      !Self.isName(word) || vocabulary.words.contains(String(word))
      || places[word] != nil || Self.foreign.contains(word) || isJoined(word)
      || programs.contains(String(word))
    return isKnown ? [] : ["name '\(word)'"]
  }

  /// Whether code puts a word together at one of its hyphens, as in `"diet-\(tab)"`.
  private func isJoined(_ word: Substring) -> Bool {
    word.indices.filter { word[$0] == "-" }.contains { hyphen in
      let (first, last) = (word[...hyphen], word[hyphen...])
      return vocabulary.words.contains(String(first))
        && vocabulary.words.contains(String(last.dropFirst()))
        || vocabulary.words.contains(String(first.dropLast()))
          && vocabulary.words.contains(String(last))
    }
  }

  /// Flags of the toolchain.
  private static let foreignFlags: Set<Substring> = [
    "--filter", "--package-path", "--skip-build",
  ]

  /// Names of Apple's frameworks, a brand that only a table of products has, and a file name that
  /// code puts together.
  static let foreign: Set<Substring> = [
    "AppStore", "BGTaskSchedulerPermittedIdentifiers", "Daymark", "PurchaseResult", "RenewalInfo",
    "StoreKitError", "Transaction", "VerificationResult", "expirationDate", "index-recipes",
    "gracePeriodExpirationDate", "introductoryOffer", "isEligibleForIntroOffer",
    "originalPurchaseDate", "purchaseDate", "revocationDate", "showManageSubscriptions",
    "signedDate", "subscriptionPeriod", "willAutoRenew",
  ]

  /// Whether a word can only be a name: it has capitals inside, or words joined by hyphens.
  private static func isName(_ word: Substring) -> Bool {
    let letters = Array(word)
    guard letters.count > 2, letters[0].isLetter else { return false }
    let isCamel = zip(letters, letters.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    let isType = letters[0].isUppercase && letters[1].isLowercase
    let isJoined =
      word.allSatisfy { $0.isLowercase || $0 == "-" } && letters.contains("-")
      && letters.last != "-"
    return isCamel || isType || isJoined
  }
}

// MARK: - Files

extension DocumentNames {
  private static let roots: Set<Substring> = [
    "Apps", "Data", "Packages", "Scripts", "Sources", "Tests", "Web",
  ]

  static let kinds: Set<Substring> = [
    "css", "csv", "js", "json", "md", "png", "py", "sql", "svg", "swift", "tsv", "txt",
  ]

  /// Files and folders that programs make where they run, and those of examples.
  private static let made: Set = [
    "Colors/", "HomeTests+Dark.swift", "__Snapshots__/GreetingTests/morning.txt", "founding/",
    "providers/", "shelf.empty.dark.AX5.txt", "site/", "site/tokens.css", "tokens/",
  ]

  static func isPath(_ text: String) -> Bool {
    guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_.+-/".contains($0)) }),
      !text.hasPrefix("/"), !text.hasPrefix("."), !text.contains("//")
    else { return false }
    let parts = text.split(separator: "/")
    guard let first = parts.first, let last = parts.last else { return false }
    let ending = last.split(separator: ".").dropFirst().last
    return ending.map(kinds.contains) == true || text.hasSuffix("/")
      || parts.count > 1 && roots.contains(first)
  }

  /// Whether a path leads to a file, or to a folder of the document's package, or is made.
  private func holds(path: String, of document: Document) -> Bool {
    if Self.made.contains(path) { return true }
    let isFolder = path.hasSuffix("/")
    let path = isFolder ? path.dropLast() : path[...]
    let name = path.split(separator: "/").last ?? path
    let found = places[name, default: []].filter { place in
      place == path || place.hasSuffix(path) && place.dropLast(path.count).last == "/"
    }
    let folder = document.package.map { "Packages/\($0)/" } ?? ""
    return found.contains { !isFolder || $0 == path || $0.hasPrefix(folder) }
  }
}

// MARK: - Commands

extension DocumentNames {
  /// A verb of several forms needs one of them; a program needs one of its words.
  private func unknownCommand(in text: String) -> [String] {
    var words = text.split(separator: " ")[...]
    let isSwift = words.starts(with: ["swift", "run"])
    if isSwift { words = words.dropFirst(2) }
    while isSwift, words.first?.hasPrefix("--") == true { words = words.dropFirst(2) }
    guard let program = words.first else { return [] }
    let isProgram = programs.contains(String(program))
    if isSwift, !isProgram { return ["program '\(program)'"] }
    if isProgram { words = words.dropFirst() }
    guard let verb = words.first, Self.isLower(verb) else { return [] }
    guard let forms = vocabulary.commands[String(verb)] else {
      let isUnknown = isProgram && !vocabulary.words.contains(String(verb))
      return isUnknown ? ["command '\(program) \(verb)'"] : []
    }
    guard let form = words.dropFirst().first, Self.isLower(form), !forms.contains("") else {
      return []
    }
    return forms.contains(String(form)) ? [] : ["command '\(verb) \(form)'"]
  }

  private static func isLower(_ word: Substring) -> Bool {
    word.allSatisfy { $0.isLowercase || $0 == "-" } && !word.hasPrefix("-")
  }
}
