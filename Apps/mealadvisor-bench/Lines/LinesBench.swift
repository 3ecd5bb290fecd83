import FoodFacts
import IngredientLines
import MealCatalog
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures how fast ingredient lines are read.
///
/// The command is compared with ingredient-parser-nlp; the reader is also measured inside this
/// process.
struct LinesBench {
  /// The most time that a line may take, as a share of the peer's time: a fiftieth.
  static let peerBound = 1.0 / 50
  /// The limit of the median time of a line, in microseconds.
  static let mostMicroseconds = 40.0
  /// The most allocations of a line with twice as many tokens, as a multiple.
  static let allocationBound = 2.1

  private let program: String
  private let python: String?
  private let file: String?

  /// Parses the arguments: our program, a Python that has the peer, and a file of lines.
  ///
  /// Without a file, the lines of all bundled recipes are read.
  init(_ words: [String]) throws(BenchError) {
    guard let program = words.first, words.count <= 3 else { throw .usage }
    self.program = program
    python = words.dropFirst().first
    file = words.dropFirst(2).first
  }

  /// Runs the measurements, which take about a minute.
  func findings() throws(BenchError) -> [BenchResult] {
    let folder = try WorkFolder()
    defer { folder.remove() }
    let lines = try self.lines()
    try folder.write(lines, to: "lines")
    showProgress("reading \(lines.count) lines")
    let path = folder.path("lines")
    let command =
      try (0..<5).map { _ throws(BenchError) in
        try ProcessRun([program, "lines", path]).processorMilliseconds
      }.median * 1000 / Double(lines.count)
    let bare = Self.times(of: lines, LineReader(FoodReference(.empty)))
    let reader = LineReader(.culinary)
    let times = Self.times(of: lines, reader)
    var reading = BenchResult(
      name: "reading a line", value: bare.reduce(0, +) / Double(bare.count), unit: "µs")
    var printing = BenchResult(
      name: "with its food, printed by the command", value: command, unit: "µs")
    if let peer = try peerTime(path, in: folder) {
      reading.peer = .init(name: "ingredient-parser-nlp", value: peer)
      reading.bound = Self.peerBound
      printing.peer = reading.peer
    }
    return [
      reading, printing,
      BenchResult(
        name: "a line with its food, in the median", value: times.median, unit: "µs",
        peer: .init(name: "the limit", value: Self.mostMicroseconds), bound: 1),
      BenchResult(name: "one in a hundred takes", value: times.share(0.99), unit: "µs"),
    ] + Self.allocations(reader)
  }

  private func lines() throws(BenchError) -> [String] {
    guard let file else { return Catalog.bundled.meals.flatMap(\.recipe.ingredients).map(\.text) }
    guard let data = try? Data(contentsOf: URL(filePath: file)) else { throw .unusableFile(file) }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  /// The peer's time for parsing a line, in microseconds, without its start and its output.
  ///
  /// Foods are not looked up. Nil without a peer.
  private func peerTime(_ path: String, in folder: WorkFolder) throws(BenchError) -> Double? {
    guard let python else { return nil }
    showProgress("asking ingredient-parser-nlp")
    let words = ["env", "-u", "LD_PRELOAD", python, "-c", Self.peerProgram, path]
    guard let time = try folder.numbers(of: words).first else {
      throw .wrongResult("ingredient-parser-nlp printed no time")
    }
    return time
  }

  private static func times(of lines: [String], _ reader: LineReader) -> [Double] {
    let clock = ContinuousClock()
    return lines.map { line in
      let start = clock.now
      _ = reader.line(line)
      return (clock.now - start).microseconds
    }
  }

  /// Compares the number of allocations for a line with that for a line half as long.
  private static func allocations(_ reader: LineReader) -> [BenchResult] {
    guard AllocationCounter.count != nil else { return [] }
    let counts = [1, 2].map { times in
      let line = Array(repeating: "2 cups finely chopped carrots, peeled", count: 4 * times)
        .joined(separator: ", ")
      _ = reader.line(line)
      let before = AllocationCounter.count ?? 0
      _ = reader.line(line)
      return Double((AllocationCounter.count ?? 0) - before)
    }
    return [
      BenchResult(
        name: "allocations for a line of 48 words", value: counts[1], unit: "blocks",
        peer: .init(name: "one of 24", value: counts[0]), bound: allocationBound)
    ]
  }

  /// Prints the processor time per line in microseconds, over at most 5,000 lines.
  private static let peerProgram = """
    import ingredient_parser, sys, time

    parse = ingredient_parser.parse_ingredient
    lines = [line.strip() for line in open(sys.argv[1], encoding="utf-8")]
    lines = [line for line in lines if line][:5000]
    parse(lines[0])
    start = time.process_time()
    for line in lines:
        parse(line)
    print((time.process_time() - start) / len(lines) * 1e6)
    """
}
