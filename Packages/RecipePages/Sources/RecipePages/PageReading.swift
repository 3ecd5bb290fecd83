import MealModels

/// What was read of a page, and how sure that is.
public struct PageReading: Hashable, Sendable, Codable {
  /// What kind of page it is.
  public var kind: PageKind
  /// Its recipe; nil where there is none.
  public var draft: RecipeDraft?
  /// Further recipes of the page.
  public var others: [RecipeDraft]
  /// How each field was read that the recipe has, or should have.
  public var fields: [PageField: FieldReading]
  /// What somebody should know, in plain English.
  public var warnings: [String]

  /// Makes a reading.
  public init(
    _ kind: PageKind, draft: RecipeDraft? = nil, others: [RecipeDraft] = [],
    fields: [PageField: FieldReading] = [:], warnings: [String] = []
  ) {
    self.kind = kind
    self.draft = draft
    self.others = others
    self.fields = fields
    self.warnings = warnings
  }
}
