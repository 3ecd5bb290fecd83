/// Runs all measurements of the food data.
struct FoodsBench {
  private let program: String?
  private let programWithoutFoods: String?
  private let files: [String]

  /// Parses the arguments, which name the parts to measure.
  init(_ words: [String]) {
    program = words.first
    programWithoutFoods = words.dropFirst().first
    files = Array(words.dropFirst(2))
  }

  /// Runs the measurements, which take about a minute.
  func findings() throws(BenchError) -> [BenchResult] {
    let folder = try WorkFolder()
    defer { folder.remove() }
    var findings: [BenchResult] = []
    if let program, let programWithoutFoods {
      findings += try SuggestPairs(program, programWithoutFoods, in: folder).findings
    }
    findings += try ColdOpening.findings(in: folder)
    findings += try SearchRace(in: folder).findings
    findings += try FoodWork().findings
    if let program { findings.append(try memory(of: program)) }
    for file in files { findings.append(try size(of: file)) }
    return findings
  }

  private func memory(of program: String) throws(BenchError) -> BenchResult {
    let run = try ProcessRun([program, "foods", "milk"])
    return BenchResult(name: "peak memory of `foods milk`", value: run.megabytes, unit: "MB")
  }

  private func size(of file: String) throws(BenchError) -> BenchResult {
    let name = file.split(separator: "/").last.map { String($0) } ?? file
    return BenchResult(name: name, value: try WorkFolder.megabytes(ofFile: file), unit: "MB")
  }
}
