// train-aisles: learns the aisles of names of goods, or tells how well that works.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import EmbeddedText
import FoodFacts
import Groceries
import MealModels

let usage = """
  usage: train-aisles lists DATA OUT.swift
         train-aisles train DATA GOODS.tsv FRESH.tsv OUT.swift
         train-aisles try DATA GOODS.tsv FRESH.tsv LIST.tsv ...
  """
let arguments = Array(CommandLine.arguments.dropFirst())

func read(_ path: String) -> String {
  guard let data = FileManager.default.contents(atPath: path) else {
    CompileTool.fail("cannot read \(path)", status: 2)
  }
  return String(decoding: data, as: UTF8.self)
}

func lists() throws -> AisleLists {
  try AisleLists(
    foods: read("\(arguments[1])/aisles-foods.tsv"),
    words: read("\(arguments[1])/aisles-words.tsv"))
}

func corpus() throws -> AisleCorpus {
  let lists = try lists()
  let foods = FoodBook.culinary.foods.flatMap { food in
    lists.foods[food.id].map { aisle in
      ([food.name] + food.aliases).map { AisleExample($0, aisle, weight: 1.5) }
    } ?? []
  }
  return AisleCorpus(
    goods: AisleExample.rows(read(arguments[2])),
    listed: lists.things.map { AisleExample($0.name, $0.aisle, weight: 4) },
    foods: foods + AisleExample.rows(read(arguments[3]), weight: 1.5))
}

do {
  switch arguments.first {
  case "try" where arguments.count > 3:
    let corpus = try corpus()
    let names = AisleNames(try lists(), .culinary)
    let shrink = Float(ProcessInfo.processInfo.environment["SHRINK"] ?? "") ?? 1e-6
    let room = Int(ProcessInfo.processInfo.environment["ROOM"] ?? "") ?? 40_000
    var trainer = AisleTrainer(corpus.examples(), names: names, room: room, shrinkage: shrink)
    trainer.learn { print($0) }
    let (text, unit) = trainer.written()
    print("\(text.utf8.count) bytes, unit \(unit)")
    let right = corpus.heldOut.count {
      trainer.aisle(of: AisleText($0.text)).department == $0.aisle.department
    }
    print("held out: \(right) of \(corpus.heldOut.count)")
    for path in arguments.dropFirst(4) {
      var all = 0, good = 0
      for line in read(path).split(separator: "\n") where !line.hasPrefix("#") {
        let columns = line.split(separator: "\t").map(String.init)
        let found = trainer.aisle(of: AisleText(columns[0]))
        all += 1
        if columns[1].contains(found.department.rawValue) { good += 1 } else {
          print("  \(columns[0]) -> \(found.rawValue), not \(columns[1])")
        }
      }
      print("\(path): \(good) of \(all)")
    }
  default: CompileTool.fail(usage, status: 2)
  }
} catch let error as AisleListError {
  CompileTool.fail(error.message, status: 2)
} catch {
  CompileTool.fail("\(error)", status: 1)
}
