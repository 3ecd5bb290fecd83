import MealModels
import PrintedText

/// Reads a file that is not an archive: a document of an app, or a text.
struct DocumentReader {
  private let reader: ExchangeReader

  init(_ reader: ExchangeReader) { self.reader = reader }

  /// Reads the recipes of a file, or reports why it has none.
  func read(_ file: FileSource, _ bytes: [UInt8], into collector: inout ExchangeCollector) {
    if MealMasterFile.holdsRecipes(bytes) { return readMealMaster(file, bytes, into: &collector) }
    if let why = Self.whyNotText(bytes) { return collector.passOver(file.path, why) }
    let text = TextDecoding.text(bytes)
    guard let start = text.unicodeScalars.first(where: { !$0.properties.isWhitespace }) else {
      return collector.passOver(file.path, "The file is empty.")
    }
    switch start {
    case "{": readJSON(file, text, orElse: readText, into: &collector)
    case "[": readJSON(file, text, orElse: readText, into: &collector)
    case "<": readMarkup(file, text.trimmed, into: &collector)
    default: readText(file, text, into: &collector)
    }
  }

  /// Why some bytes are not text that could hold a recipe.
  private static func whyNotText(_ bytes: [UInt8]) -> String? {
    let kinds: [(String, String)] = [
      ("%PDF-", "The file is a PDF; export the recipes as text, or copy the text out of it."),
      ("SQLite format 3", "The file is a database; use the export of the app that it comes from."),
      ("bplist00", "The file is a property list; use the export of the app that it comes from."),
      ("Rar!", "The file is a RAR archive; pack it again as a zip."),
      ("7z\u{BC}\u{AF}", "The file is a 7z archive; pack it again as a zip."),
    ]
    for (mark, why) in kinds where bytes.starts(with: mark.unicodeScalars.map { UInt8($0.value) }) {
      return why
    }
    if PictureFormat(bytes) != nil { return "The file is a picture, not a recipe." }
    let start = bytes.prefix(4000)
    let isWide = start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
    return !isWide && start.contains(0)
      ? "The file is neither text nor an archive of recipes." : nil
  }

  private func readMealMaster(
    _ file: FileSource, _ bytes: [UInt8], into collector: inout ExchangeCollector
  ) {
    let outside = MealMasterFile.read(bytes) { recipe, remarks in
      collector.add(
        recipe, .mealMaster, from: file.path, remarks: remarks.map { (line: $0.line, $0.sentence) })
    }
    guard let first = outside.first else { return }
    let lines =
      outside.count == 1
      ? "A line outside of recipes was" : "\(outside.count) lines outside of recipes were"
    collector.remark("\(lines) not read.", at: "\(file.path), line \(first)")
  }

  private func readJSON(
    _ file: FileSource, _ text: String,
    orElse other: (FileSource, String, inout ExchangeCollector) -> Void,
    into collector: inout ExchangeCollector
  ) {
    let json: JSON
    do throws(JSONReader.Mistake) {
      json = try JSONReader.read(text)
    } catch {
      guard file.ending == "json" || file.ending == "paprikarecipe" || text.contains("\":") else {
        return other(file, text, &collector)
      }
      return collector.passOver(file.path, "The JSON of the file is broken: \(error.reason).")
    }
    let found = JSONDocument.recipes(json)
    if found.isEmpty { collector.passOver(file.path, "The document has no recipe.") }
    for item in found {
      let read = JSONDocument.read(item)
      guard add(read, item.format, from: file, into: &collector) else { return }
    }
  }

  /// Adds a read recipe; false if the caller stops.
  private func add(
    _ read: ParsedRecipe, _ format: ExchangeFormat, from file: FileSource,
    into collector: inout ExchangeCollector
  ) -> Bool {
    var (recipe, remarks) = (read.recipe, read.remarks)
    if recipe.draft.isHollow {
      collector.passOver(file.path, "A recipe in the document is empty.")
      return true
    }
    if recipe.draft.title.isEmpty {
      recipe.draft.title = file.title
      remarks.append("It has no title, so it is named after its file.")
    }
    if recipe.draft.ingredientLines.isEmpty { remarks.append("It has no ingredients.") }
    return collector.add(
      recipe, format, from: file.path, remarks: remarks.map { (line: nil, sentence: $0) })
  }

  private func readMarkup(
    _ file: FileSource, _ text: String, into collector: inout ExchangeCollector
  ) {
    if XMLDocument.isXML(text), let json = XMLDocument.json(text) {
      let found = JSONDocument.recipes(json)
      for item in found {
        guard add(JSONDocument.read(item), .xml, from: file, into: &collector) else { return }
      }
      if !found.isEmpty { return }
    }
    if let drafts = reader.page?(text), !drafts.isEmpty {
      for draft in drafts {
        guard add(ParsedRecipe(recipe: .init(draft)), .html, from: file, into: &collector) else {
          return
        }
      }
      return
    }
    let found = PageScripts.documents(in: text).flatMap(JSONDocument.recipes)
    for item in found {
      guard add(JSONDocument.read(item), item.format, from: file, into: &collector) else { return }
    }
    if found.isEmpty { collector.passOver(file.path, "The page has no data that marks a recipe.") }
  }

  private func readText(
    _ file: FileSource, _ text: String, into collector: inout ExchangeCollector
  ) {
    switch TextKind(text, ending: file.ending) {
    case .cooklang:
      _ = add(
        CooklangReader.recipe(text, named: file.title), .cooklang, from: file, into: &collector)
    case .markdown: WrittenReader(file, text, isMarkdown: true).read(into: &collector)
    case .plain: WrittenReader(file, text, isMarkdown: false).read(into: &collector)
    }
  }
}
