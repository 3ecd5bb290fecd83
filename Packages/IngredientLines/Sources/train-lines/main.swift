// train-lines: learns the labels of ingredient lines and writes the weights as Swift.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import EmbeddedText
import IngredientLines
import MealModels
import PrintedText

func read(_ path: String) -> String {
  guard let data = FileManager.default.contents(atPath: path) else {
    CompileTool.fail("cannot read \(path)", status: 2)
  }
  return String(decoding: data, as: UTF8.self)
}

let arguments = Array(CommandLine.arguments.dropFirst())
func option(_ name: String) -> String? {
  arguments.firstIndex(of: name).map { arguments[$0 + 1] }
}
switch arguments.first {
case "align":
  var bad = 0
  for line in LabelledLine.complete(read(arguments[1])) {
    let tokens = LineTokens.read(LineText(line.text))
    if LineAlignment.allowed(line, tokens) == nil {
      bad += 1
      print(line.text, line.fields.map { "\($0.key): \($0.value)" }.sorted(), separator: "\t")
    }
  }
  print(bad)
case "train":
  let corpus = Corpus(
    complete: LabelledLine.complete(read(arguments[1])),
    partial: LabelledLine.partial(read(arguments[2])), fold: option("--fold").flatMap { Int($0) })
  print("\(corpus.lines.count) lines, \(corpus.misfits) misfits")
  var run = TrainingRun(corpus, passes: option("--passes").flatMap { Int($0) } ?? 12, output: option("--out"),
    partial: !arguments.contains("--no-nyt"))
  run.rate = option("--rate").flatMap { Float($0) } ?? 0.1
  run.shrinkage = option("--shrink").flatMap { Float($0) } ?? 2e-6
  run.dropout = option("--drop").flatMap { Double($0) } ?? 0
  run.isShort = arguments.contains("--short")
  let list = ErrorList()
  run.errors = list
  run.run()
  if let path = option("--errors") {
    try? Data(list.rows.joined(separator: "\n").utf8).write(to: URL(filePath: path))
  }
case "read":
  let reader = LineReader(FoodReference(.empty))
  var output = ""
  for line in read(arguments[1]).split(separator: "\n") {
    output += reader.line(String(line)).json.lineText + "\n"
  }
  print(output, terminator: "")
case "time":
  let reader = LineReader(FoodReference(.empty))
  let lines = read(arguments[1]).split(separator: "\n").map(String.init)
  var times: [Double] = []
  let clock = ContinuousClock()
  for line in lines {
    let start = clock.now
    let result = reader.line(line)
    let time = clock.now - start
    if result.text.isEmpty { continue }
    times.append(Double(time.components.attoseconds) / 1e12)
  }
  times.sort()
  print("median \(times[times.count / 2]) µs, 99 % \(times[times.count * 99 / 100]) µs, mean \(times.reduce(0, +) / Double(times.count))")
default:
  CompileTool.fail("usage", status: 2)
}
