import PrintedText

/// Turns XML into JSON, for exports that are XML.
///
/// An element without child elements becomes a text, and any other element an object. Consecutive
/// elements of the same name become a list.
struct XMLDocument {
  private var rest: Substring
  private static let deepest = 60

  private init(_ text: String) { rest = Substring(text) }

  /// The document of a text, below the name of its first element; nil if it is not XML.
  static func json(_ text: String) -> JSON? {
    var document = XMLDocument(text)
    document.skipPreamble()
    guard let (name, value) = document.element(depth: 0) else { return nil }
    return .object([JSON.Member(name, value)])
  }

  /// Whether a text begins like an XML document of recipes, and not like a page.
  static func isXML(_ text: String) -> Bool {
    text.hasPrefix("<?xml") || text.hasPrefix("<recipes") || text.hasPrefix("<recipe")
  }

  private mutating func skipPreamble() {
    rest = rest.drop(while: \.isWhitespace)
    while rest.hasPrefix("<?") || rest.hasPrefix("<!") {
      let close = rest.hasPrefix("<!--") ? "-->" : ">"
      guard let end = rest.firstRange(of: close) else { return rest = "" }
      rest = rest[end.upperBound...].drop(while: \.isWhitespace)
    }
  }

  /// The end of the tag that begins here; nil if another one begins first.
  private var endOfTag: Substring.Index? {
    let end = rest.utf8.dropFirst().firstIndex {
      $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<")
    }
    return end.flatMap { rest.utf8[$0] == UInt8(ascii: ">") ? $0 : nil }
  }

  /// Reads the element at this place, and moves behind it.
  private mutating func element(depth: Int) -> (name: String, value: JSON)? {
    guard depth < Self.deepest, rest.first == "<", let close = endOfTag else { return nil }
    let tag = rest[rest.index(after: rest.startIndex)..<close]
    let name = String(tag.prefix { !$0.isWhitespace && $0 != "/" })
    guard name.first?.isLetter == true else { return nil }
    rest = rest[rest.index(after: close)...]
    if tag.last == "/" { return (name, .null) }
    return (name, contents(of: name, depth: depth))
  }

  private mutating func contents(of name: String, depth: Int) -> JSON {
    var text = ""
    var members: [JSON.Member] = []
    while let mark = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      text += rest[..<mark]
      rest = rest[mark...]
      if rest.hasPrefix("</") {
        let end = rest.firstIndex(of: ">") ?? rest.index(before: rest.endIndex)
        rest = rest[rest.index(after: end)...]
        break
      } else if rest.hasPrefix("<![CDATA[") {
        let end = rest.firstRange(of: "]]>")
        text += rest.dropFirst(9).prefix(upTo: end?.lowerBound ?? rest.endIndex)
        rest = end.map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("<!--") {
        rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if let (name, value) = element(depth: depth + 1) {
        Self.add(name, value, to: &members)
      } else {
        text.append(rest.removeFirst())
      }
    }
    return members.isEmpty ? .string(MarkupText.plain(text.trimmed)) : .object(members)
  }

  private static func add(_ name: String, _ value: JSON, to members: inout [JSON.Member]) {
    guard let place = members.firstIndex(where: { $0.key == name }) else {
      return members.append(JSON.Member(name, value))
    }
    guard case .array(var values) = members[place].value else {
      return members[place].value = .array([members[place].value, value])
    }
    // The list is taken out first, so that adding to it copies nothing.
    members[place].value = .null
    values.append(value)
    members[place].value = .array(values)
  }
}
