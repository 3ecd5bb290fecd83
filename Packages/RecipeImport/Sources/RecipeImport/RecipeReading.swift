import MealModels
import RecipePages

/// A recipe that was read, and its parts that may be wrong.
public struct RecipeReading: Hashable, Sendable {
  /// The recipe as a draft.
  public var draft: RecipeDraft
  /// The parts to check before they are relied on.
  public var doubts: Set<ImportedField>
  /// The reading of each field, the other recipes of the page, and its warnings.
  public var page: PageReading

  /// Makes a reading; by default all of it is sure.
  public init(_ draft: RecipeDraft, doubts: Set<ImportedField> = []) {
    self.draft = draft
    self.doubts = doubts
    page = PageReading(.recipe, draft: draft)
  }

  /// Makes the reading of a page that is to be reviewed.
  ///
  /// - Throws: ``ImportError/noRecipe(_:why:)``, with the kind of the page.
  public init(_ page: PageReading) throws(ImportError) {
    guard page.kind == .recipe, let draft = page.draft else {
      throw .noRecipe(page.kind, why: page.warnings)
    }
    self.draft = draft
    self.page = page
    doubts = Set(page.fields.filter(\.value.confirm).keys.compactMap(ImportedField.init(_:)))
    if draft.title.allSatisfy(\.isWhitespace) || !page.others.isEmpty { doubts.insert(.title) }
    if draft.servings == nil { doubts.insert(.servings) }
    if draft.ingredientLines.isEmpty { doubts.insert(.ingredients) }
    if draft.stepLines.isEmpty { doubts.insert(.steps) }
  }
}

extension ImportedField {
  /// The part of a recipe that a field of a page belongs to; nil for a field that is not reviewed.
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
