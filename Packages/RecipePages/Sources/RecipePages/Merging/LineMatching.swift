/// The lines of data that a page shows, and where.
struct LineMatching {
  /// For each line of data, the shown line with the same content; nil if there is none.
  private(set) var shown: [Int?]
  /// How many lines of data are shown.
  private(set) var matched = 0
  /// How many of these are shown in the same words.
  private(set) var equal = 0
  /// The shown lines without a line of data.
  private(set) var extra: [Int] = []

  init(data: [LineKey], shown lines: [LineKey]) {
    shown = Array(repeating: nil, count: data.count)
    var used = Array(repeating: false, count: lines.count)
    var next = 0
    for (index, line) in data.enumerated() {
      guard let place = Self.place(of: line, in: lines, used, from: next) else { continue }
      shown[index] = place
      used[place] = true
      matched += 1
      if lines[place].letters == line.letters { equal += 1 }
      next = place + 1
    }
    extra = lines.indices.filter { !used[$0] }
  }

  /// The first unused line with the same content; lines near the last match are tried first.
  private static func place(
    of line: LineKey, in lines: [LineKey], _ used: [Bool], from next: Int
  ) -> Int? {
    var best: (place: Int, likeness: Double)?
    for offset in lines.indices {
      let place = (next + offset) % lines.count
      guard !used[place] else { continue }
      if lines[place].letters == line.letters { return place }
      let likeness = line.likeness(to: lines[place])
      if likeness >= 0.6, likeness > (best?.likeness ?? 0) { best = (place, likeness) }
    }
    return best?.place
  }
}
