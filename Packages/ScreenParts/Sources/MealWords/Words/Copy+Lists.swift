import AppWords

extension Copy {
  /// The items as one phrase: "a", "a and b", "a, b and c"; empty if there are no items.
  public func list(_ items: [String]) -> String { joined(items, lastTwo: "list.two") }

  /// The items as alternatives: "a", "a or b", "a, b or c"; empty if there are no items.
  public func alternatives(_ items: [String]) -> String { joined(items, lastTwo: "list.either") }

  private func joined(_ items: [String], lastTwo: CopyKey) -> String {
    guard let last = items.last else { return "" }
    guard items.count > 1 else { return last }
    var rest = self(lastTwo, ["first": items[items.count - 2], "last": last])
    for item in items.dropLast(2).reversed() {
      rest = self("list.more", ["first": item, "rest": rest])
    }
    return rest
  }
}
