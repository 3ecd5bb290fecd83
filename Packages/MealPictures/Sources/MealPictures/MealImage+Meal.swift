import DesignSystem
import MealModels

extension MealImage {
  /// The picture of a meal: a given photo, else its own, else what can be drawn of it; by default
  /// 16:9.
  ///
  /// A dish of the app's catalogue is drawn from the reviewed description of its picture. Of any
  /// other dish only what its name makes certain is drawn, and otherwise a tile with its kind.
  public static func meal(
    _ meal: Meal, ratio: Ratio = .hero, phase: Phase = .loaded, photo: PhotoAsset? = nil
  ) -> MealImage {
    let recipe = meal.recipe
    let drawn: Source =
      recipe.origin == .bundled
      ? .plate(Plate(of: meal))
      : .certain(meal.id, title: recipe.title, kind: recipe.picture.kind)
    return MealImage(
      drawn, phase: phase, ratio: ratio, of: recipe.picture, titled: recipe.title,
      photo: photo ?? recipe.picture.photo.map(PhotoAsset.init(own:)))
  }

  /// The picture of a dish of which only the title and the stored picture are known.
  public static func saved(
    _ id: MealID, title: String, picture: DishPicture?, ratio: Ratio = .hero
  ) -> MealImage {
    let picture = picture ?? DishPicture(kind: .plate, description: "")
    let drawn: Source =
      picture.description.isEmpty
      ? .certain(id, title: title, kind: picture.kind) : .plate(Plate(id: id, picture: picture))
    return MealImage(
      drawn, phase: .loaded, ratio: ratio, of: picture, titled: title,
      photo: picture.photo.map(PhotoAsset.init(own:)))
  }

  private init(
    _ drawn: Source, phase: Phase, ratio: Ratio, of picture: DishPicture, titled title: String,
    photo: PhotoAsset?
  ) {
    self.init(
      photo.map(Source.photo) ?? drawn, phase: phase, ratio: ratio,
      description: picture.description.isEmpty && photo != nil ? title : picture.description,
      isDrink: picture.kind == .drink || picture.kind == .smoothie,
      under: photo == nil ? nil : drawn)
  }
}

extension MealImage.Source {
  /// The picture that a dish's name makes certain: its plate, else the tile of its kind.
  public static func certain(_ id: MealID, title: String, kind: DishKind) -> MealImage.Source {
    Plate(certainOf: title, id: id, kind: kind).map { .plate($0) }
      ?? .tile(DishTile(title: title, kind: kind))
  }
}

extension PhotoAsset {
  /// A recipe's own photo, of which only the file's name is known.
  init(own name: String) {
    let kind = name.split(separator: ".").last.map(String.init) ?? ""
    self.init(name: name, format: kind, pixelWidth: 0, pixelHeight: 0, byteCount: 0)
  }
}
