/// The picture of a meal: a plate that we draw, or a photo.
public struct MealImage: Equatable, Sendable {
  /// Where the picture comes from.
  public var source: Source
  /// Whether it is there yet.
  public var phase: Phase
  /// What it is cut to.
  public var ratio: Ratio
  /// What can be seen on it; empty when that is not known.
  public var description: String
  /// Whether it shows something to drink.
  public var isDrink: Bool

  /// Makes a picture; loaded and 16:9 unless told otherwise.
  ///
  /// A drawn drink is a drink in any case.
  public init(
    _ source: Source, phase: Phase = .loaded, ratio: Ratio = .hero, description: String = "",
    isDrink: Bool = false
  ) {
    self.source = source
    self.phase = phase
    self.ratio = ratio
    self.description = description
    self.isDrink = isDrink || source.isDrink
  }

  /// The symbol that stands for the picture when it could not be loaded (D-IMG-10).
  public var fallbackIcon: IconRole { isDrink ? .drink : .meal }

  /// The symbol in the place of a picture that is not there (D-IMG-08, D-IMG-10); nil once it is.
  public var placeholderIcon: IconRole? {
    switch phase {
    case .placeholder, .loading: .photo
    case .failed: fallbackIcon
    case .loaded: nil
    }
  }

  /// Where a picture comes from.
  public enum Source: Equatable, Sendable {
    /// A plate drawn from the meal's kind and colours.
    case plate(Plate)
    /// A photo asset.
    case photo(PhotoAsset)

    fileprivate var isDrink: Bool {
      guard case .plate(let plate) = self else { return false }
      return plate.kind.isDrink
    }
  }

  /// How far a picture has come.
  public enum Phase: Equatable, Sendable {
    /// Nothing has been asked for: the photo symbol.
    case placeholder
    /// On its way, 0 to 1.
    case loading(Double)
    /// There.
    case loaded
    /// It could not be loaded: the meal symbol.
    case failed
  }

  /// The proportions of the source, which is fill-cropped to its frame.
  public enum Ratio: String, Sendable {
    /// 16 to 9.
    case hero
    /// 1 to 1.
    case thumbnail

    /// Width by height.
    public var value: Double { self == .hero ? 16.0 / 9.0 : 1 }
  }
}
