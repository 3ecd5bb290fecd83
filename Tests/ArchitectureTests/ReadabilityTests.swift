import Testing

@Suite struct ReadabilityTests {
  @Test(arguments: [
    ("meal", 1), ("dinner", 2), ("table", 2), ("plate", 1), ("plates", 1), ("dishes", 2),
    ("bottles", 2), ("baked", 1), ("added", 2), ("the", 1), ("diet", 2), ("variety", 4),
    ("something", 2), ("everyday", 3), ("household", 2), ("household’s", 2), ("question", 2),
    ("potassium", 4), ("drying", 2), ("Unavailable", 5), ("kcal", 1), ("don’t", 1),
  ])
  func `syllables are counted as they are spoken`(word: String, count: Int) {
    #expect(Syllables.count(in: word) == count)
  }

  @Test(arguments: ["recipe", "Ingredients", "allergies", "MealAdvisor", "everybody’s"])
  func `words that every cook knows count as short ones`(word: String) {
    #expect(Syllables.count(in: word) == 2)
  }

  @Test func `a text is counted by sentences, words and syllables`() {
    let text = Readability("Save {title} first. Then cook it:\nbake the plates!")
    #expect(text.sentences == 3)
    #expect(text.words == 9)
    #expect(text.syllables == 9)
    #expect(text.longest == 3)
  }

  @Test func `the grade is that of the formula`() {
    let text = Readability("Cook the dinner now.")
    #expect(abs(text.grade - (0.39 * 4 + 11.8 * 5 / 4 - 15.59)) < 0.000_001)
    #expect(Readability("").grade == 0)
    let both = Readability(of: [text, Readability("Eat.")])
    #expect((both.sentences, both.words, both.syllables) == (2, 5, 6))
  }

  @Test func `literals are read with their lines and what follows them`() {
    let text =
      "let a = [\"key\": \"b\\\"c\"]  // \"no\"\nlet d = \"\"\"\n  e \\\n  f\n  g\n  \"\"\"\n"
    #expect(
      StringLiteral.all(in: SourceFile(path: "a.swift", text: text)) == [
        .init(line: 1, text: "key", isKey: true), .init(line: 1, text: "b\\\"c"),
        .init(line: 2, text: "e f\ng\n"),
      ])
  }
}
