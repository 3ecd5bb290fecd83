import EaterCommands
import CommandKit
import MealModels
import PrintedText
import RecipeBookParts
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
        fresh.append(NewRecipe(recipe, warnings: &result.warnings))
      }
      invocation.context.progress("\(count + 1) of \(report.recipes.count) recipes")
    }
    let added = fresh
    let (kept, refused) = try await session.keeping { library async throws(RecipeStoreError) in
      try await library.addEach(added, at: now)
    }
    result.kept += kept
    result.warnings += refused.map { "\($0.title): \($0.sentence)" }
    return result
  }
}
