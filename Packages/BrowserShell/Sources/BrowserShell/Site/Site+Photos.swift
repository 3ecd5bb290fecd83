import LocalServer

extension Site {
  /// The folder of photos in addresses, such as `/SECRET/photo/NAME`; no tab has such a name.
  static let photoFolder = "photo"

  /// The kinds of pictures that are sent, by the last part of a name.
  ///
  /// A kind that could hold a script, such as SVG, is not among them.
  private static let photoTypes = [
    "jpg": "image/jpeg", "png": "image/png", "webp": "image/webp", "gif": "image/gif",
    "avif": "image/avif", "heic": "image/heic",
  ]

  /// Answers with a photo; its name is made of its bytes, so a browser may keep it.
  func photo(_ name: String, _ visitor: Visitor) async -> HTTPResponse {
    guard let kind = name.split(separator: ".").last,
      let type = Self.photoTypes[String(kind)], let bytes = await tabs.photo(name)
    else { return plain("There is no such photo.", .notFound, visitor) }
    return HTTPResponse(.ok, headers: ["Content-Type": type], body: bytes)
  }
}
