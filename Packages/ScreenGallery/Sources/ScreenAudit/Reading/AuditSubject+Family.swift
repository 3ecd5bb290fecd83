import DesignSystem
import Layout

extension AuditSubject {
  /// Every element with its place, in tree order.
  public var elements: [PlacedElement] { placed.elements }

  /// The indices of an element and of its ancestors, innermost first.
  public func line(from index: Int) -> [Int] {
    var line = [index]
    var last = index
    while parents[last] != last {
      last = parents[last]
      line.append(last)
    }
    return line
  }

  /// Whether one of two elements contains the other.
  public func areNested(_ first: Int, _ second: Int) -> Bool {
    line(from: max(first, second)).contains(min(first, second))
  }

  /// The indices of everything inside an element.
  public func inside(_ index: Int) -> Range<Int> {
    let depth = elements[index].depth
    let end = elements[(index + 1)...].firstIndex { $0.depth <= depth } ?? elements.count
    return index + 1..<end
  }

  /// The element that VoiceOver reads for this one: itself or its nearest read ancestor.
  ///
  /// Nil inside a hidden element.
  public func reader(of index: Int) -> Element? {
    line(from: index).first { elements[$0].isRead }.map { elements[$0].element }
  }

  /// Whether the element is disabled or lies in a disabled one.
  public func isDisabled(_ index: Int) -> Bool {
    line(from: index).contains { elements[$0].element.accessibility.traits.contains(.disabled) }
  }

  /// The indices of all touch targets.
  public var targets: [Int] {
    elements.indices.filter { index in
      let element = elements[index].element
      return element.action != nil || (element.role.isInteractive && elements[index].isRead)
    }
  }
}
