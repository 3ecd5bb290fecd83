/// The text of a page as people see it: blanks are one space, lines end where blocks end.
extension PageTree {
  /// The text of an element on one line.
  func text(of node: Int) -> String {
    var writer = TextWriter(breaksLines: false)
    write(node, to: &writer)
    return writer.finished()
  }

  /// The lines of an element, without empty ones.
  func lines(of node: Int) -> [String] {
    var writer = TextWriter(breaksLines: true)
    write(node, to: &writer)
    return writer.lines()
  }

  /// Writes the visible text of a node.
  func write(_ node: Int, to writer: inout TextWriter) {
    var ends: [Int32] = []
    var place = node
    let end = Int(nodes[node].end)
    while place < end {
      while let last = ends.last, last <= Int32(place) {
        ends.removeLast()
        writer.endLine()
      }
      let current = nodes[place]
      guard let tag = current.tag else {
        writer.write(bytes[Int(current.first)..<Int(current.first + current.count)])
        place += 1
        continue
      }
      if place != node, isUnseen(place) {
        place = Int(current.end)
        continue
      }
      if tag == .br { writer.endLine() }
      if tag == .td || tag == .th { writer.blank() }
      if tag.isBlock {
        writer.endLine()
        ends.append(current.end)
      }
      place += 1
    }
  }

  /// Whether an element is invisible on the page.
  func isUnseen(_ node: Int) -> Bool {
    guard let tag = nodes[node].tag else { return false }
    if tag.isUnseen { return tag != .dialog || range(of: .open, at: node) == nil }
    guard nodes[node].count > 0 else { return false }
    if let style = range(of: .style, at: node), contains("display:none", in: style) { return true }
    guard let names = range(of: .class, at: node) else { return false }
    return Self.unseen.occur(in: bytes, names)
  }

  private static let unseen = NameStems([
    "screen-reader", "sr-only", "visually-hidden", "visuallyhidden",
  ])

  /// Whether a part of the page contains a lower-case word, in any case; blanks are ignored.
  func contains(_ word: StaticString, in range: Range<Int>) -> Bool {
    let length = word.utf8CodeUnitCount
    guard range.count >= length else { return false }
    return bytes.withUnsafeBufferPointer { buffer in
      var matched = 0
      for place in range where buffer[place] != 0x20 {
        let byte = buffer[place].lowered
        if byte == word.utf8Start[matched] {
          matched += 1
          if matched == length { return true }
        } else {
          matched = byte == word.utf8Start[0] ? 1 : 0
        }
      }
      return false
    }
  }
}
