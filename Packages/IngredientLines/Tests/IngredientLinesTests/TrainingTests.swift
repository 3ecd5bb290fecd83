import IngredientLines
import Testing

@testable import IngredientLinesTraining

@Suite struct TrainingTests {
  /// A few labelled lines, as the files write them.
  private let file: String = {
    let rows = ["2 | cup", "3 | tbsp", "1 | kg", "4 | slice"].flatMap { amount in
      ["flour", "soy sauce", "rice", "bread"].map { food in
        let parts = amount.split(separator: " ").map(String.init)
        return [
          "own", "\(parts[0]) \(parts[2]) \(food), chopped", food, parts[0], parts[0], parts[2], "",
          "chopped", "", "",
        ].joined(separator: "\t")
      }
    }
    return (["heading"] + rows).joined(separator: "\n")
  }()

  private func source() -> String {
    let corpus = Corpus(complete: LabelledLine.complete(file), partial: [], fold: 0)
    var run = TrainingRun(corpus, passes: 2)
    let trainer = run.run()
    return WeightsWriter(trainer, of: corpus, heldOut: run).source
  }

  @Test func `the same lines give the same weights to the byte`() {
    let first = source()
    #expect(first == source())
    #expect(first.contains("enum BundledWeights"))
  }

  @Test func `the words of fields are found in the line`() throws {
    let line = try #require(
      LabelledLine.complete(
        "heading\nown\t10g/½oz onions, chopped\tonions\t10 | 1/2\t10\tg oz\t\tchopped\t\t"
      ).first)
    let tokens = LineTokens.read(LineText(line.text))
    let allowed = try #require(LineAlignment.allowed(line, tokens))
    #expect(
      allowed.map { $0.map(\.field) }
        == [[.amounts], [.unit], [.amounts], [.unit], [.food], [.preparation]])
  }

  @Test func `words of a note that only join others have labels of their own`() throws {
    let line = try #require(
      LabelledLine.complete(
        "heading\nown\tabout 2 cups of flour, see note\tflour\t2\t2\tcup\t\t\tabout of see note\t"
      ).first)
    let allowed = try #require(
      LineAlignment.allowed(line, LineTokens.read(LineText(line.text))))
    #expect(
      allowed == [
        [.joining], [.quantity], [.unit], [.joining], [.name], [.laterNote], [.laterNote],
      ])
  }

  @Test func `a line whose fields are other words has no labels`() throws {
    let line = try #require(
      LabelledLine.complete("heading\nown\t1 egg\tcheese\t1\t1\t\t\t\t\t").first)
    #expect(LineAlignment.allowed(line, LineTokens.read(LineText(line.text))) == nil)
  }

  @Test func `the table of a README is replaced between its marks`() {
    let corpus = Corpus(complete: LabelledLine.complete(file), partial: [], fold: 0)
    var run = TrainingRun(corpus, passes: 1)
    _ = run.run()
    let readme = ReadmeTable.text("a <!-- accuracy -->old<!-- /accuracy --> b", with: run)
    #expect(readme.hasPrefix("a <!-- accuracy -->\n"))
    #expect(readme.contains("| whole line |"))
    #expect(!readme.contains("old"))
  }
}
