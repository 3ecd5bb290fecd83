extension Rule {
  static let codeRules = [
    Rule("no file is longer than 400 lines", findings: longFiles),
    Rule(
      "names say a role instead of Manager, Helper, Utils, Base or Common", findings: vagueNames),
    Rule("nothing in sources is forced, shared or unchecked", findings: forbiddenCode),
    Rule("no test reads the clock or prints", findings: unsteadyTests),
    Rule("one file makes safe limits, of what could be read", findings: strayLimits),
    Rule("nutrition is shown as the eater's tracking mode says", findings: ownModes),
  ]

  @Sendable private static func longFiles(_ tree: Tree) -> [RuleViolation] {
    tree.sources.filter { !$0.isGenerated }.compactMap { file in
      let lines = file.code.last == "" ? file.code.count - 1 : file.code.count
      return lines > 400 ? RuleViolation(file.path, "has \(lines) lines") : nil
    }
  }

  private static let vagueEnds = [
    "Manager", "Helper", "Helpers", "Util", "Utils", "Utilities", "Base", "Common",
  ]

  private static let declarations: Set = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  @Sendable private static func vagueNames(_ tree: Tree) -> [RuleViolation] {
    let modules = tree.root.targets.map(\.name).filter(isVague)
      .map { RuleViolation("Package.swift", "the name \($0) does not say a role") }
    return modules + tree.sources.flatMap(vagueNames)
  }

  private static func vagueNames(_ file: SourceFile) -> [RuleViolation] {
    let stem = file.name.split(separator: ".").first.map(String.init) ?? ""
    let ofFile =
      isVague(stem) ? [RuleViolation(file.path, "the name \(stem) does not say a role")] : []
    guard file.words.contains(where: isVague) else { return ofFile }
    return ofFile
      + file.code.enumerated().flatMap { index, line in
        declaredTypes(line).filter(isVague)
          .map { RuleViolation(file, line: index + 1, "the name \($0) does not say a role") }
      }
  }

  private static func declaredTypes(_ line: String) -> [String] {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    return zip(words, words.dropFirst()).filter { declarations.contains($0.0) }.map(\.1)
  }

  private static func isVague(_ name: String) -> Bool {
    vagueEnds.contains { name.hasSuffix($0) }
  }

  private static let forbidden = [
    "Bundle.module", ".shared", "@unchecked", "nonisolated(unsafe)", "fatalError", "try!",
  ]

  @Sendable private static func forbiddenCode(_ tree: Tree) -> [RuleViolation] {
    tree.sources.filter(\.isProduct).flatMap { uses(of: forbidden, in: $0) }
  }

  private static let unsteady = [
    "print(", "Date()", "Date.now", "timeIntervalSinceNow", "ContinuousClock.now",
    "ContinuousClock()", "SuspendingClock.now", "SuspendingClock()", "clock_gettime",
  ]

  /// The live clock's own test, and the instant from which a test's own clock counts.
  private static let clockReaders: Set = ["LiveEnvironmentTests.swift", "ConnectionTests.swift"]

  @Sendable private static func unsteadyTests(_ tree: Tree) -> [RuleViolation] {
    tree.sources.filter { !$0.isProduct && !clockReaders.contains($0.name) }
      .flatMap { uses(of: unsteady, in: $0) }
  }

  /// The file that makes the limits without which no meal is asked for, served or planned.
  private static let limits = "Packages/EaterRecord/Sources/EaterMeals/Suggestions/SafeLimits.swift"

  @Sendable private static func strayLimits(_ tree: Tree) -> [RuleViolation] {
    tree.sources.filter(\.isProduct).flatMap { file -> [RuleViolation] in
      guard file.path == limits else {
        return uses(of: ["SafeLimits(", "SafeLimits.init", "extension SafeLimits"], in: file)
      }
      return file.code.enumerated()
        .filter { $0.element.containsWord("init(") && !$0.element.contains("fileprivate init(") }
        .map { RuleViolation(file, line: $0.offset + 1, "lets other files make them") }
    }
  }

  /// What the words of `AppWords` begin with, and nobody else writes by hand.
  private static let fullModes = ["NutritionDisplay(.full", "TrackingMode.full"]

  /// What features get from the shell's context, which `modeKeeper` makes of what is stored.
  private static let ownContexts = ["NutritionDisplay", "PresentationContext("]

  private static let modeKeeper = "ScreenContext+Presentation.swift"

  @Sendable private static func ownModes(_ tree: Tree) -> [RuleViolation] {
    tree.sources.filter { $0.isProduct && $0.name != modeKeeper }.flatMap { file in
      guard let module = tree.target(of: file)?.name, module != "AppWords" else {
        return [RuleViolation]()
      }
      return uses(of: tree.layers[module] == "app" ? ownContexts : fullModes, in: file)
    }
  }

  private static func uses(of words: [String], in file: SourceFile) -> [RuleViolation] {
    let words = words.filter(file.mayHold)
    guard !words.isEmpty else { return [] }
    return file.code.enumerated().flatMap { index, line in
      words.filter { line.containsWord($0) }
        .map { RuleViolation(file, line: index + 1, "uses \($0)") }
    }
  }
}

extension String {
  /// Whether the text holds a word that does not go on at either end.
  ///
  /// A word with a dot in front must follow a name, so that a case of an enum is let pass.
  fileprivate func containsWord(_ word: String) -> Bool {
    guard contains(word) else { return false }
    let (bytes, word) = (Array(utf8), Array(word.utf8))
    return (0...bytes.count - word.count).contains { start in
      let end = start + word.count
      guard bytes[start..<end].elementsEqual(word) else { return false }
      let followsName = start > 0 && isPart(bytes[start - 1])
      let goesOn = end < bytes.count && isPart(word[word.count - 1]) && isPart(bytes[end])
      return !goesOn && (isPart(word[0]) ? !followsName : followsName || word[0] != dot)
    }
  }
}

private let dot = UInt8(ascii: ".")

/// Whether a byte can be part of an identifier.
private func isPart(_ byte: UInt8) -> Bool {
  let scalar = Unicode.Scalar(byte)
  return scalar.properties.isAlphabetic || (48...57).contains(byte) || byte == UInt8(ascii: "_")
    || byte > 127
}
