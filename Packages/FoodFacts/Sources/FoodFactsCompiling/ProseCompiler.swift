import EmbeddedText
import FoodFacts
import MealModels

/// Turns the ordinary words of recipe texts into the Swift source that ships inside the binary.
struct ProseCompiler: Sendable {
  /// One list: the name of its file and its text.
  typealias List = (file: String, text: String)

  private let lists: [List]
  private let foods: Set<FoodID>

  /// Makes a compiler for the files of `Data/prose`, with the ids of all foods.
  init(lists: [List], foods: Set<FoodID>) {
    self.lists = lists
    self.foods = foods
  }

  /// The source of `BundledProse.swift`; throws the first error in the texts.
  func swiftSource() throws(SourceError) -> String {
    var entries: [ProseEntry] = []
    for list in lists {
      for (number, line) in NumberedLines.of(list.text) {
        entries.append(try entry(line, SourceError.at(list.file, number)))
      }
    }
    let texts = ProseLexicon.texts(of: entries)
    return """
      // swift-format-ignore-file
      // Made from Data/prose by Scripts/compile-foods. Do not edit.

      /// The ordinary words of recipe texts in all their forms; ``ProseLexicon`` reads them.
      enum BundledProse {
        static let words: StaticString = \(SwiftLiteral.raw(texts.words))

        static let names: StaticString = \(SwiftLiteral.raw(texts.names))
      }

      """
  }

  private func entry(
    _ line: Substring, _ error: (String) -> SourceError
  ) throws(SourceError) -> ProseEntry {
    guard let entry = ProseEntry(line) else {
      throw error("expected 'KIND: word, word' or 'name FOOD: word, word'")
    }
    if case .name(let food) = entry.meaning, !foods.contains(food) {
      throw error("there is no food '\(food)'")
    }
    if let word = entry.words.first(where: { !isPlain($0) }) {
      throw error("'\(word)' is not as texts are compared: plain lower-case words")
    }
    return entry
  }

  private func isPlain(_ word: String) -> Bool {
    FoodName.words(of: word).joined(separator: " ") == word
  }
}

extension SourceError {
  /// Makes the errors of a line.
  fileprivate static func at(_ file: String, _ line: Int) -> (String) -> SourceError {
    { SourceError(file: file, line: line, problem: $0) }
  }
}
