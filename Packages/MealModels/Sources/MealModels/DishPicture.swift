/// The picture of a dish.
public struct DishPicture: Hashable, Sendable, Codable {
  /// The shape of the dish.
  public var kind: DishKind

  /// The description for people who cannot see the picture: "Golden chicken in a cream sauce".
  public var description: String

  /// Makes a picture.
  public init(kind: DishKind, description: String) {
    self.kind = kind
    self.description = description
  }
}
