import Codecs

/// A page as a flat list of its elements and texts, in the order of the page.
///
/// The content of an element follows it up to its `end`, so a loop without recursion can read any
/// page, however deeply nested.
struct PageTree: Sendable {
  /// An element or a text.
  struct Node: Sendable {
    /// The kind of element; nil for text.
    var tag: HTMLTag?
    /// Whether it is text without entities.
    var isRaw = false
    /// The element that holds it; −1 for none.
    var parent: Int32
    /// The first node after its content.
    var end: Int32
    /// The start of a text in the page, or the first attribute of an element.
    var first: Int32
    /// The number of bytes of a text, or of attributes of an element.
    var count: Int32
  }

  /// The page in UTF-8.
  let bytes: [UInt8]
  /// Elements and texts, each element before its content.
  private(set) var nodes: [Node] = []
  /// The attributes of all elements.
  private(set) var attributes: [HTMLAttribute] = []

  /// Reads a page.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var building = PageTreeBuilding(capacity: bytes.count / 60)
    attributes = bytes.withUnsafeBufferPointer { buffer in
      var tokens = HTMLTokens(buffer)
      while let token = tokens.next() { building.add(token) }
      return tokens.attributes
    }
    nodes = building.finished()
  }

  /// Reads a page or a part of one.
  init(_ html: String) {
    self.init(Array(html.utf8))
  }

  /// The nodes within an element, without the element itself.
  func contents(of node: Int) -> Range<Int> { node + 1..<Int(nodes[node].end) }

  /// The element that holds a node; nil for none.
  func parent(of node: Int) -> Int? {
    let parent = Int(nodes[node].parent)
    return parent < 0 ? nil : parent
  }

  /// The value of an attribute with its entities as characters; nil if it has none.
  func value(_ name: HTMLAttribute.Name, of node: Int) -> String? {
    guard let range = range(of: name, at: node) else { return nil }
    return HTMLEntity.decoded(String(decoding: bytes[range], as: UTF8.self), in: .attribute)
  }

  /// The place of an attribute's value; nil if it has none.
  func range(of name: HTMLAttribute.Name, at node: Int) -> Range<Int>? {
    let node = nodes[node]
    guard node.tag != nil, node.count > 0 else { return nil }
    for place in Int(node.first)..<Int(node.first + node.count)
    where attributes[place].name == name {
      return attributes[place].range
    }
    return nil
  }

  /// The first element of a kind.
  func first(_ tag: HTMLTag) -> Int? { nodes.firstIndex { $0.tag == tag } }

  /// The text of a script, unchanged from the page.
  func rawBytes(of node: Int) -> ArraySlice<UInt8> {
    guard node + 1 < nodes.count, nodes[node].end > node + 1 else { return [] }
    let text = nodes[node + 1]
    return bytes[Int(text.first)..<Int(text.first + text.count)]
  }
}
