import Testing

@Suite struct NumberRulesTests {
  private let path = "Packages/Journal/Sources/Journal/File.swift"

  @Test(arguments: [
    "let a = Int(b.rounded(.up))", "f(Int(max(a, b).rounded()))", "UInt8((a * 3).rounded())",
    "Int(Double(a) * b)", "Int(date.timeIntervalSince1970)", "Int(\n  (a\n    * 2).rounded())",
    "Int32(part.doubleValue)", "max(0, Int(a.squareRoot()))",
  ])
  func `a conversion that may end the program is found`(text: String) {
    #expect(places(text, in: path) == ["\(path):1"])
  }

  @Test(arguments: [
    "Int(exactly: b.rounded())", "Int(bounded: Double(a) * b)", "Int(min(max(a.rounded(), 0), 9))",
    "Int(text)", "Int(bytes[0])", "UInt64(a) * 2", "print(b.rounded())", "a.Int(b.rounded())",
    "PrintInt(b.rounded())", "// Int(b.rounded())", "Int(a) + f(b.rounded())",
  ])
  func `other conversions are let pass`(text: String) {
    #expect(places(text, in: path) == [])
  }

  @Test(arguments: [
    "Packages/Journal/Tests/JournalTests/FileTests.swift",
    "Packages/DesignSystem/Sources/DesignSystem/File.swift",
    "Packages/Journal/Sources/Journal/Generated/File.swift",
  ])
  func `tests and what draws may convert as they like`(path: String) {
    #expect(places("Int(b.rounded())", in: path) == [])
  }

  private func places(_ text: String, in path: String) -> [String] {
    Rule.places(
      "a floating number becomes a whole one exactly or bounded", in: .sample(file: path, text))
  }
}
