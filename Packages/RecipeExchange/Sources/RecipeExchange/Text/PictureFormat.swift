/// The format of a picture, by its first bytes.
enum PictureFormat: String {
  case jpeg = "jpg"
  case png
  case gif
  case webp
  case heic
  case avif

  /// The kind of some bytes; nil if they are not a picture.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else if bytes.starts(with: Array("RIFF".utf8)),
      bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    {
      self = .webp
    } else if bytes.dropFirst(4).starts(with: Array("ftyp".utf8)) {
      let brand = bytes.dropFirst(8).prefix(4)
      guard !brand.elementsEqual("avif".utf8) else {
        self = .avif
        return
      }
      let brands = ["heic", "heix", "mif1", "msf1"]
      guard brands.contains(where: { brand.elementsEqual($0.utf8) }) else { return nil }
      self = .heic
    } else {
      return nil
    }
  }

  /// The media type in a `data:` address.
  var mediaType: String { self == .jpeg ? "image/jpeg" : "image/\(rawValue)" }

  /// A name for a picture that has none.
  static func name(_ number: Int, _ bytes: [UInt8]) -> String {
    let kind = PictureFormat(bytes)?.rawValue ?? "jpg"
    return number == 0 ? "picture.\(kind)" : "picture-\(number + 1).\(kind)"
  }
}
