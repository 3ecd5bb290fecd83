import EaterCommands
import CommandKit
import FoodFacts
import IngredientLines
import Journal
import MealModels
import PrintedText
import RecipePages
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecipesVerb {
  static let title = Flag("--title", "TEXT", "the name of the dish")
  static let servings = Flag("--servings", "N", "how many people it feeds, 1 to 1,000")
  static let minutes = Flag("--minutes", "N", "minutes from start to table")
  static let rating = Flag("--rating", "N", "your stars, 1 to 5; 0 removes them")
  static let notes = Flag("--notes", "TEXT", "your own notes")
  static let ingredients = Flag("--ingredients", "FILE", "one a line; a heading ends with ':'")
  static let steps = Flag("--steps", "FILE", "one a line; a heading ends with ':'")

  var changingForms: [CommandForm] {
    [
      CommandForm("recipes add FILE", flags: [.json], "add a recipe that you wrote", run: add),
      CommandForm(
        "recipes edit ID",
        flags: [
          Self.title, Self.servings, Self.minutes, Self.rating, Self.notes, Self.ingredients,
          Self.steps,
        ], "change one of your recipes", run: edit),
      photoForm,
      CommandForm("recipes undo ID", "undo the last change", run: undo),
      CommandForm("recipes tag ID TAG", "tag a recipe", run: tag),
      CommandForm("recipes untag ID TAG", "remove a tag from a recipe", run: untag),
      CommandForm("recipes remove ID", "move a recipe to the bin", run: remove),
      CommandForm("recipes restore ID", "bring a recipe back from the bin", run: restore),
      CommandForm(
        "recipes settle NAME FOOD", "say which food a name means; 'none' for no food", run: settle),
    ]
  }

  private func add(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let text: String
    do throws(InputError) {
      text = try invocation.context.inputFile.text(of: invocation.operand())
    } catch {
      throw .input(error)
    }
    let reading = PageReader(LineReader(advisor.foods())).reading(ofText: text)
    guard let draft = reading.draft, !draft.title.isEmpty else {
      throw .wrong("the text has no recipe; begin with its name, then 'Ingredients' and 'Steps'")
    }
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let now = session.now
      let stored = try await session.keeping { library async throws(RecipeStoreError) in
        let id = try await library.add(NewRecipe(RecipeContent(draft), origin: .user), at: now)
        return try await library.recipe(id)
      }
      guard let stored else { throw .failed("the recipe was stored, but is gone again") }
      let recipe = try await session.ownMealReader().meal(stored)
      let text = OwnMealText(recipe: recipe, copy: advisor.copy)
      return invocation.reply(text.json, ["Kept \(draft.title) (\(stored.id))."] + text.open)
    }
  }

  private func edit(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let arguments = invocation.arguments
    let servings = try invocation.number(Self.servings, in: 1...1000)
    let minutes = try invocation.number(Self.minutes, in: 0...100_000)
    let rating = try invocation.number(Self.rating, in: 0...5)
    let ingredients = try sections(Self.ingredients, invocation)
    let steps = try sections(Self.steps, invocation)
    return try await changing(invocation) { library, id, now async throws(RecipeStoreError) in
      let changes = try await library.edit(id, at: now) { content in
        if let title = arguments.value(Self.title) { content.draft.title = title }
        if let servings { content.draft.servings = servings }
        if let minutes { content.draft.totalMinutes = minutes }
        if let rating { content.rating = rating == 0 ? nil : rating }
        if let notes = arguments.value(Self.notes) { content.notes = notes.isEmpty ? nil : notes }
        if let ingredients { content.draft.ingredients = ingredients }
        if let steps { content.draft.steps = steps }
      }
      return changes.isEmpty ? "Nothing was changed in" : "Changed"
    }
  }

  /// The lines of a file in sections; a line that ends in a colon is the heading of a section.
  private func sections(
    _ flag: Flag, _ invocation: Invocation
  ) throws(CommandError) -> [RecipeDraft.Section]? {
    guard let path = invocation.arguments.value(flag) else { return nil }
    var sections: [RecipeDraft.Section] = []
    do throws(InputError) {
      for line in try invocation.context.inputFile.lines(of: path) {
        let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if text.isEmpty { continue }
        if text.hasSuffix(":") {
          sections.append(.init([], below: String(text.dropLast())))
        } else if sections.isEmpty {
          sections.append(.init([text]))
        } else {
          sections[sections.count - 1].lines.append(text)
        }
      }
    } catch {
      throw .input(error)
    }
    return sections
  }

  private func undo(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await changing(invocation) { library, id, now async throws(RecipeStoreError) in
      try await library.undo(id, at: now)
        ? "Undid the last change of" : "There is nothing to undo in"
    }
  }

  private func tag(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let tag = invocation.operand(1)
    return try await changing(invocation) { library, id, now async throws(RecipeStoreError) in
      try await library.edit(id, at: now) { if !$0.tags.contains(tag) { $0.tags.append(tag) } }
      return "Tagged"
    }
  }

  private func untag(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let tag = invocation.operand(1)
    return try await changing(invocation) { library, id, now async throws(RecipeStoreError) in
      let changes = try await library.edit(id, at: now) { $0.tags.removeAll { $0 == tag } }
      return changes.isEmpty ? "There was no such tag on" : "Removed the tag from"
    }
  }

  private func remove(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await changing(invocation) { library, id, now async throws(RecipeStoreError) in
      try await library.remove([id], at: now)
      return "Moved to the bin:"
    }
  }

  private func restore(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await changing(invocation) { library, id, now async throws(RecipeStoreError) in
      try await library.bringBack([id], at: now)
      return "Brought back"
    }
  }

  /// Changes the recipe that the first operand names, and reports the change with the title.
  func changing(
    _ invocation: Invocation,
    _ work: @Sendable (RecipeLibrary, RecipeID, Date) async throws(RecipeStoreError) -> String
  ) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let now = session.now
      let stored = try await session.kept(invocation.operand(), program: invocation.program)
      let done = try await session.keeping { library async throws(RecipeStoreError) in
        try await work(library, stored.id, now)
      }
      return Reply(lines: ["\(done) \(stored.content.draft.title)."])
    }
  }

  private func settle(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let (meaning, words) = try meaning(of: invocation.operand(1), invocation)
    let event: SettledNameEvent
    do throws(RecipeStoreError) {
      event = try SettledNames.settling(invocation.operand(), as: meaning)
    } catch {
      throw .wrong(error.description)
    }
    let name = PlainText.quoted(invocation.operand())
    if DishWords.bundled.meanAnyDish(invocation.operand()) {
      return Reply(lines: [
        "Nothing changed: \(name) is something else in every recipe. Add what it is made of to the "
          + "ingredients of the recipe, or say in its step what is mixed."
      ])
    }
    if meaning == .noFood, let known = knownFoods(named: invocation.operand()) {
      return Reply(lines: [
        "Nothing changed: \(name) means \(known), and a name of a known food counts as "
          + "that food everywhere."
      ])
    }
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let now = session.now
      try await session.storing { stores async throws(JournalError) in
        _ = try await Store(.settledNames, in: stores.journal).record([event], at: now)
      }
      return Reply(
        lines: meaning == .noFood
          ? [
            "From now on, \(name) in a title, step or note is not a food.",
            "In an ingredient line it stays unknown, because the line must name a food.",
          ] : ["From now on, \(name) means \(words)."])
    }
  }

  /// The foods that a name means by itself, as a list; nil if a word of the name is unknown.
  private func knownFoods(named name: String) -> String? {
    let foods = advisor.foods()
    let finds = foods.labeler(foods.book)(name, LabelVocabulary())
    guard !finds.isEmpty, !finds.contains(where: { $0.food == nil }) else { return nil }
    let names = finds.compactMap(\.food).map { foods.book[$0]?.name ?? $0.rawValue }
    return names.joined(separator: " and ")
  }

  private func meaning(
    of text: String, _ invocation: Invocation
  ) throws(CommandError) -> (SettledMeaning, words: String) {
    if text == "none" { return (.noFood, "no food") }
    let foods = advisor.foods()
    guard let food = foods.book[FoodID(rawValue: text)] ?? foods.namer(foods.book)(text) else {
      throw .wrong(
        "unknown food \(PlainText.quoted(text)); '\(invocation.program) foods WORDS' finds foods, "
          + "and 'none' means that the name is not a food")
    }
    return (.food(food.id), food.name)
  }
}
