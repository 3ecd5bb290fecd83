/// The picture of a meal: a plate or tile that we draw, or a photo.
public struct MealImage: Equatable, Sendable {
  /// The source of the picture.
  public var source: Source
  /// The progress of loading the picture.
  public var phase: Phase
  /// The aspect ratio that the picture is cropped to.
  public var ratio: Ratio
  /// The description of the picture; empty if it is unknown.
  public var description: String
  /// Whether the picture shows a drink.
  public var isDrink: Bool
  /// The drawing under a photo, seen while its file is not there; nil for none.
  public var under: Source?

  /// Makes a picture; by default loaded and 16:9.
  ///
  /// A plate or tile of a drink sets `isDrink`.
  public init(
    _ source: Source, phase: Phase = .loaded, ratio: Ratio = .hero, description: String = "",
    isDrink: Bool = false, under: Source? = nil
  ) {
    self.source = source
    self.phase = phase
    self.ratio = ratio
    self.description = description
    self.isDrink = isDrink || source.isDrink
    self.under = under
  }

  /// Whether it is a photo.
  public var isPhoto: Bool { if case .photo = source { true } else { false } }

  /// The symbol that replaces a picture that could not be loaded (D-IMG-10).
  public var fallbackIcon: IconRole { isDrink ? .drink : .meal }

  /// The symbol that replaces a missing picture (D-IMG-08, D-IMG-10); nil once the picture is
  /// loaded.
  public var placeholderIcon: IconRole? {
    switch phase {
    case .placeholder, .loading: .photo
    case .failed: fallbackIcon
    case .loaded: nil
    }
  }

  /// The source of a picture.
  public enum Source: Equatable, Sendable {
    /// A plate drawn from the meal's kind and colours.
    case plate(Plate)
    /// A calm tile that names the kind of dish.
    case tile(DishTile)
    /// A photo asset.
    case photo(PhotoAsset)

    fileprivate var isDrink: Bool {
      switch self {
      case .plate(let plate): plate.kind.isDrink
      case .tile(let tile): tile == .drink
      case .photo: false
      }
    }
  }

  /// The progress of loading a picture.
  public enum Phase: Equatable, Sendable {
    /// Loading has not started; the photo symbol is shown.
    case placeholder
    /// Loading, with a progress from 0 to 1.
    case loading(Double)
    /// Loaded.
    case loaded
    /// Loading failed; the meal symbol is shown.
    case failed
  }

  /// The aspect ratio of the frame, which the picture fills and is cropped to.
  public enum Ratio: String, Sendable {
    /// 16 to 9.
    case hero
    /// 1 to 1.
    case thumbnail

    /// Width by height.
    public var value: Double { self == .hero ? 16.0 / 9.0 : 1 }
  }
}
