import Foundation

/// The tests of the repository as their sources have them, by suite and name.
enum WrittenTests {
  /// How often each test is written that no trait keeps from running, such as
  /// `PriceTests/another store has its own prices at once`.
  static let runnable = Result {
    try folders().flatMap(Sources.files).flatMap { names(in: $0.text) }
      .reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
  }

  private static func folders() throws -> [String] {
    let ofPackages = try Sources.names(in: "Packages").map { "Packages/\($0)/Tests" }
    return ofPackages.filter(Sources.exists) + ["Tests"]
  }

  /// The tests of a file: those without `.disabled` and `.enabled(if:)`, of suites without either.
  static func names(in text: String) -> [String] {
    var suite: Substring?
    var attributes: Substring?
    return text.split(separator: "\n").compactMap { line in
      if line.contains("@Suite") {
        let words = line.split(separator: " ")
        let name = words.firstIndex(of: "struct").map { words.index(after: $0) }
        suite = name.flatMap { isConditional(line) ? nil : words[$0] }
      }
      if line.contains("@Test") { attributes = "" }
      attributes?.append(contentsOf: line)
      guard let all = attributes, line.contains("func ") else { return nil }
      attributes = nil
      guard let suite, let name = displayName(all) ?? rawName(line), !isConditional(all) else {
        return nil
      }
      return "\(suite)/\(name)"
    }
  }

  /// The name that an attribute gives a test, as in `@Test("It is hot")`.
  private static func displayName(_ attributes: Substring) -> Substring? {
    let parts = attributes.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2, let first = parts.first else { return nil }
    return first.split(separator: " ").last == "@Test(" ? parts[1] : nil
  }

  /// The name of a function that is written as a sentence.
  private static func rawName(_ line: Substring) -> Substring? {
    let parts = line.split(separator: "`")
    return parts.count > 1 ? parts[1] : nil
  }

  /// The tests of a file of the browser tests that nothing skips.
  static func browserTests(in text: String) -> [String] {
    var isSkipped = false
    return text.split(separator: "\n").compactMap { line in
      let words = line.drop { $0 == " " }
      if words.hasPrefix("@unittest.") { isSkipped = true }
      guard words.hasPrefix("def ") else { return nil }
      defer { isSkipped = false }
      let name = words.dropFirst(4).prefix { $0 != "(" }
      return name.hasPrefix("test_") && !isSkipped ? String(name) : nil
    }
  }

  private static func isConditional(_ code: Substring) -> Bool {
    code.contains(".disabled") || code.contains(".enabled(")
  }
}
