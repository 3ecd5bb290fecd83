/// The objects that a page describes in attributes of its visible elements: microdata and RDFa.
struct EmbeddedItems {
  /// The two ways of writing it.
  enum Syntax: Sendable {
    /// `itemscope`, `itemtype` and `itemprop`.
    case microdata
    /// `typeof` and `property`.
    case rdfa
  }

  /// The outermost objects, with the objects inside them.
  private(set) var objects: [DataObject] = []

  private let tree: PageTree
  private var budget: Int
  private let syntax: Syntax

  /// Reads all objects of a page.
  init(_ tree: PageTree, _ syntax: Syntax) {
    self.tree = tree
    self.syntax = syntax
    budget = 4 * tree.nodes.count + 1_000
    read()
  }

  /// An object that has not ended yet.
  private struct Open {
    var object: DataObject
    let end: Int32
    let property: [String]
  }

  private mutating func read() {
    var open: [Open] = []
    for node in tree.nodes.indices where tree.nodes[node].count > 0 {
      guard let tag = tree.nodes[node].tag else { continue }
      while let last = open.last, last.end <= Int32(node) { close(&open) }
      let properties = names(.itemprop, .property, at: node)
      if isThing(node) {
        var object = DataObject()
        object.types = names(.itemtype, .typeof, at: node)
        open.append(
          Open(object: object, end: tree.nodes[node].end, property: properties))
      } else if !properties.isEmpty, !open.isEmpty, spends(node) {
        let value = DataValue.text(text(of: node, tag))
        for name in properties { open[open.count - 1].object.add(value, to: name) }
      }
    }
    while !open.isEmpty { close(&open) }
  }

  /// Whether the text of one more element may be read; nested elements repeat the same text, so the
  /// total is limited.
  private mutating func spends(_ node: Int) -> Bool {
    budget -= Int(tree.nodes[node].end) - node
    return budget > 0
  }

  private mutating func close(_ open: inout [Open]) {
    let item = open.removeLast()
    objects.append(item.object)
    guard !open.isEmpty else { return }
    for name in item.property { open[open.count - 1].object.add(.object(item.object), to: name) }
  }

  private func isThing(_ node: Int) -> Bool {
    tree.range(of: syntax == .microdata ? .itemscope : .typeof, at: node) != nil
  }

  /// The names in an attribute, without addresses and prefixes.
  private func names(
    _ microdata: HTMLAttribute.Name, _ rdfa: HTMLAttribute.Name, at node: Int
  ) -> [String] {
    let attribute = syntax == .microdata ? microdata : rdfa
    guard tree.range(of: attribute, at: node) != nil,
      let value = tree.value(attribute, of: node)
    else { return [] }
    return value.split(whereSeparator: \.isWhitespace).map { DataObject.plainName($0) }
  }

  /// The value of a property: an attribute if its element has one, or its shown text.
  private func text(of node: Int, _ tag: HTMLTag) -> String {
    let attribute: HTMLAttribute.Name? =
      switch tag {
      case .meta: .content
      case .img, .iframe, .embed, .video, .audio, .source, .track:
        tree.range(of: .src, at: node) != nil ? .src : .content
      case .a, .area, .link: .href
      case .object, .data: .value
      case .time: tree.range(of: .datetime, at: node) != nil ? .datetime : .content
      default: .content
      }
    if let attribute, let value = tree.value(attribute, of: node), !value.isEmpty {
      if tag != .a || attribute == .content { return value }
      let shown = tree.text(of: node)
      return shown.isEmpty ? value : shown
    }
    return tree.lines(of: node).joined(separator: "\n")
  }
}
