import DesignSystem
import Layout
import Renderers

/// The script, the style sheets and the picture of the page.
enum Assets {
  /// The script of the page; without it the page works by its forms and links.
  static let script = WebFiles.shellJS.description

  /// The renderer's fixed style sheet, the parameters, and the style of everything around the
  /// screens.
  static let style = HTMLStyle.fixed + parameters + WebFiles.shellCSS.description

  /// The style of the page that asks for the secret; it needs no other sheet.
  static let entryStyle = WebFiles.entryCSS.description

  /// The script of the window that takes over a page.
  static let sender = WebFiles.sendJS.description

  /// The icon for the browser's tab: a plate with a leaf.
  static let icon = WebFiles.iconSVG.description

  /// The numbers that the style and the script share with this module, as custom properties.
  static let parameters = """
    :root { \
    --least-side: \(Switchboard.windowSides.lowerBound)px; \
    --most-side: \(Switchboard.windowSides.upperBound)px; \
    --probe: \(Int(probe(.regular)))px; --probe-bold: \(Int(probe(.bold)))px; \
    }

    """

  /// The width of a sentence in Inter, by which the script tells whether the browser has it.
  private static func probe(_ weight: FontWeight) -> Double {
    TextMeasure(pointSize: 1000, weight: weight, tracking: 0)
      .width("Hamburgefonstiv 0123").rounded()
  }
}
