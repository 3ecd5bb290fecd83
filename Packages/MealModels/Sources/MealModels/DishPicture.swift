/// What the picture of a dish shows.
public struct DishPicture: Hashable, Sendable, Codable {
  /// The shape of the dish.
  public var kind: DishKind

  /// What a person would see, for those who cannot: "Golden chicken in a cream sauce".
  public var description: String

  /// Makes a picture.
  public init(kind: DishKind, description: String) {
    self.kind = kind
    self.description = description
  }
}
