import MealModels
import MealPlan
import PrintedText
import Testing

@Suite struct PlanDocumentErrorTests {
  private func failure(_ text: String) -> PlanDocumentError? {
    do throws(PlanDocumentError) {
      let document = try PlanDocument(reading: text)
      Issue.record("read \(document)")
      return nil
    } catch { return error }
  }

  private func entry(_ entry: String, slot: String = "dinner", date: String = "2025-05-12")
    -> String
  {
    #"{"week": "2025-05-12", "days": [{"date": "2025-05-12", "slots": []}, {"date": "\#(date)", "#
      + #""slots": [{"slot": "\#(slot)", "entries": [\#(entry)]}]}]}"#
  }

  private let good = #"{"id": "a", "content": {"text": "Cake"}}"#
  private let inside = "days[1].slots[0].entries[0]"

  @Test func `missing members of a plan document have their usual values`() throws {
    let document = try PlanDocument(reading: entry(good))
    #expect(
      document.days[1].slots[0].entries
        == [.init(PlannedMeal(id: "a", slot: .on(0), content: .text("Cake")))])
    #expect(document.budget == nil && document.problems.isEmpty)
  }

  @Test(arguments: [
    (#"{"content": {"text": "x"}}"#, ".id", "it is missing"),
    (#"{"id": "a"}"#, ".content", "it is missing"),
    (#"{"id": "a", "content": {}}"#, ".content", "it should name a recipe, leftoversOf or a text"),
    (
      #"{"id": "a", "content": {"text": ""}}"#, ".content.text",
      "it should have 1 to 200 characters"
    ),
    (#"{"id": "a", "content": {"recipe": 7}}"#, ".content.recipe", "it should be a text"),
    (
      #"{"id": "a b", "content": {"text": "x"}}"#, ".id",
      "'a b' is not an id, which has 1 to 64 letters, digits, -, _ or ."
    ),
    (
      #"{"id": "a", "content": {"text": "x"}, "servings": 0}"#, ".servings",
      "it should be a whole number from 1 to 100"
    ),
    (
      #"{"id": "a", "content": {"text": "x"}, "servings": 200}"#, ".servings",
      "it should be a whole number from 1 to 100"
    ),
    (
      #"{"id": "a", "content": {"text": "x"}, "servings": 1.5}"#, ".servings",
      "it should be a whole number from 1 to 100"
    ),
    (
      #"{"id": "a", "content": {"text": "x"}, "state": "eaten"}"#, ".state",
      "'eaten' is not one of planned, cooked, skipped"
    ),
    (
      #"{"id": "a", "content": {"text": "x"}, "eaters": ["Ann", 3]}"#, ".eaters[1]",
      "it should be a text"
    ),
    (#"{"id": "a", "content": {"text": "x"}, "eaters": "Ann"}"#, ".eaters", "it should be a list"),
    (
      #"{"id": "a", "content": {"text": "x"}, "locked": "yes"}"#, ".locked",
      "it should be true or false"
    ),
    (
      #"{"id": "a", "content": {"text": "x"}, "position": 1e300}"#, ".position",
      "it should be a number from -1000000000.0 to 1000000000.0"
    ),
    ("7", ".id", "it is missing"),
  ])
  func `wrong input is told by its path and what would be right`(
    written: String, path: String, reason: String
  ) {
    #expect(failure(entry(written)) == PlanDocumentError(path: inside + path, reason: reason))
  }

  @Test func `a date or slot that does not exist is told`() {
    #expect(
      failure(entry(good, date: "2025-02-30"))
        == PlanDocumentError(
          path: "days[1].date", reason: "'2025-02-30' is not a date such as 2025-05-12"))
    #expect(
      failure(entry(good, slot: "supper"))
        == PlanDocumentError(
          path: "days[1].slots[0].slot",
          reason: "'supper' is not one of breakfast, lunch, dinner, snack"))
  }

  @Test func `an id that is there twice is told`() {
    #expect(
      failure(entry(good + "," + good))
        == PlanDocumentError(path: "days[1].slots[0].entries[1].id", reason: "'a' is there twice"))
  }

  @Test(arguments: ["", "[]", "7", "{", "{}", #"{"week": "2025-05-12"}"#, #"{"days": []}"#, "null"])
  func `anything else is no plan`(text: String) {
    #expect(failure(text) != nil)
  }

  @Test func `an error can be printed for any document`() throws {
    let error = try #require(failure(entry(#"{"id": "\u001b[2J"}"#)))
    #expect(error.description.hasPrefix(inside + ".id: "))
    #expect(error.description.unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  @Test func `a document cut anywhere is refused`() throws {
    let text = PlanDocument(try Plan.of("Soup", "Crème"), of: monday..<monday + 2).json.text
    for length in 0..<text.count { #expect(failure(String(text.prefix(length))) != nil) }
  }
}
