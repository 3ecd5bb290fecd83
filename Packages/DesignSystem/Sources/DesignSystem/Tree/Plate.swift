/// A deterministic drawing of a meal.
public struct Plate: Equatable, Sendable {
  /// How it is served.
  public var kind: Kind
  /// The colours of its main ingredients, most of it first, each opaque.
  public var colors: [RGBA]
  /// What decides the arrangement; the same seed draws the same plate.
  public var seed: UInt64

  /// Makes a plate.
  public init(_ kind: Kind, colors: [RGBA], seed: UInt64) {
    self.kind = kind
    self.colors = colors
    self.seed = seed
  }

  /// How a meal is served.
  public enum Kind: String, CaseIterable, Sendable {
    /// On a flat plate.
    case plate
    /// In a bowl.
    case bowl
    /// A soup or a stew.
    case soup
    /// Folded or rolled.
    case taco
    /// Leaves in a wide bowl.
    case salad
    /// Between two slices.
    case sandwich
    /// Baked in a round.
    case pizza
    /// A drink.
    case drink
  }
}

/// A photo and what is known about its file.
public struct PhotoAsset: Equatable, Sendable {
  /// The name or address of the file.
  public var name: String
  /// The variant for dark mode, if there is one.
  public var darkName: String?
  /// `webp` or `jpeg`.
  public var format: String
  /// The width in pixels.
  public var pixelWidth: Int
  /// The height in pixels.
  public var pixelHeight: Int
  /// The size of the file in bytes.
  public var byteCount: Int

  /// Makes an asset.
  public init(
    name: String, darkName: String? = nil, format: String, pixelWidth: Int, pixelHeight: Int,
    byteCount: Int
  ) {
    self.name = name
    self.darkName = darkName
    self.format = format
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.byteCount = byteCount
  }
}
