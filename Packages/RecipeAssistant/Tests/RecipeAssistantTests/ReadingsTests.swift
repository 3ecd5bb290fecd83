import MealModels
import RecipeAssistant
import Testing

/// Readings of lines that are in doubt: the line's own numbers, units and foods, or nothing.
@Suite struct ReadingsTests {
  private func readings(
    _ line: String, _ answer: String
  ) async throws -> ReadingProposals {
    let asked = AskedAssistant(says: "{\"lines\": [\(answer)], \"numbers\": []}")
    return try await asked.client().readings(
      of: ReadingQuestion(lines: [line]), allowing: .everything)
  }

  private func row(
    _ amount: String, _ unit: String, _ food: String, rest: String = "", line: Int = 0
  ) -> String {
    """
    {"line": \(line), "amount": "\(amount)", "unit": "\(unit)", "food": "\(food)", \
    "rest": "\(rest)"}
    """
  }

  @Test func `a line is proposed as our own reader reads it`() async throws {
    let read = try await readings(
      "flour all-purpose, sifted: 2 cups", row("2", "cups", "all-purpose flour", rest: "sifted"))
    let proposal = try #require(read.lines.first, "\(read.dropped)")
    #expect(proposal.position == 0 && proposal.original == "flour all-purpose, sifted: 2 cups")
    #expect(proposal.line.text == "2 cups all-purpose flour, sifted")
    #expect(proposal.line.food?.id == "wheat-flour")
    #expect(proposal.line.ingredient()?.measure == Measure(.exactly(Fraction(2)), .cup))
    #expect(proposal.line.preparation == "sifted" && proposal.line.doubts.isEmpty)
    #expect(proposal.newWords == [] && proposal.leftOutWords == [])
  }

  @Test func `a line in another language is proposed in English, and its new words are told`()
    async throws
  {
    let read = try await readings("200 g vehnäjauhoa", row("200", "g", "wheat flour"))
    let proposal = try #require(read.lines.first, "\(read.dropped)")
    #expect(proposal.newWords == ["wheat", "flour"])
    #expect(proposal.leftOutWords == ["vehnajauhoa"])
    #expect(proposal.line.food?.id != nil)
  }

  @Test(arguments: [
    ("1 cup milk", "2", "cups", "milk", ""), ("1 cup milk", "", "cup", "milk", ""),
    ("some milk", "1", "cup", "milk", ""), ("1 1/2 cups milk", "1/2", "cups", "milk", "1"),
    ("1 (14 oz) can chickpeas", "1", "can", "chickpeas", ""),
    ("two eggs", "3", "", "eggs", ""), ("½ tsp salt", "1", "tsp", "salt", ""),
    ("1234567890123 g milk", "1234567890123", "g", "milk", ""),
  ])
  func `a number is never changed, added or left out`(
    line: String, amount: String, unit: String, food: String, rest: String
  ) async throws {
    let read = try await readings(line, row(amount, unit, food, rest: rest))
    #expect(read.lines.isEmpty && read.dropped == [.otherNumbers])
  }

  @Test(arguments: [("2 tbsp salt", "cups"), ("100 g milk", "kg"), ("1 cup milk", "")])
  func `a unit is never changed or left out`(line: String, unit: String) async throws {
    let amount = String(line.prefix { $0 != " " })
    let food = String(line.split(separator: " ").last ?? "")
    let read = try await readings(line, row(amount, unit, food))
    #expect(read.lines.isEmpty && read.dropped == [.otherUnit])
  }

  @Test(arguments: [
    ("1 cup almond flour", "rice flour"), ("1 cup peanut butter", "butter"),
    ("2 tbsp butter or margarine", "margarine"), ("100 g milk chocolate", "dark chocolate"),
  ])
  func `a food that the line names is never lost`(line: String, food: String) async throws {
    let words = line.split(separator: " ")
    let read = try await readings(line, row(String(words[0]), String(words[1]), food))
    #expect(read.lines.isEmpty)
    guard case .losesFood? = read.dropped.first else {
      Issue.record("\(read.dropped)")
      return
    }
  }

  @Test func `the client drops a proposal with an unknown food`() async throws {
    let read = try await readings("1 cup frobnitz", row("1", "cup", "frobnitz"))
    #expect(read.lines.isEmpty && read.dropped == [.unknownFood])
  }

  @Test(arguments: [
    "safe for a nut allergy", "see http://evil.example", "contains no gluten", "buy now", "☠ →",
    "<>",
  ])
  func `words of the assistant's own are never shown`(words: String) async throws {
    for answer in [
      row("1", "cup", "milk", rest: words), row("1 \(words)", "cup", "milk"),
      row("1", words, "milk"),
    ] {
      let read = try await readings("1 cup milk", answer)
      #expect(read.lines.isEmpty && read.dropped.count == 1, "\(answer)")
    }
  }

  @Test func `one bad reading does not take the others with it`() async throws {
    let asked = AskedAssistant(
      says: """
        {"lines": [\(row("1", "cup", "milk", line: 1)), {"line": "0"}, 7, null,
        \(row("9", "cups", "milk", line: 0)), \(row("1", "cup", "milk", line: 1)),
        \(row("1", "cup", "milk", line: -1)), \(row("1", "cup", "milk", line: 2))]}
        """)
    let read = try await asked.client().readings(
      of: ReadingQuestion(lines: ["2 cups milk", "1 cup milk"]), allowing: .everything)
    #expect(read.lines.map(\.position) == [1])
    #expect(
      read.dropped == [
        .malformed, .malformed, .malformed, .otherNumbers, .notAsked, .notAsked, .notAsked,
      ])
  }

  @Test
  func `positions are those of the lines that were asked about, also where some are not sent`()
    async throws
  {
    let long = String(repeating: "a", count: 401)
    let asked = AskedAssistant(says: "{\"lines\": [\(row("1", "cup", "milk"))]}")
    let read = try await asked.client().readings(
      of: ReadingQuestion(lines: [long, " \n", "1 cup milk"]), allowing: .everything)
    #expect(read.lines.map(\.position) == [2])
    #expect(!asked.body.contains("aaaa"))
  }

  @Test(arguments: [
    (DoubtfulNumber.servings, "Serves four to 6", 4, true), (.servings, "Serves 4", 5, false),
    (.servings, "Serves 2", 120, false), (.totalMinutes, "1 hr 15", 75, true),
    (.cookMinutes, "1 1/2 hours", 90, true), (.prepMinutes, "20 min", 20, true),
    (.prepMinutes, "20 min", 0, false), (.prepMinutes, "20 min", -20, false),
    (.cookMinutes, "overnight", 480, false), (.totalMinutes, "999 hours", 59_940, false),
  ])
  func `a number is proposed where the text states it`(
    number: DoubtfulNumber, text: String, value: Int, isStated: Bool
  ) async throws {
    let asked = AskedAssistant(
      says: #"{"numbers": [{"number": "\#(number.rawValue)", "value": \#(value)}]}"#)
    let read = try await asked.client().readings(
      of: ReadingQuestion(numbers: [number: text]), allowing: .everything)
    let expected = NumberProposal(number, original: text, value: value)
    #expect(read.numbers == (isStated ? [expected] : []))
    #expect(read.dropped == (isStated ? [] : [.otherNumbers]))
  }

  @Test func `without a doubtful line, the client asks nothing`() async throws {
    let asked = AskedAssistant(says: "{}")
    let read = try await asked.client().readings(of: ReadingQuestion(), allowing: .everything)
    #expect(read == ReadingProposals() && asked.sent.isEmpty)
  }
}
