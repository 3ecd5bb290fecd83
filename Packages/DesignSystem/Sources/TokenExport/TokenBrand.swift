import PrintedText

/// The brand of the tokens: the product's name in files and documents.
public struct TokenBrand: Equatable, Sendable {
  /// The name shown to people, such as `MealAdvisor`.
  public var name: String
  /// The name in files and keys, such as `mealadvisor`: lowercase letters, digits and hyphens.
  public var id: String

  /// Makes a brand.
  public init(name: String, id: String) {
    self.name = name
    self.id = id
  }

  /// The key of our own data in `$extensions`, `app.mealadvisor`.
  public var extensionKey: String { "app.\(id)" }

  /// Our own data of a token, a group or the document.
  func extensions(_ data: JSON) -> JSON {
    .object([JSON.Member(extensionKey, data)])
  }
}
