import CommandKit
import DesignSystem
import ScreenAudit
import ScreenGallery
import TokenExport

/// `gallery`: writes a static site of all screens and states.
struct GalleryVerb {
  let screens: ScreenVerbs

  var form: CommandForm {
    CommandForm(
      "gallery DIR", flags: [ScreenVerbs.screen, .json],
      "write a static site of all screens and states", run: run)
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let folder = invocation.operand()
    let gallery = try gallery(of: try screens.chosen(invocation), invocation.context)
    let written = try write(gallery, to: folder, invocation.context)
    return invocation.reply(
      [
        "folder": .string(folder), "files": .integer(written.files),
        "pages": .integer(gallery.pageCount), "bytes": .integer(written.bytes),
      ], lines(gallery, written, folder))
  }

  /// The site, with the findings of an audit of its screens.
  private func gallery(
    of screens: [ListedScreen], _ context: CommandContext
  ) throws(CommandError) -> Gallery {
    let report = Audit().report(on: screens) { done, total in
      context.progress("gallery: \(done) of \(total) states audited")
    }
    let title = self.screens.brand.name
    do throws(GalleryError) {
      return try Gallery(
        screens,
        options: GalleryOptions(title: title, audit: report, tokenFiles: tokenFiles))
    } catch {
      throw .gallery(error)
    }
  }

  private var tokenFiles: [ExportedFile] {
    let tokens = DTCGDocument(of: screens.tokenBrand)
    let resolver = DTCGResolver(of: screens.tokenBrand)
    return [
      ExportedFile(path: tokens.fileName, text: tokens.text),
      ExportedFile(path: resolver.fileName, text: resolver.text),
    ]
  }

  private struct Written {
    var files = 0
    var bytes = 0
  }

  private func write(
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

  private func lines(
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

extension CommandError {
  /// The error if the screens do not fit into one gallery.
  fileprivate static func gallery(_ error: GalleryError) -> CommandError {
    .failed(phrase(of: error))
  }
}
