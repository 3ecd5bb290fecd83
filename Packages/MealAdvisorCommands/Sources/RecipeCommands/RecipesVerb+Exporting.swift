import EaterCommands
import CommandKit
import MealModels
import PrintedText
import RecipeExchange
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecipesVerb {
  static let format = Flag("--format", "FORMAT", "the format of the file")
  static let force = Flag("--force", nil, "replace an earlier export")

  var exportForm: CommandForm {
    CommandForm(
      "recipes export FILE", flags: [Self.format, Self.tag, Self.force],
      "export all recipes; '-' prints them", run: export)
  }

  private func export(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let format = try format(invocation)
    let path = invocation.operand()
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let query = RecipeSearch(tags: Self.list(Self.tag, invocation), limit: .max)
      let recipes = try await session.keeping { library async throws(RecipeStoreError) in
        var recipes: [ExchangedRecipe] = []
        for card in try await library.search(query).recipes {
          guard let stored = try await library.recipe(card.id) else { continue }
          var recipe = stored.exchanged
          if let name = stored.content.picture, let bytes = try await library.picture(name) {
            recipe.pictures = [.init(name: name.description, bytes: bytes)]
          }
          recipes.append(recipe)
          invocation.context.progress("\(recipes.count) recipes")
        }
        return recipes
      }
      guard let file = ExchangeWriter.file(recipes, as: format) else {
        throw .wrong("there is no recipe to export")
      }
      if path == "-" { return try printed(file) }
      do throws(ExportError) {
        try invocation.context.exportFile.write(
          ExportDocument(bytes: file.bytes, mark: format.mark), path,
          invocation.arguments.has(Self.force))
      } catch {
        throw .export(error)
      }
      let count = recipes.count == 1 ? "1 recipe" : "\(recipes.count) recipes"
      return Reply(lines: ["Exported \(count) to \(path)."])
    }
  }

  /// The reply that prints a file as text; throws for an archive.
  private func printed(_ file: ExchangeFile) throws(CommandError) -> Reply {
    guard let text = String(validating: file.bytes, as: UTF8.self) else {
      throw .wrong("these recipes make an archive, which cannot be printed; name a file")
    }
    return Reply(document: text)
  }

  private func format(_ invocation: Invocation) throws(CommandError) -> ExchangeFormat {
    let names = ExchangeFormat.writable.map(\.rawValue)
    guard let text = invocation.arguments.value(Self.format) else {
      throw .missingChoice(Self.format, valid: names)
    }
    guard let format = ExchangeFormat(rawValue: text.lowercased()),
      ExchangeFormat.writable.contains(format)
    else { throw .unknown("format", text, among: names) }
    return format
  }
}

extension ExchangeFormat {
  /// The first characters of every file that this program writes in this format.
  fileprivate var mark: String {
    switch self {
    case .jsonLD: "{\n  \"@context\": \"https://schema.org\""
    case .html: "<!doctype html>"
    case .paprika: "PK"
    default: ""
    }
  }
}

extension StoredRecipe {
  /// The recipe for export, with its owner's additions.
  var exchanged: ExchangedRecipe {
    var draft = content.draft
    draft.keywords += content.tags.filter { !draft.keywords.contains($0) }
    draft.categories += content.collections.filter { !draft.categories.contains($0) }
    let notes = [draft.notes, content.notes].compactMap(\.self)
    draft.notes = notes.isEmpty ? nil : notes.joined(separator: "\n\n")
    return ExchangedRecipe(
      draft, id: id.rawValue, ownRating: content.rating.map(Double.init),
      created: addedAt.ISO8601Format())
  }
}
