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
  let complete = LabelledLine.complete(read(arguments[1]))
  let partial = LabelledLine.partial(read(arguments[2]))
  func trained(_ fold: Int?) -> (LineTrainer, Corpus, TrainingRun) {
    let corpus = Corpus(complete: complete, partial: partial, fold: fold)
    print("\(corpus.lines.count) lines, \(corpus.misfits) misfits")
    var run = TrainingRun(
      corpus, passes: option("--passes").flatMap { Int($0) } ?? 8,
      partial: arguments.contains("--with-partial"))
    run.rate = option("--rate").flatMap { Float($0) } ?? 0.07
    run.shrinkage = option("--shrink").flatMap { Float($0) } ?? 3e-5
    run.dropout = option("--drop").flatMap { Double($0) } ?? 0.1
    run.isShort = arguments.contains("--short")
    run.averaged = option("--average").flatMap { Int($0) } ?? 4
    run.least = option("--least").flatMap { Int($0) } ?? 2
    run.rankByCount = arguments.contains("--rank")
    let trainer = run.run()
    return (trainer, corpus, run)
  }
  let heldOut = trained(option("--fold").flatMap { Int($0) } ?? 0)
  if let path = option("--readme") { try ReadmeTable.write(heldOut.2, to: path) }
  if let path = option("--out") {
    let (trainer, corpus, _) = option("--fold") == nil ? trained(nil) : heldOut
    WeightsWriter(trainer, usual: corpus.usual, calibration: heldOut.2.calibration.text)
      .write(path)
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
