import DesignSystem
import Presentation
import ScreenAudit
import ScreenGallery
import ScreenParts
import TokenExport

/// `gallery`: a static site of all screens and states.
enum GalleryVerb {
  static let form = CommandForm(
    "gallery DIR", flags: [AuditVerb.screen, .json],
    "a static site of all screens and states", run: run)

  private static func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let folder = invocation.operand()
    let catalog = try catalog(invocation)
    let gallery = try gallery(of: catalog, invocation.context)
    let written = try write(gallery, to: folder, invocation.context)
    guard invocation.wantsJSON else { return Reply(lines: lines(gallery, written, folder)) }
    return Reply([
      "folder": .string(folder), "files": .integer(written.files),
      "pages": .integer(gallery.pageCount), "bytes": .integer(written.bytes),
    ])
  }

  /// All screens, or the one of the flag.
  private static func catalog(_ invocation: Invocation) throws(CommandError) -> ScreenCatalog {
    var catalog = try ScreensVerb.catalog(invocation.context)
    guard let name = invocation.arguments.value(AuditVerb.screen) else { return catalog }
    let names = catalog.screens.map(\.id.rawValue)
    guard names.contains(name) else { throw .unknown("screen", name, among: names) }
    catalog.screens.removeAll { $0.id.rawValue != name }
    return catalog
  }

  /// The site, with what an audit of its screens finds.
  private static func gallery(
    of catalog: ScreenCatalog, _ context: CommandContext
  ) throws(CommandError) -> Gallery {
    let report = Audit().report(on: AuditVerb.screens(of: catalog)) { done, total in
      context.progress("gallery: \(done) of \(total) states audited")
    }
    do throws(GalleryError) {
      return try Gallery(
        screens(of: catalog),
        options: GalleryOptions(title: "MealAdvisor", audit: report, tokenFiles: tokenFiles))
    } catch {
      throw .gallery(error)
    }
  }

  /// The screens of a catalogue as a gallery shows them.
  static func screens(of catalog: ScreenCatalog) -> [GalleryScreen] {
    catalog.screens.map { screen in
      GalleryScreen(
        screen.id, screen.name,
        states: screen.states.map { state in
          GalleryState(state.id) { state.make(PresentationContext(colorScheme: $0)) }
        })
    }
  }

  private static var tokenFiles: [ExportedFile] {
    let tokens = DTCGDocument(of: TokensVerb.brand)
    let resolver = DTCGResolver(of: TokensVerb.brand)
    return [
      ExportedFile(path: tokens.fileName, text: tokens.text),
      ExportedFile(path: resolver.fileName, text: resolver.text),
    ]
  }

  private struct Written {
    var files = 0
    var bytes = 0
  }

  private static func write(
    _ gallery: Gallery, to folder: String, _ context: CommandContext
  ) throws(CommandError) -> Written {
    defer { context.progress("") }
    do throws(ExportError) {
      let session = try context.outputFolder.open(folder, "gallery")
      var written = Written()
      for file in gallery.files {
        try session.write(OutputFile(path: file.path, text: file.text))
        written.files += 1
        written.bytes += file.text.utf8.count
        guard written.files.isMultiple(of: 25) || written.files == gallery.count else { continue }
        context.progress("gallery: \(written.files) of \(gallery.count) files written")
      }
      try session.finish()
      return written
    } catch {
      throw .export(error)
    }
  }

  private static func lines(
    _ gallery: Gallery, _ written: Written, _ folder: String
  ) -> [String] {
    let tenths = (written.bytes + 50_000) / 100_000
    return [
      "Wrote \(written.files) files, \(tenths / 10).\(tenths % 10) MB: "
        + "\(gallery.pageCount) pages of \(gallery.stateCount) states.",
      "Open \(folder)/index.html in a browser.",
    ]
  }
}
