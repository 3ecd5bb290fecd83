import MealModels
import Testing

@testable import MealCatalog

/// Every way in which a catalogue can be wrong, with the one line that says so.
struct CatalogErrorTests {
  @Test(arguments: [
    ("british", "britsh", "4: unknown cuisine 'britsh'; did you mean 'british'?"),
    (
      "breakfast", "elevenses",
      "5: unknown slot 'elevenses'; expected one of: breakfast, lunch, dinner, snack"
    ),
    (
      "easy", "trivial",
      "6: unknown difficulty 'trivial'; expected one of: easy, medium, hard"
    ),
    ("2 slices", "2 cuop", "13: unknown unit 'cuop'; did you mean 'cup'?"),
    ("| bread", "| braed", "13: unknown food 'braed'; did you mean 'bread'?"),
    (
      "| bread", "| meat",
      "13: bad food 'meat'; expected one kind of it, because it names several foods"
    ),
    (
      "| bread", "| toast = unobtainium",
      "13: unknown food 'unobtainium'; expected a known food, or '= ?' where none is known"
    ),
    ("servings", "servngs", "8: unknown key 'servngs'; did you mean 'servings'?"),
    ("toast, A", "tost, A", "11: unknown picture 'tost'; did you mean 'toast'?"),
    ("summary:", "also: braed\nsummary:", "9: unknown food 'braed'; did you mean 'bread'?"),
  ])
  func `an unknown word is named with what was meant`(
    old: String, new: String, message: String
  ) throws {
    let text = Samples.minimal.replacing(old, with: new)
    let refusal = try Samples.refusal(of: text)
    #expect(refusal == "recipes.txt:\(message)")
  }

  @Test(arguments: [
    (
      "slots: breakfast", "slots: breakfast\n    known: us 6",
      "6: bad familiarity 'us 6'; expected 'REGION GRADE', such as 'us 5'"
    ),
    (
      "slots: breakfast", "slots: breakfast\n    known: us 5, us 4",
      "6: bad familiarity 'us 4'; expected 'REGION GRADE', such as 'us 5'"
    ),
    (
      "slots: breakfast", "slots: breakfast\n    role: complete",
      "6: bad role 'complete'; expected ROLE, WHY"
    ),
    (
      "slots: breakfast", "slots: breakfast\n    with: plain-toast",
      "6: unknown side id 'plain-toast'; "
        + "expected the id of a block that begins with 'side ID'"
    ),
    (
      "2 slices", "two slices",
      "13: bad amount 'two slices'; expected an amount such as 1 1/2, 0.5 or 2-3"
    ),
    (
      "2 slices", "1/0 slices",
      "13: bad amount '1/0 slices'; expected an amount such as 1 1/2, 0.5 or 2-3"
    ),
    (
      "2 slices", "0 slices",
      "13: bad amount '0 slices'; expected an amount such as 1 1/2, 0.5 or 2-3"
    ),
    (
      "2 slices", "-1",
      "13: bad amount '-1'; expected an amount such as 1 1/2, 0.5 or 2-3"
    ),
    (
      "servings: 2", "servings: -2",
      "8: bad servings '-2'; expected a whole number from 1 to 1000"
    ),
    (
      "servings: 2", "servings: 0",
      "8: bad servings '0'; expected a whole number from 1 to 1000"
    ),
    (
      "servings: 2", "servings: 99999999999999999999",
      "8: bad servings '99999999999999999999'; expected a whole number from 1 to 1000"
    ),
    (
      "prep 1, cook 3", "4 minutes",
      "7: bad time '4 minutes'; "
        + "expected 'prep MINUTES, cook MINUTES', and ', total MINUTES' if that is more"
    ),
    (
      "cook 3", "cook 3, total 2",
      "7: bad time 'prep 1, cook 3, total 2'; "
        + "expected 'prep MINUTES, cook MINUTES', and ', total MINUTES' if that is more"
    ),
    (
      "prep 1, cook 3", "prep 0, cook 0",
      "7: bad time 'prep 0, cook 0'; "
        + "expected 'prep MINUTES, cook MINUTES', and ', total MINUTES' if that is more"
    ),
    (
      "toast, A slice of toast", "toast",
      "11: bad picture 'toast'; expected KIND, WHAT THE PICTURE SHOWS"
    ),
    (
      "- 2 slices | bread", "- bread",
      "13: bad ingredient '- bread'; expected '- AMOUNT | NAME = FOOD | NOTE'"
    ),
    (
      "meal plain-toast", "meal Plain Toast",
      "2: bad meal id 'Plain Toast'; expected lower-case words joined by hyphens"
    ),
    (
      "meal plain-toast", "meal plain--toast",
      "2: bad meal id 'plain--toast'; expected lower-case words joined by hyphens"
    ),
    (
      "meal plain-toast", "meal plain-",
      "2: bad meal id 'plain-'; expected lower-case words joined by hyphens"
    ),
    ("meal plain-toast", "meal", "2: bad meal id ''; expected lower-case words joined by hyphens"),
  ])
  func `a bad value is named with what would be right`(
    old: String, new: String, message: String
  ) throws {
    let text = Samples.minimal.replacing(old, with: new)
    let refusal = try Samples.refusal(of: text)
    #expect(refusal == "recipes.txt:\(message)")
  }

  @Test(arguments: [
    ("title: Plain Toast\n", "", "2: missing key 'title'"),
    ("title: Plain Toast\n", "title:\n", "3: missing key 'title'"),
    ("slots: breakfast", "slots: ", "5: missing key 'slots'"),
    ("- 2 slices | bread\n", "", "2: meal 'plain-toast' has no ingredients"),
    ("1. Toast the bread until golden.\n", "", "2: meal 'plain-toast' has no steps"),
    ("title:", "cuisine: thai\ntitle:", "5: duplicate key 'cuisine'"),
    ("title: Plain Toast", "Plain Toast", "3: unexpected line 'Plain Toast'"),
    ("1. Toast", "Toast", "15: unexpected line 'Toast the bread until golden.'"),
  ])
  func `a missing or stray part is named with its meal`(
    old: String, new: String, message: String
  ) throws {
    let text = Samples.minimal.replacing(old, with: new)
    let refusal = try Samples.refusal(of: text)
    #expect(refusal == "recipes.txt:\(message)")
  }

  @Test(arguments: [
    ("food cod: my cod", "2: duplicate food id 'cod'"),
    ("food my-cod: Cod", "2: duplicate food name 'cod'"),
    ("food eclair: eclair | from: butterr", "2: unknown food 'butterr'; did you mean 'butter'?"),
    ("food a: a | from: b\nfood b: b | from: a", "2: food 'a' is made of itself"),
    ("food My Cod: my cod", "2: bad food id 'My Cod'; expected lower-case words joined by hyphens"),
    ("food my-cod", "2: unexpected line 'my-cod'; expected 'ID: NAME; ALIAS'"),
    ("food my-cod: ;", "2: unexpected line 'my-cod: ;'; expected 'ID: NAME; ALIAS'"),
    (
      "food my-cod: my cod | | pisces",
      "2: unknown allergen or class 'pisces'; expected one of: "
        + (Allergen.allCases.map(\.rawValue) + FoodClasses.named.map(\.name) + ["group"])
        .joined(separator: ", ")
    ),
    (
      "food my-cod: my cod | traces: mustrad",
      "2: unknown allergen 'mustrad'; did you mean 'mustard'?"
    ),
    (
      "food my-pea: my pea | season: spring",
      "2: bad season 'spring'; expected months from 1 to 12, such as 4-6 or 11-2, 4"
    ),
    (
      "egg: egg",
      "2: unexpected line 'egg: egg'; expected 'food ID: NAME', 'meal ID' or 'side ID'"
    ),
  ])
  func `a bad food of the file is named`(line: String, message: String) throws {
    let text = Samples.minimal.replacing("meal plain", with: line + "\nmeal plain")
    let refusal = try Samples.refusal(of: text)
    #expect(refusal == "recipes.txt:\(message)")
  }

  @Test(arguments: [
    ("", "recipes.txt: the file is empty"),
    (" \n\r\n\t", "recipes.txt: the file is empty"),
    ("# only a remark\n", "recipes.txt: the file is empty"),
    ("mealadvisor-catalog 1\n", "recipes.txt: the file has no meals"),
    (
      "{\"meals\": []}",
      "recipes.txt:1: not a meal catalogue: it begins with '{\"meals\": []}'; "
        + "expected 'mealadvisor-catalog 1'"
    ),
    (
      "mealadvisor-catalogue 1",
      "recipes.txt:1: not a meal catalogue: it begins with 'mealadvisor-catalogue 1'; "
        + "expected 'mealadvisor-catalog 1'"
    ),
    (
      "mealadvisor-catalog 0",
      "recipes.txt:1: not a meal catalogue: it begins with 'mealadvisor-catalog 0'; "
        + "expected 'mealadvisor-catalog 1'"
    ),
    (
      "mealadvisor-catalog 2\nmeal from-the-future",
      "recipes.txt:1: catalogue format '2' is newer than this program; "
        + "expected 'mealadvisor-catalog 1'"
    ),
    (
      "mealadvisor-catalog 1\nmeal \u{0}",
      "recipes.txt:2: not a text in UTF-8; expected text without control characters"
    ),
  ])
  func `a file that is no catalogue is refused`(text: String, message: String) throws {
    #expect(try Samples.refusal(of: text) == message)
  }

  @Test func `the second meal of an id is refused where it stands`() throws {
    let second = Samples.minimal.replacing("mealadvisor-catalog 1\n", with: "")
    #expect(
      try Samples.refusal(of: Samples.minimal + second)
        == "recipes.txt:16: duplicate meal id 'plain-toast'")
  }

  @Test func `an id that another meal had before is refused`() throws {
    let second = Samples.minimal.replacing(
      "mealadvisor-catalog 1\nmeal plain-toast", with: "meal dry-toast\nformerly: plain-toast")
    #expect(
      try Samples.refusal(of: Samples.minimal + second)
        == "recipes.txt:16: duplicate meal id 'plain-toast'")
  }

  @Test func `a text over 16 MiB is refused before it is read`() throws {
    let text = Samples.minimal + String(repeating: "#", count: CatalogFormat.longestFile)
    #expect(
      try Samples.refusal(of: text)
        == "recipes.txt: the file is too long; expected at most 16 MiB")
  }

  @Test func `an offending text is cut and kept on one line`() throws {
    let error = CatalogError(
      .unexpectedLine, file: "a.txt", line: 3, found: "a\nb" + String(repeating: "x", count: 80))
    #expect(error.found == "a?b" + String(repeating: "x", count: 57) + "…")
    #expect(error.message.contains("\n") == false)
  }
}
