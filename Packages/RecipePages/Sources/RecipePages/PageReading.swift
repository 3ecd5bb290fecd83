import MealModels

/// The reading of a page, and how sure it is.
public struct PageReading: Hashable, Sendable, Codable {
  /// The kind of page.
  public var kind: PageKind
  /// Its recipe; nil if there is none.
  public var draft: RecipeDraft?
  /// Further recipes of the page.
  public var others: [RecipeDraft]
  /// The reading of each field that the recipe has or should have.
  public var fields: [PageField: FieldReading]
  /// The warnings for people, in plain English.
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
