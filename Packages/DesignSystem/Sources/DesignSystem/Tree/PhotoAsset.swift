/// A photo and the known facts about its file.
public struct PhotoAsset: Equatable, Sendable {
  /// The name or address of the file.
  public var name: String
  /// The variant for dark mode, if there is one.
  public var darkName: String?
  /// `webp`, or `jpeg` as the fallback; that of a recipe's own photo is as it came.
  public var format: String
  /// The width in pixels; 0 if it is unknown.
  public var pixelWidth: Int
  /// The height in pixels; 0 if it is unknown.
  public var pixelHeight: Int
  /// The size of the file in bytes; 0 if it is unknown.
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
