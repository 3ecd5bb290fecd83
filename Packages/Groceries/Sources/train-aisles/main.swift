// train-aisles: learns the aisles of product names, or measures the accuracy.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import EmbeddedText
import CulinaryFoods
import Groceries
import GroceriesCompiling
import MealModels

let usage = """
  usage: train-aisles try DATA GOODS.tsv FRESH.tsv LIST.tsv ...
         train-aisles train DATA GOODS.tsv FRESH.tsv OUT.swift
         train-aisles read TEXTS    place of each line
  """
let arguments = Array(CommandLine.arguments.dropFirst())

func read(_ path: String) -> String {
  guard let data = FileManager.default.contents(atPath: path) else {
    CompileTool.fail("cannot read \(path)", status: 2)
  }
  return String(decoding: data, as: UTF8.self)
}

func lists() throws -> AisleLists {
  try AisleSources(
    foods: read("\(arguments[1])/aisles-foods.tsv"),
    words: read("\(arguments[1])/aisles-words.tsv")
  ).lists()
}

func corpus() throws -> AisleCorpus {
  let lists = try lists()
  let foods = FoodBook.culinary.foods.flatMap { food in
    lists.foods[food.id].map { aisle in
      ([food.name] + food.aliases).map { AisleExample($0, aisle, weight: 2) }
    } ?? []
  }
  return AisleCorpus(
    goods: AisleExample.rows(read(arguments[2])),
    listed: lists.things.map { AisleExample($0.name, $0.aisle, weight: 5) },
    foods: foods + AisleExample.rows(read(arguments[3]), weight: 1.5))
}

func trainer(heldOut: Bool) throws -> (AisleTrainer, AisleCorpus) {
  let corpus = try corpus()
  var trainer = AisleTrainer(
    corpus.examples(heldOut: heldOut), names: AisleNames(try lists(), .culinary))
  trainer.learn { print($0) }
  return (trainer, corpus)
}

func measure(_ trainer: AisleTrainer, _ list: String) {
  let rows = read(list).split(separator: "\n").filter { !$0.hasPrefix("#") }
    .map { $0.split(separator: "\t").map(String.init) }
  let wrong = rows.filter {
    !$0[1].contains(trainer.aisle(of: AisleText($0[0])).department.rawValue)
  }
  for row in wrong { print("  \(row[0]): \(trainer.aisle(of: AisleText(row[0])).rawValue)") }
  print("\(list): \(rows.count - wrong.count) of \(rows.count)")
}

func tryOut() throws {
  let (trainer, corpus) = try trainer(heldOut: false)
  let right = corpus.heldOut.count {
    trainer.aisle(of: AisleText($0.text)).department == $0.aisle.department
  }
  print("held out: \(right) of \(corpus.heldOut.count)")
  for list in arguments.dropFirst(4) { measure(trainer, list) }
}

func train() throws {
  let source = AisleWeightsWriter.source(try trainer(heldOut: true).0)
  try Data(source.utf8).write(to: URL(filePath: arguments[4]))
}

func readTexts() {
  let finder = AisleFinder(.culinary)
  for line in read(arguments[1]).split(separator: "\n", omittingEmptySubsequences: false) {
    let place = finder.place(of: String(line))
    print("\(line)\t\(place.department.rawValue)\t\(place.aisle.rawValue)")
  }
}

do {
  switch arguments.first {
  case "try" where arguments.count > 3: try tryOut()
  case "train" where arguments.count == 5: try train()
  case "read" where arguments.count == 2: readTexts()
  default: CompileTool.fail(usage, status: 2)
  }
} catch let error as GroceryDataError {
  CompileTool.fail(error.message, status: 2)
} catch {
  CompileTool.fail("\(error)", status: 1)
}
