import Codecs

/// Linked data that a page does not mark as such.
///
/// It is within the code that starts the page's application, in a script or in an attribute, where
/// its quotes are escaped.
struct BuriedData {
  private let bytes: [UInt8]

  /// The objects of the page that list their ingredients as schema.org does.
  static func objects(_ tree: PageTree) -> [DataObject] {
    let data = BuriedData(bytes: tree.bytes)
    guard let found = data.find() else { return [] }
    let text = found.quote.decoded(Array(tree.bytes[found.start..<found.end]))
    return LooseJSON.first(text)?.object.map { [$0] } ?? []
  }

  /// How a quote is written.
  private enum Quote: CaseIterable {
    case plain, escaped, entity, number

    var bytes: [UInt8] {
      switch self {
      case .plain: Array("\"".utf8)
      case .escaped: Array("\\\"".utf8)
      case .entity: Array("&quot;".utf8)
      case .number: Array("&#34;".utf8)
      }
    }

    /// The text before it was escaped.
    func decoded(_ text: [UInt8]) -> [UInt8] {
      switch self {
      case .plain: text
      case .escaped: Self.unescaped(text)
      case .entity, .number:
        Array(HTMLEntity.decoded(String(decoding: text, as: UTF8.self), in: .attribute).utf8)
      }
    }

    /// A text of JSON without one level of escapes: a character after a backslash stands for
    /// itself.
    private static func unescaped(_ text: [UInt8]) -> [UInt8] {
      var result: [UInt8] = []
      var place = 0
      while place < text.count {
        if text[place] == UInt8(ascii: "\\"), place + 1 < text.count {
          place += 1
          let isBlank = text[place] == UInt8(ascii: "n") || text[place] == UInt8(ascii: "t")
          let isName = text[place] == UInt8(ascii: "u")
          if isName { result.append(UInt8(ascii: "\\")) }
          result.append(isBlank ? UInt8(ascii: " ") : text[place])
        } else {
          result.append(text[place])
        }
        place += 1
      }
      return result
    }
  }

  /// The largest usual size of a recipe in data, in bytes.
  private static let largest = 200_000

  /// The place of the first object that has the property for ingredients.
  private func find() -> (start: Int, end: Int, quote: Quote)? {
    let name = Array("recipeIngredient".utf8)
    var (place, tries) = (0, 0)
    while tries < Self.mostTries, let found = first(name, from: place) {
      place = found + name.count
      guard let quote = quote(at: place) else { continue }
      tries += 1
      guard let start = start(before: found) else { continue }
      return (start, min(bytes.count, start + Self.largest), quote)
    }
    return nil
  }

  /// The most occurrences of that property that are examined.
  private static let mostTries = 8

  private func first(_ word: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= word.count else { return nil }
    var place = start
    while place <= bytes.count - word.count {
      if bytes[place] == word[0], bytes[place..<place + word.count].elementsEqual(word) {
        return place
      }
      place += 1
    }
    return nil
  }

  /// The quote that ends the name of a property here, with its colon after it.
  private func quote(at place: Int) -> Quote? {
    Quote.allCases.first { quote in
      let rest = bytes[place...]
      guard rest.starts(with: quote.bytes) else { return false }
      return rest.dropFirst(quote.bytes.count).first { !$0.isBlank } == UInt8(ascii: ":")
    }
  }

  /// The start of the object of type Recipe before its ingredients.
  private func start(before end: Int) -> Int? {
    let least = max(0, end - Self.largest)
    let type = Array("@type".utf8)
    var place = end - type.count
    while place >= least {
      if bytes[place] == type[0], bytes[place..<place + type.count].elementsEqual(type),
        Array(bytes[place..<min(bytes.count, place + 40)]).holds(Array("Recipe".utf8))
      {
        return bytes[least..<place].lastIndex(of: UInt8(ascii: "{"))
      }
      place -= 1
    }
    return nil
  }
}
