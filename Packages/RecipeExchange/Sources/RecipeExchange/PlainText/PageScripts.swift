import PrintedText

/// Documents of schema.org in the scripts of a page.
enum PageScripts {
  /// The documents that can be read.
  static func documents(in page: String) -> [JSON] {
    var documents: [JSON] = []
    var rest = Substring(page)
    while let mark = rest.firstRange(of: "application/ld+json") {
      rest = rest[mark.upperBound...]
      guard let start = rest.firstIndex(of: ">"), let end = rest.firstRange(of: "</script") else {
        break
      }
      guard start < end.lowerBound else { continue }
      let text = String(rest[rest.index(after: start)..<end.lowerBound])
      if let document = try? JSONReader.read(text.trimmed) { documents.append(document) }
      rest = rest[end.upperBound...]
    }
    return documents
  }
}
