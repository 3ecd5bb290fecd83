import DesignSystem

/// The values of the design: colours, type, lengths, motions, symbols.
struct TokensPage {
  let gallery: Gallery

  init(_ gallery: Gallery) { self.gallery = gallery }

  var text: String {
    SitePage(
      place: .tokens, site: gallery.options.title, styles: ["tokens.css"],
      scripts: ["tokens.js"], content: content
    ).text
  }

  private var content: String {
    """
    <main id="content" class="sheet" tabindex="-1">
    <h1>Tokens</h1>
    <p class="lead">Every number that the screens are made of, by its name.</p>
    <nav aria-label="On this page"><ul class="jump">
    \(sections.map { ##"<li><a href="#\##($0.id)">\##($0.title)</a></li>"## }.joined())
    </ul></nav>
    \(sections.map(\.text).joined(separator: "\n"))
    </main>
    """
  }

  private var sections: [Section] {
    let all = [
      colors, type, spacing, sizes, radii, shadows, opacities, motion, haptics, symbols,
    ]
    return gallery.tokenFiles.isEmpty ? all : all + [files]
  }

  /// A part of the page.
  struct Section {
    var id: String
    var title: String
    var lead: String
    var content: String

    var text: String {
      """
      <section aria-labelledby="\(id)"><h2 id="\(id)">\(title)</h2>
      <p>\(lead)</p>
      \(content)
      </section>
      """
    }
  }

  /// A table that scrolls sideways if it does not fit.
  static func table(_ name: String, _ heads: [String], _ rows: [String]) -> String {
    """
    <div class="wide" tabindex="0" role="region" aria-label="Table: \(name)"><table class="numbers">
    <thead><tr>\(heads.map { #"<th scope="col">\#($0)</th>"# }.joined())</tr></thead>
    <tbody>
    \(rows.joined(separator: "\n"))
    </tbody></table></div>
    """
  }

  /// A row with HTML cells, with a note below its name.
  static func row(_ head: String, _ cells: [String], note: String = "") -> String {
    let cells = cells.map { "<td>\($0)</td>" }.joined()
    let note = note.isEmpty ? "" : "<small>\(Markup.escaped(note))</small>"
    return #"<tr><th scope="row">\#(Markup.escaped(head))\#(note)</th>\#(cells)</tr>"#
  }

  /// Cards with HTML content.
  static func cards(_ items: [String]) -> String {
    #"<ul class="cards">\#(items.map { "<li>\($0)</li>\n" }.joined())</ul>"#
  }

  private var files: Section {
    let links = gallery.tokenFiles.map { file in
      let path = Markup.escaped(file.path)
      return #"<li><a href="\#(path)">\#(path)</a></li>"#
    }
    return Section(
      id: "files", title: "Files", lead: "The same numbers for design tools and Xcode.",
      content: #"<ul class="files">\#(links.joined())</ul>"#)
  }
}
