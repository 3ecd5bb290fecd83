import EaterCommands
import CommandKit
import PrintedText
import RecipeImport
import RecipePages
import RecipeStore
import WebPages

/// `import`: recipes from a link, a saved page, a text, or the collection of another app.
public struct ImportVerb: Sendable {
  let advisor: EaterContext

  static let url = Flag("--url", "URL", "where a saved page came from")
  static let format = Flag("--format", "FORMAT", "the format it must have: page, text, or an app's")
  static let dryRun = Flag("--dry-run", nil, "read it, but keep nothing")
  static let list = Flag(
    "--json-lines", "LIST", "read a file of path<TAB>url lines, one JSON line for each")
  static let duplicate = Flag(
    "--duplicate", "WAY", "what to do if you have the recipe: keep, replace or merge")
  static let waiting = Flag("--waiting", nil, "read the links that wait for a connection")

  /// How to handle a recipe that exists already.
  enum DuplicateWay: String, CaseIterable {
    case keep, replace, merge
  }

  /// Makes the verb of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its form, for the list of a program.
  public var form: CommandForm {
    CommandForm(
      "import [SOURCE]",
      flags: [
        Self.url, Self.format, Self.dryRun, Self.duplicate, Self.waiting, Self.list, .simulate(),
        .json,
      ],
      "import recipes from a link, a file or '-' for input", run: run)
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

  private func read(
    _ address: PageAddress, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let reading: RecipeReading
    do throws(ImportError) {
      reading = try await fetched(address.text, invocation)
    } catch {
      guard error == .unfetched(.offline), !invocation.arguments.has(Self.dryRun) else {
        throw .importing(error)
      }
      return try await wait(for: address, invocation)
    }
    return try await ImportedRecipe(reading: reading).reply(advisor, invocation)
  }

  /// Loads a link's page and reads its recipe.
  func fetched(
    _ link: String, _ invocation: Invocation
  ) async throws(ImportError) -> RecipeReading {
    let progress = invocation.context.progress
    return try await advisor.importer.reading(of: .link(link)) { step in
      if case .received(let received, let expected) = step {
        progress(ImportText.progress(received, of: expected))
      }
    }
  }

  private func read(
    _ bytes: [UInt8], named name: String, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let format = try ImportFormat(invocation.arguments.value(Self.format))
    let address = invocation.arguments.value(Self.url)
    let progress = invocation.context.progress
    let reading: FileReading
    do throws(ImportError) {
      reading = try advisor.fileReader.reading(of: bytes, named: name, as: format, at: address) {
        progress("\($0.recipes) recipes, \($0.title)")
      }
    } catch { throw .importing(error) }
    switch reading {
    case .recipe(let reading):
      return try await ImportedRecipe(reading: reading).reply(advisor, invocation)
    case .collection(let report):
      return try await ImportedCollection(report: report).reply(advisor, invocation)
    }
  }

  /// One JSON document for each line of a list, in order; for an unreadable page it contains the
  /// reason.
  private func listed(
    _ path: String, _ invocation: Invocation
  ) throws(CommandError) -> Reply {
    let files = invocation.context.inputFile
    let reader = advisor.fileReader
    let entries: [Substring]
    do throws(InputError) { entries = try files.lines(of: path) } catch { throw .input(error) }
    var text = ""
    for (count, entry) in entries.enumerated() {
      let parts = entry.split(separator: "\t", maxSplits: 1).map(String.init)
      do throws(InputError) {
        let bytes = try files.bytes(parts.first ?? "", InputFile.longest)
        text += reader.page(bytes, at: parts.count > 1 ? parts[1] : nil).json.lineText
      } catch {
        text += JSON.object([JSON.Member("error", .string(error.sentence))]).lineText
      }
      text += "\n"
      invocation.context.progress("\(count + 1) of \(entries.count) pages")
    }
    return Reply(json: text)
  }
}
