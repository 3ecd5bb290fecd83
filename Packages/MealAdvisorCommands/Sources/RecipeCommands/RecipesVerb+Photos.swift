import CommandKit
import RecipeStore

extension RecipesVerb {
  var photoForm: CommandForm {
    CommandForm("recipes photo ID FILE", "give a recipe a photo; 'none' removes it", run: photo)
  }

  private func photo(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let path = invocation.operand(1)
    let picture = path == "none" ? nil : try picture(path, invocation)
    return try await changing(invocation) { library, id, now async throws(RecipeStoreError) in
      try await library.setPicture(picture, of: id, at: now)
      return picture == nil ? "Removed the photo from" : "Added a photo to"
    }
  }

  private func picture(
    _ path: String, _ invocation: Invocation
  ) throws(CommandError) -> RecipePicture {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try invocation.context.inputFile.bytes(path, RecipePicture.limit)
    } catch {
      throw .input(error)
    }
    do throws(RecipeStoreError) { return try RecipePicture(bytes) } catch {
      throw .wrong(error.description)
    }
  }
}
