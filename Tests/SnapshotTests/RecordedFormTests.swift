import DesignSystem
import SeededRandom
import Snapshots
import Testing

/// The short forms that are recorded change with every mistake in the full text.
@Suite struct RecordedFormTests {
  @Test(arguments: 0..<16)
  func `a mistake anywhere in a dark screen changes what is recorded`(seed: Int) throws {
    var random = SeededGenerator(seed: seed, 1)
    let index = try #require(ScreenCase.light.indices.randomElement(using: &random))
    let (base, text) = (ScreenCase.light[index].outline, ScreenCase.dark[index].outline)
    let right = VariantDiff(from: base, to: text, sections: ScreenCase.element).text
    for _ in 0..<12 {
      let wrong = text.withMistake(&random)
      let diff = VariantDiff(from: base, to: wrong, sections: ScreenCase.element).text
      #expect(diff != right)
      #expect(VariantDiff(text: diff)?.applied(to: base, sections: ScreenCase.element) == wrong)
    }
  }

  @Test(arguments: 0..<16)
  func `a mistake anywhere at a larger size changes what is recorded`(seed: Int) throws {
    var random = SeededGenerator(seed: seed, 2)
    let example = try #require(ScreenCase.light.randomElement(using: &random))
    let size = try #require(LargeText.sizes.randomElement(using: &random))
    let right = LargeText(example, at: size)
    for _ in 0..<24 {
      var wrong = right
      wrong.text = right.text.withMistake(&random)
      #expect(wrong.line != right.line)
    }
  }
}

extension String {
  /// The text with one line or one letter changed at a random place.
  fileprivate func withMistake(_ random: inout SeededGenerator) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.removeLast()
    let index = Int.random(in: lines.indices, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: index)
    case 2: lines.swapAt(index, lines.firstIndex { $0 != lines[index] } ?? index)
    case 3: lines[index] += " "
    default: lines[index].changeLetter(&random)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func changeLetter(_ random: inout SeededGenerator) {
    guard let index = indices.randomElement(using: &random) else { return append("x") }
    replaceSubrange(index...index, with: self[index] == "7" ? "8" : "7")
  }
}
