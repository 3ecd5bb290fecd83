import Renderers

/// The files of the site that show no screen, each made on demand.
enum SiteFile: String, CaseIterable {
  case index = "index.html"
  case tokens = "tokens.html"
  case audit = "audit.html"
  case siteStyle = "site/site.css"
  case tokensStyle = "site/tokens.css"
  case indexScript = "site/index.js"
  case tokensScript = "site/tokens.js"
  case pageStyle = "site/gallery.css"
  case pageScript = "site/gallery.js"

  /// The path of the file.
  var path: String { rawValue }

  /// The file of a gallery.
  func file(of gallery: Gallery) -> GalleryFile {
    GalleryFile(path: path, text: text(gallery))
  }

  private func text(_ gallery: Gallery) -> String {
    switch self {
    case .index: IndexPage(gallery).text
    case .tokens: TokensPage(gallery).text
    case .audit: AuditPage(gallery).text
    case .siteStyle: HTMLStyle.durations + WebFiles.siteCSS.description
    case .tokensStyle: TokensPage.style
    case .indexScript: WebFiles.indexJS.description
    case .tokensScript: WebFiles.tokensJS.description
    case .pageStyle: WebFiles.galleryCSS.description
    case .pageScript: PageVisions.script + WebFiles.galleryJS.description
    }
  }
}
