/// The few best of many numbered items, best first; equal items are sorted by number.
struct TopList<Score: Comparable> {
  private let limit: Int
  private var entries: [(item: Int, score: Score)] = []

  /// Makes an empty list that keeps at most a number of items.
  init(limit: Int) {
    self.limit = max(limit, 1)
  }

  /// The items in the list, the smallest score first.
  var items: [Int] { entries.map(\.item) }

  /// Adds an item if it is among the best.
  mutating func insert(_ item: Int, _ score: Score) {
    if entries.count == limit, let worst = entries.last {
      guard (score, item) < (worst.score, worst.item) else { return }
      entries.removeLast()
    }
    let place = entries.firstIndex { (score, item) < ($0.score, $0.item) } ?? entries.endIndex
    entries.insert((item, score), at: place)
  }
}
