/// Everything that is measured about food facts.
struct FoodsBench {
  private let program: String?
  private let programWithoutFoods: String?
  private let files: [String]

  /// Takes the words of the call; what they do not name is not measured.
  init(_ words: [String]) {
    program = words.first
    programWithoutFoods = words.dropFirst().first
    files = Array(words.dropFirst(2))
  }

  /// Measures; takes about a minute.
  func findings() throws(BenchError) -> [Finding] {
    let folder = try WorkFolder()
    defer { folder.remove() }
    var findings: [Finding] = []
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

  private func memory(of program: String) throws(BenchError) -> Finding {
    let run = try ProcessRun([program, "foods", "milk"])
    return Finding(name: "peak memory of `foods milk`", value: run.megabytes, unit: "MB")
  }

  private func size(of file: String) throws(BenchError) -> Finding {
    let name = file.split(separator: "/").last.map { String($0) } ?? file
    return Finding(name: name, value: try WorkFolder.megabytes(ofFile: file), unit: "MB")
  }
}
