import DesignSystem
import Layout

extension AuditSubject {
  /// Every element with its place, in tree order.
  public var elements: [PlacedElement] { placed.elements }

  /// The indices of an element and of what holds it, innermost first.
  public func line(from index: Int) -> [Int] {
    var line = [index]
    var last = index
    while parents[last] != last {
      last = parents[last]
      line.append(last)
    }
    return line
  }

  /// Whether one of two elements holds the other.
  public func areNested(_ first: Int, _ second: Int) -> Bool {
    line(from: max(first, second)).contains(min(first, second))
  }

  /// The indices of everything inside an element.
  public func inside(_ index: Int) -> Range<Int> {
    let depth = elements[index].depth
    let end = elements[(index + 1)...].firstIndex { $0.depth <= depth } ?? elements.count
    return index + 1..<end
  }

  /// The element that VoiceOver reads where this one is; nil inside what is hidden.
  public func reader(of index: Int) -> Element? {
    line(from: index).first { elements[$0].isRead }.map { elements[$0].element }
  }

  /// Whether the element is part of something that cannot be used now.
  public func isDisabled(_ index: Int) -> Bool {
    line(from: index).contains { elements[$0].element.accessibility.traits.contains(.disabled) }
  }

  /// The indices of everything that can be touched.
  public var targets: [Int] {
    elements.indices.filter { index in
      let element = elements[index].element
      return element.action != nil || (element.role.isInteractive && elements[index].isRead)
    }
  }
}
