extension LineMatching {
  /// For each line of data the shown line with the same content, when both are read in one order.
  ///
  /// The result is the longest sequence of matches in order, in which a match in the same words has
  /// double weight. It is nil if that leaves out many lines, because the page shows them in another
  /// order.
  static func inOrder(data: [LineKey], shown: [LineKey], matched: Int) -> [Int?]? {
    guard data.count * shown.count <= 40_000 else { return nil }
    let width = shown.count + 1
    var best = [Int](repeating: 0, count: (data.count + 1) * width)
    var worth = [Int](repeating: 0, count: data.count * shown.count)
    for line in data.indices.reversed() {
      for place in shown.indices.reversed() {
        let value = Self.worth(data[line], shown[place])
        worth[line * shown.count + place] = value
        let skipped = max(best[(line + 1) * width + place], best[line * width + place + 1])
        best[line * width + place] =
          value > 0 ? max(skipped, value + best[(line + 1) * width + place + 1]) : skipped
      }
    }
    var (result, line, place, count) = ([Int?](repeating: nil, count: data.count), 0, 0, 0)
    while line < data.count, place < shown.count {
      let value = worth[line * shown.count + place]
      if value > 0, best[line * width + place] == value + best[(line + 1) * width + place + 1] {
        result[line] = place
        (line, place, count) = (line + 1, place + 1, count + 1)
      } else if best[line * width + place] == best[(line + 1) * width + place] {
        line += 1
      } else {
        place += 1
      }
    }
    return count * 5 >= matched * 4 ? result : nil
  }

  private static func worth(_ line: LineKey, _ other: LineKey) -> Int {
    if line.letters == other.letters { return 2 }
    return line.likeness(to: other) >= 0.6 ? 1 : 0
  }
}
