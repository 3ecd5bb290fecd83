/// A kind of picture that can be stored with a recipe.
public enum PictureKind: String, CaseIterable, Hashable, Sendable {
  /// A photo as cameras make it.
  case jpeg = "jpg"
  /// A picture with lossless compression.
  case png
  /// A photo as recent phones make it.
  case heic
  /// A picture as recent web sites send it.
  case avif
  /// A picture as web sites send it.
  case webp
  /// A picture with few colours, which may be animated.
  case gif

  /// Reads the first bytes of a file; nil for a file of another kind, whatever its name.
  public init?(_ bytes: [UInt8]) {
    func holds(_ text: String, at place: Int) -> Bool {
      bytes.count >= place + text.utf8.count && bytes[place...].starts(with: text.utf8)
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]), bytes.count > 4 {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      holds("IHDR", at: 12)
    {
      self = .png
    } else if holds("ftypavif", at: 4) || holds("ftypavis", at: 4) {
      self = .avif
    } else if holds("ftyp", at: 4), Self.brands.contains(where: { holds($0, at: 8) }) {
      self = .heic
    } else if holds("RIFF", at: 0), holds("WEBP", at: 8), bytes.count > 15 {
      self = .webp
    } else if holds("GIF87a", at: 0) || holds("GIF89a", at: 0), bytes.count > 12 {
      self = .gif
    } else {
      return nil
    }
  }

  /// The major brands of ISO base media files with HEIF pictures.
  private static let brands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]
}
