import EaterCommands
import CommandKit
import MealModels
import PrintedText
import RecipeExchange
import RecipePages
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The collection of another app, to be added to the library.
struct ImportedCollection {
  let report: ExchangeReport

  /// The result of importing the recipes.
  private struct Result {
    var kept: [RecipeID] = []
    var known = 0
    var warnings: [String] = []
  }

  func reply(
    _ advisor: EaterContext, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let way: ImportVerb.DuplicateWay? = try invocation.choice(ImportVerb.duplicate, "way")
      var result = Result()
      if !invocation.arguments.has(ImportVerb.dryRun) {
        result = try await keep(session, way, invocation)
      }
      let remarks = remarks + result.warnings
      return invocation.reply(
        [
          "recipe": report.recipes.count == 1 ? report.recipes[0].draft.json : .null,
          "recipes": .array(report.recipes.map(\.draft.json)),
          "formats": .strings(report.formats.map(\.rawValue)), "warnings": .strings(remarks),
          "ids": .strings(result.kept.map(\.rawValue)), "known": .integer(result.known),
        ],
        summary(result, invocation) + remarks.flatMap { WrappedText.lines("- \($0)", hanging: 2) })
    }
  }

  private var remarks: [String] {
    report.remarks.map { remark in
      let title = remark.recipe.map { "\(report.recipes[$0].draft.title), " } ?? ""
      return "\(title)\(remark.place): \(remark.sentence)"
    } + report.passedOver.map { "\($0.path): \($0.sentence)" }
  }

  private func summary(_ result: Result, _ invocation: Invocation) -> [String] {
    let read = Self.count(report.recipes.count)
    if invocation.arguments.has(ImportVerb.dryRun) {
      return ["Read \(read), kept nothing:"] + report.recipes.map { "  \($0.draft.title)" }
    }
    let known =
      result.known == 0
      ? "" : "; you already have \(result.known), say --duplicate keep, replace or merge"
    return ["Kept \(Self.count(result.kept.count)) of \(report.recipes.count)\(known)."]
  }

  private static func count(_ number: Int) -> String {
    number == 1 ? "1 recipe" : "\(number) recipes"
  }

  private func keep(
    _ session: Session, _ way: ImportVerb.DuplicateWay?, _ invocation: Invocation
  ) async throws(CommandError) -> Result {
    var result = Result()
    var fresh: [NewRecipe] = []
    let now = session.now
    for (count, recipe) in report.recipes.enumerated() {
      let same = try await session.keeping { library async throws(RecipeStoreError) in
        way == .keep ? nil : try await library.duplicates(of: recipe.draft).first
      }
      let isSure = same?.reasons.contains { $0 == .address || $0 == .title } ?? false
      if isSure, way == nil {
        result.known += 1
      } else if isSure, let way {
        let id = try await session.keep(recipe.draft, way, program: invocation.program)
        result.kept.append(id)
      } else {
        fresh.append(recipe.new(&result.warnings))
      }
      invocation.context.progress("\(count + 1) of \(report.recipes.count) recipes")
    }
    let added = fresh
    let (kept, refused) = try await session.keeping { library async throws(RecipeStoreError) in
      try await library.addEach(added, at: now)
    }
    result.kept += kept
    result.warnings += refused
    return result
  }
}

extension RecipeLibrary {
  /// Stores all recipes together.
  ///
  /// If a recipe cannot be stored, stores each one separately, so that only that recipe is missing.
  fileprivate func addEach(
    _ recipes: [NewRecipe], at now: Date
  ) async throws(RecipeStoreError) -> (kept: [RecipeID], refused: [String]) {
    do throws(RecipeStoreError) { return (try await add(recipes, at: now), []) } catch {
      if case .journal = error { throw error }
    }
    var kept: [RecipeID] = []
    var refused: [String] = []
    for recipe in recipes {
      do throws(RecipeStoreError) { kept.append(try await add(recipe, at: now)) } catch {
        if case .journal = error { throw error }
        refused.append("\(recipe.content.draft.title): \(error.description)")
      }
    }
    return (kept, refused)
  }
}

extension RecipeDraft {
  /// The recipe with a title, which every recipe in the library needs.
  var named: RecipeDraft {
    var draft = self
    if !title.contains(where: { !$0.isWhitespace }) { draft.title = "Untitled" }
    return draft
  }
}

extension ExchangedRecipe {
  /// The recipe for the library; data that fits no field becomes part of the notes.
  fileprivate func new(_ warnings: inout [String]) -> NewRecipe {
    var content = RecipeContent(draft.named)
    content.rating = ownRating.flatMap { stars in
      (1...5).contains(stars.rounded()) ? Int(bounded: stars.rounded()) : nil
    }
    content.tags = isFavorite ? ["favorite"] : []
    let facts = [
      timesCooked.map { "Cooked \($0) times before." }, created.map { "Kept since \($0)." },
    ].compactMap(\.self)
    content.notes = facts.isEmpty ? nil : facts.joined(separator: " ")
    var picture: RecipePicture?
    do throws(RecipeStoreError) {
      picture = try pictures.first.map { first throws(RecipeStoreError) in
        try RecipePicture(first.bytes)
      }
    } catch {
      warnings.append("\(draft.title): \(error.description)")
    }
    if pictures.count > 1 {
      warnings.append("\(draft.title): only the first of \(pictures.count) pictures is kept")
    }
    return NewRecipe(content, picture: picture)
  }
}
