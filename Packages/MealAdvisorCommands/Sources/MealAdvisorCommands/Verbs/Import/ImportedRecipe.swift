import CommandKit
import MealModels
import PrintedText
import RecipePages
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One recipe that was read, on its way into the library.
struct ImportedRecipe {
  let reading: PageReading
  /// Why the file is nothing else either.
  var reasons: [String] = []

  func reply(
    _ advisor: MealAdvisorContext, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    guard reading.kind == .recipe, let draft = reading.draft else {
      // Of a file that cannot hold a recipe the reason helps more than what is said of a text.
      let sentences = reasons.isEmpty ? reading.warnings : reasons
      throw .wrong(sentences.prefix(3).map(PlainText.cleaned).joined(separator: " "))
    }
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let read = try await session.ownMealReader().read(draft)
      let way: ImportVerb.DuplicateWay? = try invocation.choice(ImportVerb.duplicate, "way")
      let id: RecipeID? =
        invocation.arguments.has(ImportVerb.dryRun)
        ? nil : try await session.keep(draft, way, program: invocation.program)
      let kept = id.map { ["", "Kept as \($0)."] } ?? []
      return invocation.reply(
        reading.json.adding([
          "unknown": .strings(read.open.map(\.text)), "id": .optional(id?.rawValue),
        ]),
        ImportText(reading: reading, draft: draft, open: read.open).lines + kept)
    }
  }
}

extension Session {
  /// Keeps an imported recipe; one that is there already only as somebody said.
  func keep(
    _ draft: RecipeDraft, _ way: ImportVerb.DuplicateWay?, program: String
  ) async throws(CommandError) -> RecipeID {
    let now = now
    let same = try await keeping { library async throws(RecipeStoreError) in
      try await library.duplicates(of: draft).first
    }
    guard let same, way != .keep else {
      return try await keeping { library async throws(RecipeStoreError) in
        try await library.add(NewRecipe(RecipeContent(draft.named)), at: now)
      }
    }
    guard let way else { throw .duplicate(same) }
    return try await keeping { library async throws(RecipeStoreError) in
      if way == .merge {
        let added = try await library.add(NewRecipe(RecipeContent(draft.named)), at: now)
        try await library.merge(added, into: same.card.id, at: now)
      } else {
        try await library.replace(same.card.id, with: draft, at: now)
      }
      return same.card.id
    }
  }
}

extension CommandError {
  /// A recipe that is there already.
  fileprivate static func duplicate(_ same: DuplicateCandidate) -> CommandError {
    let reason =
      switch same.reasons.first {
      case .address: "from the same address"
      case .title: "of the same name"
      case .ingredients, nil: "of nearly the same ingredients"
      }
    return .wrong(
      "you have \(PlainText.quoted(same.card.title)) (\(same.card.id)), \(reason); say"
        + " --duplicate keep, replace or merge")
  }
}
