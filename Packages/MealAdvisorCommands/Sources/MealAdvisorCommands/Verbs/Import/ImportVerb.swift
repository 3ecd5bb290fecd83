import CommandKit
import IngredientLines
import MealModels
import PrintedText
import RecipeExchange
import RecipePages
import RecipeStore
import WebPages

/// `import`: recipes from a link, a saved page, a text, or the collection of another app.
struct ImportVerb {
  let advisor: MealAdvisorContext

  static let url = Flag("--url", "URL", "where a saved page came from")
  static let format = Flag("--format", "FORMAT", "what it must be: page, text, or that of an app")
  static let dryRun = Flag("--dry-run", nil, "read it and keep nothing")
  static let list = Flag(
    "--json-lines", "LIST", "read a file of path<TAB>url lines, one JSON line for each")
  static let duplicate = Flag(
    "--duplicate", "WAY", "what becomes of a recipe that you have: keep, replace, merge")
  static let waiting = Flag("--waiting", nil, "read the links that wait for a connection")

  /// What becomes of a recipe that is there already.
  enum DuplicateWay: String, CaseIterable {
    case keep, replace, merge
  }

  var form: CommandForm {
    CommandForm(
      "import [SOURCE]",
      flags: [
        Self.url, Self.format, Self.dryRun, Self.duplicate, Self.waiting, Self.list, .simulate(),
        .json,
      ],
      "keep recipes of a link, a file or '-'", run: run)
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    if let path = invocation.arguments.value(Self.list) { return try listed(path, invocation) }
    if invocation.arguments.has(Self.waiting) { return try await readWaiting(invocation) }
    guard let operand = invocation.arguments.operands.first else {
      throw .wrong(
        "name a link or a file; usage: \(invocation.program) \(form.usage)", listsChoices: true)
    }
    switch try ImportSource(operand, invocation.context.inputFile) {
    case .page(let address):
      return try await read(address, invocation)
    case .file(let bytes):
      return try await read(bytes, named: operand, invocation)
    }
  }

  private var reader: PageReader { PageReader(LineReader(advisor.foods())) }

  private func read(
    _ address: PageAddress, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let reading: PageReading
    do throws(PageFetchError) {
      reading = try await fetched(address, invocation)
    } catch {
      guard error == .offline, !invocation.arguments.has(Self.dryRun) else { throw .page(error) }
      return try await wait(for: address, invocation)
    }
    return try await ImportedRecipe(reading: reading).reply(advisor, invocation)
  }

  /// What the page of an address says.
  func fetched(
    _ address: PageAddress, _ invocation: Invocation
  ) async throws(PageFetchError) -> PageReading {
    let progress = invocation.context.progress
    let page = try await advisor.pages.page(at: address) { received, expected in
      progress(ImportText.progress(received, of: expected))
    }
    return reader.reading(of: page.text(advisor.charsets), at: page.address.text)
  }

  /// A page, the collection of another app, or a text with one recipe: its content says which,
  /// unless the call does.
  private func read(
    _ bytes: [UInt8], named name: String, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let format = try ImportFormat(invocation.arguments.value(Self.format))
    let isPage = PageText.text(of: Array(bytes.prefix(4_000)), advisor.charsets).isPage
    if format == .page || format == nil && isPage {
      let reading = reader.reading(
        of: PageText.text(of: bytes, advisor.charsets), at: invocation.arguments.value(Self.url))
      return try await ImportedRecipe(reading: reading).reply(advisor, invocation)
    }
    let report = format == .text ? ExchangeReport() : collection(bytes, named: name, invocation)
    try format?.check(report)
    if report.recipes.isEmpty || report.formats == [.plainText] && report.recipes.count == 1 {
      let text = PageText.text(of: bytes, advisor.charsets)
      var imported = ImportedRecipe(reading: reader.reading(ofText: text))
      imported.reasons = report.passedOver.map(\.sentence)
      return try await imported.reply(advisor, invocation)
    }
    return try await ImportedCollection(report: report).reply(advisor, invocation)
  }

  /// What a file holds as the collection of an app.
  private func collection(
    _ bytes: [UInt8], named name: String, _ invocation: Invocation
  ) -> ExchangeReport {
    let progress = invocation.context.progress
    let pages = reader
    let reader = ExchangeReader { html in
      let reading = pages.reading(of: html)
      return reading.kind == .recipe ? reading.draft.map { [$0] } ?? [] : []
    }
    return reader.read(bytes, named: name) { step in
      progress("\(step.recipes) recipes, \(step.title)")
      return true
    }
  }

  /// One JSON document for each line of a list, in order; a page that cannot be read says why.
  private func listed(
    _ path: String, _ invocation: Invocation
  ) throws(CommandError) -> Reply {
    let files = invocation.context.inputFile
    let reader = reader
    let entries: [Substring]
    do throws(InputError) { entries = try files.lines(of: path) } catch { throw .input(error) }
    var text = ""
    for (count, entry) in entries.enumerated() {
      let parts = entry.split(separator: "\t", maxSplits: 1).map(String.init)
      do throws(InputError) {
        let bytes = try files.bytes(parts.first ?? "", InputFile.longest)
        let page = PageText.text(of: bytes, advisor.charsets)
        text += reader.reading(of: page, at: parts.count > 1 ? parts[1] : nil).json.lineText
      } catch {
        text += JSON.object([JSON.Member("error", .string(error.sentence))]).lineText
      }
      text += "\n"
      invocation.context.progress("\(count + 1) of \(entries.count) pages")
    }
    return Reply(json: text)
  }
}

extension String {
  /// Whether it is a page of HTML, and not a text or data.
  var isPage: Bool {
    let start = drop(while: \.isWhitespace).prefix(2_000).lowercased()
    return start.hasPrefix("<")
      && ["<!doctype html", "<html", "<head", "<body", "<meta", "<div", "<h1", "<article"]
        .contains(where: start.contains)
  }
}
