import EaterCommands
import CommandKit
import MealModels
import PrintedText
import RecipeBookParts
import RecipeImport
import RecipePages
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A read recipe, to be added to the library.
struct ImportedRecipe {
  let reading: RecipeReading

  func reply(
    _ advisor: EaterContext, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let read = try await session.ownMealReader().read(reading.draft)
      let way: ImportVerb.DuplicateWay? = try invocation.choice(ImportVerb.duplicate, "way")
      let id: RecipeID? =
        invocation.arguments.has(ImportVerb.dryRun)
        ? nil : try await session.keep(reading.draft, way, program: invocation.program)
      await session.keepPhoto(of: reading.draft, with: id, from: advisor.importer)
      let kept = id.map { ["", "Kept as \($0)."] } ?? []
      return invocation.reply(
        reading.page.json.adding([
          "unknown": .strings(read.open.map(\.text)), "id": .optional(id?.rawValue),
        ]),
        ImportText(reading: reading, open: read.open).lines + kept)
    }
  }
}

extension Session {
  /// Stores an imported recipe.
  ///
  /// If the recipe exists already, the user's choice decides; without a choice it throws.
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

extension Session {
  /// Fetches the photo that a kept recipe's page names, unless the recipe has one.
  ///
  /// The recipe is complete without it, so a photo that cannot be had is no error.
  func keepPhoto(
    of draft: RecipeDraft, with id: RecipeID?, from importer: RecipeImporter
  ) async {
    guard let id, let bytes = await importer.picture(of: draft),
      let picture = try? RecipePicture(bytes)
    else { return }
    let now = now
    _ = try? await keeping { library async throws(RecipeStoreError) in
      guard try await library.recipe(id)?.content.picture == nil else { return }
      try await library.setPicture(picture, of: id, at: now)
    }
  }
}

extension CommandError {
  /// The error of a recipe that exists already.
  fileprivate static func duplicate(_ same: DuplicateCandidate) -> CommandError {
    let reason =
      switch same.reasons.first {
      case .address: "from the same address"
      case .title: "with the same name"
      case .ingredients, nil: "with nearly the same ingredients"
      }
    return .wrong(
      "you have \(PlainText.quoted(same.card.title)) (\(same.card.id)), \(reason); say"
        + " --duplicate keep, replace or merge")
  }
}
