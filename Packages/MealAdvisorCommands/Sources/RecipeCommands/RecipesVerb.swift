import EaterCommands
import CommandKit
import FoodFacts
import Journal
import MealModels
import PrintedText
import RecipePages
import RecipeStore

/// `recipes`: the eater's own recipes.
public struct RecipesVerb: Sendable {
  let advisor: EaterContext

  static let tag = Flag("--tag", "TAG", "only with this tag", isRepeatable: true)
  static let collection = Flag("--collection", "NAME", "only from this collection")
  static let bin = Flag("--bin", nil, "the recipes in the bin")
  static let maxMinutes = Flag("--max-minutes", "N", "at most this many minutes")
  static let diet = Flag("--diet", "DIET", "only recipes that fit a diet", isRepeatable: true)

  /// Makes the verbs of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its forms, for the list of a program.
  public var forms: [CommandForm] {
    [
      CommandForm(
        "recipes list", flags: [Self.tag, Self.collection, Self.bin, .json],
        "your own recipes by title", run: list),
      CommandForm("recipes show ID", flags: [.json], "one of your recipes", run: show),
      CommandForm(
        "recipes search [WORDS...]",
        flags: [Self.maxMinutes, Self.tag, Self.collection, Self.diet, .json],
        "find recipes by title, food, tag, cuisine", run: search),
      CommandForm("recipes unknown", flags: [.json], "unknown names in your recipes", run: unknown),
    ] + changingForms + [exportForm]
  }

  private func list(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let inBin = invocation.arguments.has(Self.bin)
      let query = try search(for: "", invocation)
      let cards = try await session.keeping { library async throws(RecipeStoreError) in
        inBin ? try await library.cards(inBin: true) : try await library.search(query).recipes
      }
      return invocation.reply(
        ["recipes": .array(cards.map(\.json))],
        cards.isEmpty
          ? [
            inBin ? "The bin is empty." : "There are no recipes yet; 'import' adds some."
          ]
          : cards.flatMap(\.lines))
    }
  }

  private func show(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let stored = try await session.kept(invocation.operand(), program: invocation.program)
      let text = OwnMealText(
        recipe: try await session.ownMealReader().meal(stored), copy: advisor.copy)
      return invocation.reply(text.json, text.lines)
    }
  }

  private func search(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let words = invocation.arguments.operands.joined(separator: " ")
    let query = try search(for: words, invocation)
    let diets = try diets(invocation)
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      if !words.isEmpty {
        let now = session.now
        try await session.remember { stores async throws(JournalError) in
          try await Store(.recentSearches, in: stores.journal).record(
            [.searched(text: words)], at: now)
        }
      }
      let answer = try await answer(query, diets: diets, session: session, invocation: invocation)
      let cards = answer.recipes
      let none = SearchSentences(answer: answer, words: words, diets: diets)
      return invocation.reply(
        [
          "query": .string(words), "recipes": .array(cards.map(\.json)),
          "hint": .optional(cards.isEmpty ? none.hint : nil),
        ], cards.isEmpty ? WrappedText.lines(none.sentence) : cards.flatMap(\.lines))
    }
  }

  /// The found recipes that fit all diets; a recipe with an unknown food fits none.
  private func answer(
    _ query: RecipeSearch, diets: [Diet], session: Session, invocation: Invocation
  ) async throws(CommandError) -> SearchAnswer {
    var query = query
    if !diets.isEmpty {
      let meals = try await session.ownMealList(invocation)
      query.allows = { meals.summary($0)?.facts.diets.isSuperset(of: DietSet(diets)) == true }
    }
    return try await session.keeping { library async throws(RecipeStoreError) in
      try await library.search(query)
    }
  }

  private func search(
    for words: String, _ invocation: Invocation
  ) throws(CommandError) -> RecipeSearch {
    RecipeSearch(
      words, maxMinutes: try invocation.number(Self.maxMinutes, in: 1...100_000),
      tags: Self.list(Self.tag, invocation),
      collection: invocation.arguments.value(Self.collection), limit: .max)
  }

  /// The values of a repeatable flag.
  static func list(_ flag: Flag, _ invocation: Invocation) -> [String] {
    (invocation.arguments.value(flag) ?? "").split(separator: ",").map(String.init)
  }

  private func diets(_ invocation: Invocation) throws(CommandError) -> [Diet] {
    var diets: [Diet] = []
    for text in Self.list(Self.diet, invocation) {
      diets.append(try Invocation.choice(text, "diet"))
    }
    return diets
  }

  /// Every unknown food of the library; the foods of most recipes come first.
  private func unknown(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let meals = try await session.ownMealList(invocation)
      var recipes: [String: [String]] = [:]
      for (id, names) in meals.openNames {
        for name in names {
          recipes[name, default: []].append(meals.summary(id)?.title ?? id.rawValue)
        }
      }
      let names = recipes.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      return invocation.reply(
        [
          "unknown": .array(
            names.map { ["name": .string($0.key), "recipes": .strings($0.value.sorted())] })
        ],
        names.isEmpty
          ? ["Every food in your recipes is known."]
          : names.map { "\($0.key) · \($0.value.sorted().joined(separator: ", "))" }
            + [
              "",
              "To say which food a name means: '\(invocation.program) recipes settle NAME FOOD'.",
            ])
    }
  }
}

/// The sentences for a search without results.
private struct SearchSentences {
  let answer: SearchAnswer
  let words: String
  let diets: [Diet]

  var hint: String? {
    guard let best = answer.without.first else { return nil }
    return "without \(name(of: best.condition)) there "
      + (best.count == 1 ? "is 1" : "are \(best.count)")
  }

  var sentence: String {
    let asked = words.isEmpty ? "No recipe matches" : "No recipe matches \(PlainText.quoted(words))"
    return hint.map { "\(asked); \($0)." } ?? "\(asked)."
  }

  private func name(of condition: SearchCondition) -> String {
    switch condition {
    case .word(let word): "the word '\(word)'"
    case .maxMinutes(let minutes): "the limit of \(minutes) min"
    case .tag(let tag): "the tag '\(tag)'"
    case .collection(let name): "the collection '\(name)'"
    case .minRating(let stars): "the limit of \(stars) stars"
    case .allowed: diets.count == 1 ? "the diet" : "the diets"
    }
  }
}
