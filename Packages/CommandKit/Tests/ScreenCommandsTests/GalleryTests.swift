import CommandKit
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct GalleryTests {
  static let call = ["gallery", "out", "--screen", "letters"]

  struct Document: Decodable {
    var folder: String
    var files: Int
    var pages: Int
    var bytes: Int
  }

  @Test func `one screen has its pages, and a site around them`() async {
    let shelf = Shelf()
    let outcome = await ScreenDemo(context: shelf.context).run(Self.call)
    #expect(outcome.exitCode == 0 && outcome.standardError.isEmpty)
    let paths = shelf.paths
    for name in ["L", "AX5", "iphone-se-AX5", "L-rtl"] {
      #expect(paths.contains("screens/letters/text/\(name).html"))
    }
    #expect(paths.contains("index.html") && paths.contains("tokens.html"))
    #expect(!paths.contains { $0.hasPrefix("screens/signs/") })
    #expect(outcome.standardOutput.hasPrefix("Wrote \(paths.count) files, "))
    #expect(outcome.standardOutput.hasSuffix("Open out/index.html in a browser.\n"))
    #expect(shelf.isFinished)
  }

  @Test func `the numbers come as JSON too`() async throws {
    let shelf = Shelf()
    let outcome = await ScreenDemo(context: shelf.context).run(Self.call + ["--json"])
    let document = try JSONDecoder().decode(
      Document.self, from: Data(outcome.standardOutput.utf8))
    #expect(document.folder == "out" && document.files == shelf.paths.count)
    #expect(document.pages < document.files && document.bytes > document.files)
  }

  @Test func `it says how far it is`() async {
    let lines = Shelf.Lines()
    var context = Shelf().context
    context.progress = { lines.add($0) }
    _ = await ScreenDemo(context: context).run(Self.call)
    let all = lines.all
    #expect(all.first?.hasPrefix("gallery: 1 of ") == true)
    #expect(all.contains { $0.hasSuffix("states audited") })
    #expect(all.contains { $0.hasSuffix("files written") })
    #expect(all.last == "")
  }

  @Test func `an unknown screen names the valid ones`() async {
    let outcome = await ScreenDemo().run("gallery out --screen leters")
    #expect(outcome.exitCode == 2)
    #expect(outcome.unwrappedError.contains("'letters'"))
  }

  @Test func `the gallery leaves a folder with other files alone and says so in one sentence`()
    async
  {
    let shelf = Shelf(refusal: .notOurs("out"))
    let outcome = await ScreenDemo(context: shelf.context).run(Self.call)
    #expect(outcome.exitCode == 1 && outcome.standardOutput.isEmpty)
    #expect(outcome.standardError.contains("'out' holds other files"))
    #expect(shelf.paths.isEmpty)
  }

  @Test func `without a folder the usage is shown`() async {
    let outcome = await ScreenDemo().run("gallery")
    #expect(outcome.exitCode == 2)
    #expect(outcome.unwrappedError.contains("missing DIR"))
  }
}

/// A folder in memory.
final class Shelf: Sendable {
  /// Lines that were shown.
  final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private let written = Lines()
  private let finished = Lines()
  private let refusal: ExportError?

  init(refusal: ExportError? = nil) { self.refusal = refusal }

  var paths: [String] { written.all }
  var isFinished: Bool { finished.all == ["gallery"] }

  var folder: OutputFolder {
    let (written, finished, refusal) = (written, finished, refusal)
    return OutputFolder(
      open: { _, command throws(ExportError) in
        if let refusal { throw refusal }
        return OutputSession(
          write: { written.add($0.path) }, finish: { finished.add(command) })
      },
      make: { _ in })
  }

  var context: CommandContext { CommandContext(outputFolder: folder) }
}
