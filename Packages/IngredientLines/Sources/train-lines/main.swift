// train-lines: learns the labels of ingredient lines, or reads lines with the learned model.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import EmbeddedText
import IngredientLines
import IngredientLinesTraining
import MealModels
import PrintedText

let usage = """
  usage: train-lines train COMPLETE.tsv PARTIAL.tsv [--fold N] [--out SWIFT] [--readme MARKDOWN]
         train-lines read LINES    one JSON document a line
         train-lines time LINES    microseconds a line
  """
let arguments = Array(CommandLine.arguments.dropFirst())

func read(_ place: Int) -> String {
  guard arguments.count > place else { CompileTool.fail(usage, status: 2) }
  guard let data = FileManager.default.contents(atPath: arguments[place]) else {
    CompileTool.fail("cannot read \(arguments[place])", status: 2)
  }
  return String(decoding: data, as: UTF8.self)
}

func option(_ name: String) -> String? {
  guard let place = arguments.firstIndex(of: name) else { return nil }
  guard place + 1 < arguments.count else { CompileTool.fail(usage, status: 2) }
  return arguments[place + 1]
}

func save(_ text: String, to path: String) throws {
  try Data(text.utf8).write(to: URL(filePath: path))
}

func train() throws {
  let (complete, partial) = (read(1), read(2))
  func trained(_ fold: Int?) -> (corpus: Corpus, run: TrainingRun, trainer: LineTrainer) {
    let corpus = Corpus(
      complete: LabelledLine.complete(complete), partial: LabelledLine.partial(partial),
      fold: fold)
    print("\(corpus.misfits) lines whose fields do not fit")
    var run = TrainingRun(corpus) { print($0) }
    let trainer = run.run()
    return (corpus, run, trainer)
  }
  let fold = option("--fold").flatMap { Int($0) }
  let heldOut = trained(fold ?? 0)
  if let path = option("--readme") {
    let readme = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    try save(ReadmeTable.text(readme, with: heldOut.run), to: path)
  }
  guard let path = option("--out") else { return }
  let whole = fold == nil ? trained(nil) : heldOut
  try save(WeightsWriter(whole.trainer, of: whole.corpus, heldOut: heldOut.run).source, to: path)
}

func time() {
  let reader = LineReader(FoodReference(.empty))
  let lines = read(1).split(separator: "\n").map(String.init)
  let clock = ContinuousClock()
  let times = lines.map { line in
    let start = clock.now
    let doubts = reader.line(line).doubts.count
    return Double((clock.now - start).components.attoseconds) / 1e12 + Double(min(doubts, 0))
  }.sorted()
  guard let last = times.last else { return }
  print("median \(times[times.count / 2]) µs, 99 % \(times[times.count * 99 / 100]), most \(last)")
}

do {
  switch arguments.first {
  case "train": try train()
  case "read":
    let reader = LineReader(FoodReference(.empty))
    for line in read(1).split(separator: "\n") { print(reader.line(String(line)).json.lineText) }
  case "time": time()
  default: CompileTool.fail(usage, status: 2)
  }
} catch {
  CompileTool.fail("\(error)", status: 1)
}
