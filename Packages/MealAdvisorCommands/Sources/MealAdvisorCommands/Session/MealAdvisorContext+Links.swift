import IngredientLines
import MealModels
import RecipeBookFeatures
import RecipeBookScreens
import RecipePages
import WebPages

extension MealAdvisorContext {
  /// Reads the recipe of a link or a text for the app, as `import` does.
  var recipeLinks: RecipeLinkReader {
    RecipeLinkReader { source, progress in
      let reader = PageReader(LineReader(foods()))
      switch source {
      case .link(let link):
        progress(.asking)
        let page = try await page(of: link)
        progress(.reading)
        return try RecipeReading(
          reader.reading(of: page.text(charsets), at: page.address.text))
      case .text(let text):
        progress(.reading)
        return try RecipeReading(
          text.isPage ? reader.reading(of: text) : reader.reading(ofText: text))
      }
    }
  }

  private func page(of link: String) async throws(RecipeLinkError) -> FetchedPage {
    do throws(PageFetchError) {
      return try await pages.page(at: try PageAddress(link)) { _, _ in }
    } catch {
      throw RecipeLinkError(error)
    }
  }
}

extension RecipeReading {
  /// What of a page is looked through; throws what it is where it is no recipe.
  init(_ reading: PageReading) throws(RecipeLinkError) {
    guard reading.kind == .recipe, let draft = reading.draft else {
      throw RecipeLinkError(reading.kind)
    }
    var doubts = Set(
      reading.fields.filter(\.value.confirm).keys.compactMap(ImportedField.init(_:)))
    if draft.title.allSatisfy(\.isWhitespace) || !reading.others.isEmpty { doubts.insert(.title) }
    if draft.servings == nil { doubts.insert(.servings) }
    if draft.ingredientLines.isEmpty { doubts.insert(.ingredients) }
    if draft.stepLines.isEmpty { doubts.insert(.steps) }
    self.init(draft, doubts: doubts)
  }
}

extension ImportedField {
  /// The part of a recipe that a field of a page belongs to; nil for what is not looked through.
  fileprivate init?(_ field: PageField) {
    switch field {
    case .title: self = .title
    case .servings: self = .servings
    case .totalMinutes, .prepMinutes, .cookMinutes: self = .minutes
    case .ingredients, .groups: self = .ingredients
    case .steps: self = .steps
    case .source: self = .source
    case .description, .yield, .author, .language, .image, .cuisine, .categories, .keywords,
      .nutrition, .rating:
      return nil
    }
  }
}

extension RecipeLinkError {
  fileprivate init(_ error: PageFetchError) {
    switch error {
    case .notAnAddress, .notOfTheWeb, .holdsPassword, .notPublic: self = .noLink
    case .offline: self = .offline
    case .notAPage: self = .noRecipe
    case .tooLarge: self = .tooLarge
    case .refused: self = .closed
    default: self = .unreadable
    }
  }

  fileprivate init(_ kind: PageKind) {
    switch kind {
    case .collection: self = .list
    case .challenge, .paywall: self = .closed
    case .recipe, .noRecipe: self = .noRecipe
    }
  }
}
