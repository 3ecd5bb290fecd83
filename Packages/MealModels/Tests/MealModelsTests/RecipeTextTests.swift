import MealModels
import Testing

@Suite struct RecipeTextTests {
  private static let draft = RecipeDraft(
    title: "title", description: "description",
    ingredients: [
      .init([], below: "empty"), .init(["first", "second"], below: "heading"), .init(["third"]),
      .init([], below: "last"),
    ],
    steps: [.init(["do"], below: "part"), .init([], below: "end")], servings: 2, yield: "yield",
    prepMinutes: 1, cookMinutes: 2, totalMinutes: 3, author: "author", language: "en",
    image: "image", source: "source", cuisines: ["cuisine"], categories: ["category"],
    keywords: ["keyword"], statedNutrition: ["calories": "1"], rating: 4, notes: "notes\nmore")

  /// Fields that sort a recipe, tell where it comes from, or count; people do not cook by them.
  private static let labels: Set = [
    "author", "language", "image", "source", "cuisines", "statedNutrition", "servings",
    "prepMinutes", "cookMinutes", "totalMinutes", "rating",
  ]

  @Test func `the texts of a draft stand in the order in which people read them`() {
    #expect(
      Self.draft.texts.map(\.text) == [
        "title", "description", "yield", "empty", "heading", "first", "second", "third", "last",
        "part", "do", "end", "notes", "more", "category", "keyword",
      ])
    #expect(
      Self.draft.texts.map(\.place) == [
        .title, .description, .yield, .emptyHeading, .heading(0), .name(0), .name(1), .name(2),
        .emptyHeading, .stepHeading, .step(0), .stepHeading, .notes, .notes, .tag,
        .tag,
      ])
  }

  @Test func `every field of a draft is a text of it or a label`() {
    let texts = Self.draft.texts.map(\.text).joined(separator: " ")
    for field in Mirror(reflecting: Self.draft).children {
      let name = field.label ?? ""
      guard !Self.labels.contains(name) else { continue }
      let words = "\(field.value)".split { !$0.isLetter }.filter { $0.first?.isLowercase == true }
      let own = words.filter { Self.words.contains(String($0)) }
      #expect(!own.isEmpty && own.allSatisfy { texts.contains($0) }, "\(name) is in no text")
    }
  }

  /// The words that the fields of the draft hold.
  private static let words: Set = [
    "title", "description", "empty", "heading", "first", "second", "third", "last", "do", "part",
    "end", "yield", "notes", "more", "category", "keyword",
  ]

  @Test func `a recipe says what stands beside its lines and steps, too`() {
    let aside = RecipeText(.ownNotes, "with peanuts")
    let recipe = Recipe(
      id: "a", title: "A", summary: "", description: "", cuisine: .thai, difficulty: .easy,
      times: RecipeTimes(prepMinutes: 1, cookMinutes: 1), servings: 2, ingredients: [],
      steps: [RecipeStep("Cook.")], asides: [aside],
      picture: DishPicture(kind: .bowl, description: ""), origin: .user)
    #expect(recipe.texts.last == aside)
  }
}
