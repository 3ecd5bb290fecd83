import DesignSystem
import Layout

@testable import Renderers

/// Screens to write as pages.
enum Pages {
  static let home = Samples.home()
  static let zoo = Samples.zoo

  /// Every kind of component, and the samples.
  static var all: [(name: String, element: Element)] {
    ComponentCatalog.screens.map { ("components \($0.state)", $0.element) }
      + [("home", home), ("zoo", zoo), ("text", TextBlock("alone", "Alone").element)]
  }

  /// The pages of them all at two sizes, written once.
  static let written: [(name: String, element: Element, text: String, markup: Markup?)] =
    all.flatMap { page in
      [ContentSize.l, .ax5].map { size in
        let text = text(page.element, size: size)
        return ("\(page.name) \(size)", page.element, text, try? Markup(text))
      }
    }

  static func text(
    _ element: Element, size: ContentSize = .l, direction: ReadingDirection = .leftToRight,
    _ page: HTMLPage = HTMLPage(title: "A page")
  ) -> String {
    layOut(element, contentSize: size, direction: direction).html(page)
  }

  static func markup(
    _ element: Element, size: ContentSize = .l, direction: ReadingDirection = .leftToRight,
    _ page: HTMLPage = HTMLPage(title: "A page")
  ) throws -> Markup {
    try Markup(text(element, size: size, direction: direction, page))
  }

  /// A screen with nothing but these parts on its page.
  static func content(@ElementBuilder _ parts: () -> [Element]) -> Element {
    ScreenRoot("screen") { PageContent("screen.content") { parts() } }.element
  }

  /// The style sheet of a page.
  static func style(_ page: String) -> Substring {
    let start = page.firstRange(of: "<style>")?.upperBound ?? page.startIndex
    let end = page.firstRange(of: "</style>")?.lowerBound ?? page.endIndex
    return page[start..<end]
  }
}
