import Testing

/// A page as a strict reader finds it: one wrong bracket is an error.
struct Markup: Sendable {
  enum Fault: Error, Equatable {
    case unclosed(String)
    case unexpected(String)
    case malformed(String)
    case doubledAttribute(String)
  }

  /// A tag with what is inside it.
  final class Node: Sendable {
    let tag: String
    let attributes: [String: String]
    let children: [Part]

    init(_ tag: String, _ attributes: [String: String], _ children: [Part] = []) {
      self.tag = tag
      self.attributes = attributes
      self.children = children
    }
  }

  enum Part: Sendable {
    case node(Node)
    case text(String)
  }

  /// Every node in the order of the page.
  let all: [Node]
  /// The nodes of elements by their ids.
  let byID: [String: Node]
  private let parents: [ObjectIdentifier: Node]

  init(_ page: String) throws {
    var reader = MarkupReader(page)
    all = try reader.document().all
    byID = Dictionary(all.compactMap { node in node["data-id"].map { ($0, node) } }) { first, _ in
      first
    }
    let pairs = all.flatMap { parent in parent.nodes.map { (ObjectIdentifier($0), parent) } }
    parents = Dictionary(pairs) { first, _ in first }
  }

  func first(_ isWanted: (Node) -> Bool) -> Node? { all.first(where: isWanted) }

  /// The node of an element.
  subscript(_ id: String) -> Node? { byID[id] }

  func parent(of node: Node?) -> Node? { node.flatMap { parents[ObjectIdentifier($0)] } }

  /// What a node stands in, the nearest first.
  func ancestors(of node: Node?) -> [Node] {
    parent(of: node).map { [$0] + ancestors(of: $0) } ?? []
  }
}

extension Markup.Node {
  subscript(_ name: String) -> String? { attributes[name] }

  var nodes: [Markup.Node] {
    children.compactMap { part in
      if case .node(let node) = part { return node }
      return nil
    }
  }

  /// This node and everything in it, in the order of the page.
  var all: [Markup.Node] { [self] + nodes.flatMap(\.all) }

  var classes: [Substring] { (self["class"] ?? "").split(separator: " ") }

  /// The words in it, white space folded; parts that are hidden from readers only if asked for.
  func words(hidden: Bool = false) -> String {
    let text = rawWords(hidden: hidden)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func rawWords(hidden: Bool) -> String {
    if !hidden, self["aria-hidden"] == "true" { return "" }
    if tag == "br" { return " " }
    return children.map { part in
      switch part {
      case .text(let text): text
      case .node(let node): node.rawWords(hidden: hidden)
      }
    }.joined()
  }

  /// The name that assistive technology gives it.
  var name: String { self["aria-label"] ?? words() }
}

/// Reads the tags of a page one after the other.
private struct MarkupReader {
  private static let void: Set<String> = ["meta", "br", "input"]
  private let text: [UInt8]
  private var index = 0

  init(_ page: String) { text = Array(page.utf8) }

  /// A node whose end is still to come.
  private struct Open {
    var tag: String
    var attributes: [String: String] = [:]
    var children: [Markup.Part] = []
    var node: Markup.Node { Markup.Node(tag, attributes, children) }
  }

  mutating func document() throws -> Markup.Node {
    var open = [Open(tag: "")]
    while index < text.count {
      let words = upTo("<")
      if !words.isEmpty { open[open.count - 1].children.append(.text(Self.decoded(words))) }
      guard index < text.count else { break }
      try tag(&open)
    }
    guard open.count == 1 else { throw Markup.Fault.unclosed(open[open.count - 1].tag) }
    return open[0].node
  }

  private mutating func tag(_ open: inout [Open]) throws {
    let inside = try tagText()
    if inside.hasPrefix("!doctype") { return }
    if inside.hasPrefix("/") {
      let last = open.removeLast()
      guard !open.isEmpty, last.tag == inside.dropFirst() else {
        throw Markup.Fault.unexpected(inside)
      }
      open[open.count - 1].children.append(.node(last.node))
      return
    }
    let isClosed = inside.hasSuffix("/")
    let node = try Self.node(isClosed ? String(inside.dropLast()) : inside)
    if isClosed || Self.void.contains(node.tag) {
      open[open.count - 1].children.append(.node(node))
    } else {
      open.append(Open(tag: node.tag, attributes: node.attributes))
    }
  }

  /// What stands between a bracket and the next one that is not quoted.
  private mutating func tagText() throws -> String {
    index += 1
    let start = index
    var isQuoted = false
    while index < text.count, isQuoted || text[index] != UInt8(ascii: ">") {
      if text[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      index += 1
    }
    let inside = String(decoding: text[start..<index], as: UTF8.self)
    guard index < text.count else { throw Markup.Fault.malformed(inside) }
    index += 1
    return inside
  }

  private mutating func upTo(_ end: Unicode.Scalar) -> String {
    let start = index
    while index < text.count, text[index] != UInt8(ascii: end) { index += 1 }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private static func node(_ inside: String) throws -> Markup.Node {
    let tag = String(inside.prefix { $0 != " " && $0 != "\n" })
    guard !tag.isEmpty, tag.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      throw Markup.Fault.malformed(inside)
    }
    var attributes: [String: String] = [:]
    var rest = inside.dropFirst(tag.count)
    while let start = rest.firstIndex(where: { $0 != " " && $0 != "\n" }) {
      rest = rest[start...]
      let name = String(rest.prefix { $0 != "=" && $0 != " " })
      rest = rest.dropFirst(name.count)
      var value = ""
      if rest.first == "=" {
        rest = rest.dropFirst()
        guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else {
          throw Markup.Fault.malformed(inside)
        }
        value = decoded(String(rest[rest.index(after: rest.startIndex)..<end]))
        rest = rest[rest.index(after: end)...]
      }
      guard attributes.updateValue(value, forKey: name) == nil else {
        throw Markup.Fault.doubledAttribute(name)
      }
    }
    return Markup.Node(tag, attributes)
  }

  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(text) {
      result, pair in
      result.split(separator: pair.0, omittingEmptySubsequences: false)
        .joined(separator: pair.1)
    }
  }
}
