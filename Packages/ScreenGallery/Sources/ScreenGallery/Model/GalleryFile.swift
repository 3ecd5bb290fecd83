/// One file of the site.
public struct GalleryFile: Equatable, Sendable {
  /// Its path, relative to the folder of the site, with `/` between folders.
  public var path: String
  /// The text of the file, to be written as UTF-8.
  public var text: String

  /// Makes a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
