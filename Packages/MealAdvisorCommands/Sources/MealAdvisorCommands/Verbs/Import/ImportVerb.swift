import CommandKit
import IngredientLines
import MealModels
import PrintedText
import RecipePages
import WebPages

/// `import`: a recipe from a link, a saved page, or a text.
struct ImportVerb {
  let advisor: MealAdvisorContext

  static let url = Flag("--url", "URL", "where a saved page came from")
  static let dryRun = Flag("--dry-run", nil, "read it and keep nothing")
  static let list = Flag(
    "--json-lines", "LIST", "a file of path<TAB>url lines, one JSON line for each")

  var form: CommandForm {
    CommandForm(
      "import [SOURCE]", flags: [Self.url, Self.dryRun, Self.list, .json],
      "read a recipe from a link, a file or '-'", run: run)
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let reader = PageReader(LineReader(advisor.foods()))
    if let path = invocation.arguments.value(Self.list) {
      return try listed(path, reader, invocation)
    }
    guard let operand = invocation.arguments.operands.first else {
      throw .wrong(
        "name a link or a file; usage: \(invocation.program) \(form.usage)", listsChoices: true)
    }
    let reading = try await reading(operand, reader, invocation)
    let draft = reading.kind == .recipe ? reading.draft : nil
    let read = draft.map {
      DraftReader(advisor.foods()).recipe(of: $0, id: Self.unsaved, origin: .imported)
    }
    var reply = invocation.reply(
      reading.json.adding(["unknown": .strings(read?.open.map(\.text) ?? [])]),
      ImportText(reading: reading, open: read?.open ?? []).lines)
    reply.complaint = draft == nil ? reading.kind.sentence : nil
    return reply
  }

  /// What a recipe that is not kept is called.
  private static let unsaved: RecipeID = "unsaved"

  private func reading(
    _ operand: String, _ reader: PageReader, _ invocation: Invocation
  ) async throws(CommandError) -> PageReading {
    let asked = invocation.arguments.value(Self.url)
    switch try ImportSource(operand, invocation.context.inputFile) {
    case .page(let address):
      let progress = invocation.context.progress
      do throws(PageFetchError) {
        let page = try await advisor.pages.page(at: address) { received, expected in
          progress(ImportText.progress(received, of: expected))
        }
        return reader.reading(of: page.text(advisor.charsets), at: page.address.text)
      } catch {
        throw .page(error)
      }
    case .file(let bytes):
      return self.reading(of: bytes, at: asked, reader)
    }
  }

  private func reading(
    of bytes: [UInt8], at address: String?, _ reader: PageReader
  ) -> PageReading {
    let text = PageText.text(of: bytes, advisor.charsets)
    return reader.reading(of: text, at: address)
  }

  /// One JSON document for each line of a list, in order; a page that cannot be read says why.
  private func listed(
    _ path: String, _ reader: PageReader, _ invocation: Invocation
  ) throws(CommandError) -> Reply {
    let files = invocation.context.inputFile
    let entries: [Substring]
    do throws(InputError) { entries = try files.lines(of: path) } catch { throw .input(error) }
    var text = ""
    for (count, entry) in entries.enumerated() {
      let parts = entry.split(separator: "\t", maxSplits: 1).map(String.init)
      do throws(InputError) {
        let bytes = try files.bytes(parts.first ?? "", InputFile.longest)
        text += reading(of: bytes, at: parts.count > 1 ? parts[1] : nil, reader).json.lineText
      } catch {
        text += JSON.object([JSON.Member("error", .string(error.sentence))]).lineText
      }
      text += "\n"
      invocation.context.progress("\(count + 1) of \(entries.count) pages")
    }
    return Reply(json: text)
  }
}
