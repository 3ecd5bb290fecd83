import FoodFacts
import MealModels

/// Compares the search over all foods at every keystroke with SQLite's full-text search.
struct SearchRace {
  /// How often both are measured, alternately.
  static let rounds = 7
  /// The most time that a keystroke may take, as a multiple of the peer's time.
  static let bound = 1.0

  private static let judged = FullTextPeer.Kind(name: "FTS5")
  private static let others = [
    FullTextPeer.Kind(name: "FTS5, a row a food", names: "foods"),
    FullTextPeer.Kind(name: "FTS5, prefix index", options: ", prefix='1 2 3'"),
    FullTextPeer.Kind(name: "FTS5, unranked", order: ""),
  ]

  private let keystrokes: [String] = TypedNames.all.flatMap { name in
    (1...name.count).map { String(name.prefix($0)) }
  }
  private let opening: Double
  private var ours: [[Double]] = []
  private var peer: [[Double]] = []
  private var otherMedians: [Double] = []

  init(in folder: WorkFolder) throws(BenchError) {
    try Self.writeNames(to: folder)
    try folder.write(keystrokes, to: "questions")
    let start = ContinuousClock.now
    let search = FoodSearch()
    opening = (ContinuousClock.now - start).milliseconds
    try check(search)
    for round in 1...Self.rounds {
      showProgress("search: round \(round) of \(Self.rounds)")
      ours.append(microseconds(search))
      peer.append(try microseconds(Self.judged, folder))
    }
    for kind in Self.others { otherMedians.append(try microseconds(kind, folder).median) }
  }

  var findings: [BenchResult] {
    let middle = finding("a keystroke of the search", 0.5, bound: Self.bound)
    let others = zip(Self.others, otherMedians).map { kind, median in
      BenchResult(
        name: "a keystroke of the search", value: middle.value, unit: "µs",
        peer: BenchResult.Peer(name: kind.name, value: median))
    }
    return [middle] + others + [
      finding("a slow keystroke (one in twenty)", 0.95, bound: nil),
      BenchResult(name: "search opened", value: opening, unit: "ms"),
    ]
  }

  private func finding(_ name: String, _ share: Double, bound: Double?) -> BenchResult {
    let peer = BenchResult.Peer(name: Self.judged.name, value: peer.map { $0.share(share) }.median)
    return BenchResult(
      name: name, value: ours.map { $0.share(share) }.median, unit: "µs", peer: peer, bound: bound)
  }

  private func microseconds(_ search: FoodSearch) -> [Double] {
    keystrokes.map { query in
      let start = ContinuousClock.now
      _ = search.foods(matching: query)
      return (ContinuousClock.now - start).microseconds
    }
  }

  private func microseconds(
    _ kind: FullTextPeer.Kind, _ folder: WorkFolder
  ) throws(BenchError) -> [Double] {
    let times = try FullTextPeer.microseconds(kind, questions: "questions", in: folder)
    guard times.count == keystrokes.count else { throw .wrongResult("SQLite skipped a question") }
    return times
  }

  private func check(_ search: FoodSearch) throws(BenchError) {
    for name in TypedNames.all where search.foods(matching: name).isEmpty {
      throw .wrongResult("the search does not find \(name)")
    }
  }

  /// Writes two files of the names that are searched: one name per line, and one food per line.
  private static func writeNames(to folder: WorkFolder) throws(BenchError) {
    let culinary = Array(FoodBook.culinary.foods)
    let taken = Set(culinary.compactMap(\.row))
    let rows = FoodTable.bundled.foods.filter { !taken.contains($0.id) }
    let foods = culinary.map { [$0.name] + $0.aliases } + rows.map { [$0.description] }
    try folder.write(foods.flatMap { $0 }, to: "names")
    try folder.write(foods.map { $0.joined(separator: " ") }, to: "foods")
  }
}
