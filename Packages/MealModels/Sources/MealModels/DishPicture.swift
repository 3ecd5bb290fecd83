/// The picture of a dish.
public struct DishPicture: Hashable, Sendable, Codable {
  /// The shape of the dish.
  public var kind: DishKind

  /// The description for people who cannot see the picture: "Golden chicken in a cream sauce".
  public var description: String

  /// The name of the file of its own photo; nil if it has none.
  public var photo: String?

  /// Makes a picture; by default without a photo of its own.
  public init(kind: DishKind, description: String, photo: String? = nil) {
    self.kind = kind
    self.description = description
    self.photo = photo
  }
}
