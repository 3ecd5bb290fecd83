// Measures a library of made-up recipes; `Scripts/bench-recipes` compares it with SQLite.
//   bench-recipes make FOLDER COUNT   makes a library, and prints each recipe as a line of JSON
//   bench-recipes open FOLDER WORDS   opens it repeatedly, and prints microseconds to each answer
//   bench-recipes type FOLDER WORDS…  prints microseconds of each keystroke, and of duplicates
//   bench-recipes add FOLDER COUNT    adds recipes one by one, and prints microseconds of each

import Journal
import MealModels
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A call that cannot be carried out.
struct WrongCall: Error, CustomStringConvertible {
  let description: String
}

func microseconds(_ body: () async throws -> Void) async rethrows -> Int {
  let clock = ContinuousClock()
  let duration = try await clock.measure { try await body() }
  return Int(duration.components.seconds * 1_000_000)
    + Int(duration.components.attoseconds / 1_000_000_000_000)
}

func library(in folder: String) throws -> RecipeLibrary {
  RecipeLibrary(in: try EventJournal(directory: URL(filePath: folder)))
}

/// The most memory that this process had, in KB, if the system states it in a file.
func peakMemory() -> Int {
  let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return line?.split(separator: " ").dropFirst().first.flatMap { Int($0.filter(\.isNumber)) } ?? 0
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 2 else {
  throw WrongCall(description: "name a verb, a folder and the verb's arguments")
}
let (verb, folder) = (arguments[0], arguments[1])

switch verb {
case "make":
  let library = try library(in: folder)
  var source = MadeUpRecipes(seed: 7)
  let encoder = JSONEncoder()
  for _ in 0..<(Int(arguments[2]) ?? 0) / 100 {
    let drafts = (0..<100).map { _ in source.next() }
    _ = try await library.add(drafts.map { NewRecipe(RecipeContent($0)) }, at: Date())
    for draft in drafts { print(String(decoding: try encoder.encode(draft), as: UTF8.self)) }
  }
  try await library.keepIndex()
case "open":
  for _ in 0..<11 {
    var answer: SearchAnswer?
    let time = try await microseconds {
      answer = try await library(in: folder).search(RecipeSearch(arguments[2], limit: 20))
    }
    print(time, answer?.count ?? 0)
  }
  print(peakMemory())
case "type":
  let library = try library(in: folder)
  _ = try await library.count()
  for words in arguments.dropFirst(2) {
    for length in 1...words.count {
      let text = String(words.prefix(length))
      // The best of three: other work of the machine only makes one slower.
      var best = Int.max
      for _ in 0..<3 {
        let time = try await microseconds { _ = try await library.search(RecipeSearch(text)) }
        best = min(best, time)
      }
      print(best, text)
    }
  }
  var source = MadeUpRecipes(seed: 7)
  let draft = source.next()
  print(try await microseconds { _ = try await library.duplicates(of: draft) }, "duplicates")
  print(peakMemory())
case "add":
  let library = try library(in: folder)
  _ = try await library.count()
  var source = MadeUpRecipes(seed: 8)
  for _ in 0..<(Int(arguments[2]) ?? 0) {
    let recipe = NewRecipe(RecipeContent(source.next()))
    let append = try await microseconds { try await library.add(recipe, at: Date()) }
    let index = try await microseconds { _ = try await library.count() }
    let bare = try await microseconds {
      _ = try await library.journal.append([
        Event(
          stream: "bench", version: 1, time: Date(),
          payload: Data("\"\(String(repeating: "y", count: 2000))\"".utf8))
      ])
    }
    print(append, index, bare)
  }
default: throw WrongCall(description: "unknown verb '\(verb)'")
}
