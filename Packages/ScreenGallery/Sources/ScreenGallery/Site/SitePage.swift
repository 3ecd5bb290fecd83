/// The common parts of the site's own pages: head, header and footer.
struct SitePage {
  /// The pages, in the order of the navigation.
  enum Place: String, CaseIterable {
    case index, tokens, audit

    var title: String {
      switch self {
      case .index: "Screens"
      case .tokens: "Tokens"
      case .audit: "Audit"
      }
    }
  }

  var place: Place
  var site: String
  /// Files of the page in `site/`, linked after the common ones.
  var styles: [String] = []
  var scripts: [String] = []
  /// The content of the main part, as HTML.
  var content: String

  var text: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(place.title) · \(Markup.escaped(site))</title>
    <link rel="icon" href="data:,">
    \(links)</head>
    <body class="on-\(place.rawValue)">
    <a class="skip" href="#content">Skip to the content</a>
    <header class="top">
    <p class="brand">\(Markup.escaped(site))</p>
    <nav aria-label="Gallery"><ul>
    \(navigation)
    </ul></nav>
    </header>
    \(content)
    </body>
    </html>

    """
  }

  private var links: String {
    let styles = (["site.css"] + styles).map { #"<link rel="stylesheet" href="site/\#($0)">"# }
    let scripts = scripts.map { #"<script src="site/\#($0)" defer></script>"# }
    return (styles + scripts).map { $0 + "\n" }.joined()
  }

  private var navigation: String {
    Place.allCases.map { other in
      let current = other == place ? #" aria-current="page""# : ""
      return #"<li><a href="\#(other.rawValue).html"\#(current)>\#(other.title)</a></li>"#
    }
    .joined(separator: "\n")
  }
}
