import MealModels
import SeededRandom

@testable import RecipeExchange

/// Random recipes, all different, whose fields are as hard to read as those that people write.
struct MadeUpRecipes {
  private var random: SeededGenerator
  private let holds: Set<ExchangeField>

  init(seed: Int, holding fields: Set<ExchangeField>) {
    random = SeededGenerator(seed: seed)
    holds = fields
  }

  private static let pieces = [
    "salt", "2 cups", "- dash", "#1 flour", "@home", "~5", "{x}", "[- no -]", "1. first", "2) two",
    "Crème", "شوربة", "מרק", "🧂", "👩‍🍳", "½", "1½", "a -- b", "--", "---", "= is =", "> note",
    ">> a: b",
    "key: value", "Notes", "Ingredients", "**bold**", "_it_", "*", "`code`", "<b>", "a < b",
    "&amp;",
    "AT&T", "\\", "\\n", "a\\", "[link](x)", "(optional)", "„quoted“", "'x'", "\"y\"", "100%",
    "5 %",
    "| a | b |", "+ plus", "a, b", "http://example.org/a_b*c", "Step 3: mix", "• dot", "[ ] box",
    "e\u{301}", "日本", "a:", "x = 1", "{{ y }}", "|", "null", "true", "007", "~~~", "===", "Ü",
    "T's",
  ]

  /// Yields, also those that name people.
  static let yields = [
    "2 loaves of bread", "4 servings", "Serves 4", "4", "6 portions", "4-6", "4 to 6 people",
    "about 12", "1½ servings", "Makes 3", "12 muffins, 4 people", "für 4 Personen", "0", "1200",
    "servings", "1 <b>big</b> loaf", "@2 ~pots~ #1", "key: value", "null", "- 4", "007",
  ]

  private mutating func piece() -> String {
    Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
  }

  /// A line of several pieces.
  mutating func line() -> String {
    let words = (0...Int(random.next() % 4)).map { _ in piece() }
    return words.joined(separator: random.happens(0.9) ? " " : "  ").trimmed
  }

  private mutating func text() -> String {
    var lines = (0...Int(random.next() % 3)).map { _ in line() }
    if random.happens(0.3) { lines.insert("", at: lines.count / 2) }
    return lines.joined(separator: "\n").trimmed
  }

  private mutating func sections(
    _ headings: ExchangeField, multiline: Bool
  ) -> [RecipeDraft.Section] {
    (0...Int(random.next() % 3)).map { number in
      let lines = (0...Int(random.next() % 4)).map { _ in
        multiline && holds.contains(.lineEndsInSteps) && random.happens(0.2) ? text() : line()
      }
      let mayBePlain = number == 0 || holds.contains(.linesAfterSections)
      let isPlain = !holds.contains(headings) || (mayBePlain && random.happens(0.4))
      return RecipeDraft.Section(lines, below: isPlain ? nil : heading())
    }
  }

  private mutating func heading() -> String { WrittenLines.withoutColon("For " + line()).trimmed }

  private mutating func maybe<Value>(_ field: ExchangeField, _ value: (inout Self) -> Value)
    -> Value?
  {
    holds.contains(field) && random.happens(0.6) ? value(&self) : nil
  }

  private mutating func names(_ field: ExchangeField) -> [String] {
    maybe(field) { made in (0...Int(made.random.next() % 3)).map { _ in made.line() } } ?? []
  }

  private mutating func minutes(_ field: ExchangeField) -> Int? {
    maybe(field) { 1 + Int($0.random.next() % 300) }
  }

  /// The next recipe; it can have any field that the format can hold.
  mutating func next() -> ExchangedRecipe {
    var draft = RecipeDraft(title: line())
    draft.description = maybe(.description) { $0.text() }
    draft.ingredients = sections(.ingredientHeadings, multiline: false).tidied
    draft.steps = sections(.stepHeadings, multiline: true).tidied
    draft.servings = maybe(.servings) { 1 + Int($0.random.next() % 12) }
    draft.yield = maybe(.yield) { Self.yields[Int($0.random.next() % UInt64(Self.yields.count))] }
    draft.prepMinutes = minutes(.prepMinutes)
    draft.cookMinutes = minutes(.cookMinutes)
    draft.totalMinutes = minutes(.totalMinutes)
    draft.author = maybe(.author) { $0.line() }
    draft.language = maybe(.language) { $0.random.happens(0.5) ? "de" : "en-GB" }
    draft.image = maybe(.image) { "https://example.org/\($0.random.next() % 99)/a_b.jpg?c=1&d=2" }
    draft.source = maybe(.source) { "https://example.org/\($0.random.next() % 99)/*soup*" }
    draft.cuisines = names(.cuisines)
    draft.categories = names(.categories)
    draft.keywords = names(.keywords)
    draft.statedNutrition =
      maybe(.statedNutrition) {
        ["calories": "1\($0.random.next() % 9) kcal", "fatContent": "3 g"]
      } ?? [:]
    draft.rating = maybe(.rating) { Double($0.random.next() % 11) / 2 }
    draft.notes = maybe(.notes) { $0.text() }
    var recipe = ExchangedRecipe(draft)
    recipe.id = maybe(.id) { "ID-\($0.random.next() % 1000)" }
    recipe.ownRating = maybe(.ownRating) { Double(1 + $0.random.next() % 5) }
    recipe.isFavorite = maybe(.isFavorite) { $0.random.happens(0.5) } ?? false
    recipe.timesCooked = maybe(.timesCooked) { 1 + Int($0.random.next() % 50) }
    recipe.created = maybe(.created) { _ in "2024-02-03 04:05:06" }
    recipe.pictures =
      maybe(.pictures) { made in
        let name = "picture.jpg"
        return [
          .init(
            name: name,
            bytes: [0xFF, 0xD8, 0xFF]
              + (0..<40).map { _ in UInt8(truncatingIfNeeded: made.random.next()) })
        ]
      } ?? []
    return recipe
  }
}
