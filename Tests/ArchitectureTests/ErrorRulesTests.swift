import Testing

@Suite struct ErrorRulesTests {
  private let path = "Packages/Journal/Sources/Journal/File.swift"
  private let rule = "every public error has words for people"

  @Test(arguments: [
    ("public enum Fault: Error, Equatable {\n  case full\n}", [1]),
    ("public struct Fault:\n  Equatable, Error\n{\n}", [1]),
    ("public final class Fault: Error {}", [1]),
    ("public struct File {\n  public enum Fault: Error {}\n}", [2]),
    ("public enum Fault {}\n\nextension Fault: Error {}", [1]),
    ("public enum Fault: Error {}\nextension Fault: CustomStringConvertible {}", [1]),
    ("public enum Fault: Error {}\nextension Fault: LocalizedError {}", [1]),
    // Without a description of its own, the protocol's default says "error 0".
    (
      "public enum Fault: Error {}\n"
        + "extension Fault: LocalizedError, CustomStringConvertible {\n  var description = 1\n}",
      [1]
    ),
    ("public enum Fault: Error {}\nenum Other: LocalizedError, CustomStringConvertible {}", [1]),
  ])
  func `a public error without words is found`(text: String, lines: [Int]) {
    #expect(Rule.places(rule, in: .sample(file: path, text)) == lines.map { "\(path):\($0)" })
  }

  @Test(arguments: [
    "enum Fault: Error {}",
    "public struct Fault: Equatable {}",
    "public actor Keeper<Failure: Error> {}",
    "public struct Call<Failure: Error>: Sendable {}",
    "public enum Fault: LocalizedError, CustomStringConvertible {\n  var errorDescription = 1\n}",
    "// public enum Fault: Error {}",
  ])
  func `other types are let pass`(text: String) {
    #expect(Rule.places(rule, in: .sample(file: path, text)) == [])
  }

  @Test func `the words may stand in another file, not in another module`() {
    let words =
      "extension File.Fault: LocalizedError, CustomStringConvertible {\n"
      + "  public var errorDescription: String? { description }\n}"
    var tree = Tree.sample(file: path, "public enum Fault: Error {}")
    let beside = "Packages/Preferences/Sources/Preferences/Fault+Words.swift"
    tree.sources.append(SourceFile(path: beside, text: words))
    #expect(Rule.places(rule, in: tree) == ["\(path):1"])
    let own = "Packages/Journal/Sources/Journal/Fault+Words.swift"
    tree.sources.append(SourceFile(path: own, text: words))
    #expect(Rule.places(rule, in: tree) == [])
  }
}
