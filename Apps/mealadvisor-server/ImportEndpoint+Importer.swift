import HouseholdServer
import RecipeImport
import RecipePages

extension ImportEndpoint {
  /// Makes an endpoint that imports recipes for members.
  init(for service: HouseholdService, asking importer: RecipeImporter) {
    self.init(for: service) { source in
      let asked: RecipeSource =
        switch source {
        case .address(let link): .link(link)
        case .page(let html): .page(html)
        }
      do throws(ImportError) {
        return .recipe(try await importer.reading(of: asked).page.json)
      } catch {
        return switch error {
        case .noRecipe, .otherFormat: .none(error.sentence)
        case .unfetched:
          error.isOfTheLink ? .refused(error.sentence) : .unfetched(error.sentence)
        }
      }
    }
  }
}
