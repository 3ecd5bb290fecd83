import DesignSystem

/// A measured element; its offset is relative to its parent box.
struct Box {
  var element: Element
  var x = 0.0
  var y = 0.0
  var width: Double
  var height: Double
  var lines: [String] = []
  var isTruncated = false
  /// Whether a line in it ends inside a word.
  var breaksWord = false
  /// Whether no text in it was cut off or broken inside a word, so that it is the same in any width
  /// between its own and the one that was offered.
  var isWhole = true
  var contentHeight: Double
  var children: [Box] = []

  init(_ element: Element, width: Double, height: Double) {
    self.element = element
    self.width = width
    self.height = height
    contentHeight = height
  }

  mutating func move(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  func moved(x: Double, y: Double) -> Box {
    var result = self
    result.move(x: x, y: y)
    return result
  }
}

/// The space that a parent offers to a child.
struct Proposal {
  /// The available width.
  var width: Double
  /// Whether the element must be exactly that wide.
  var fillsWidth = false
  /// The height the element must have; nil for its natural height.
  var height: Double?
}

/// Children in their places, before the element's own padding is added.
struct Arrangement {
  var boxes: [Box]
  var width: Double
  var height: Double

  /// Whether a line in it ends inside a word.
  var breaksWord: Bool { boxes.contains(where: \.breaksWord) }

  /// Whether no text in it was cut off or broken inside a word.
  var isWhole: Bool { boxes.allSatisfy(\.isWhole) }
}
