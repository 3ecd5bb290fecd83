import DesignSystem
import Layout

/// A placed screen as one self-contained page.
///
/// Every element is at its place in the layout, in reading order, which is also the order of the
/// keyboard. The page has no scripts, no addresses and no `style` attribute; its one style sheet is
/// fixed except for the places of the elements. Equal screens give equal pages.
public func html(of screen: PlacedScreen, page: HTMLPage) -> String {
  var writer = PageWriter(screen, page)
  writer.writeElements()
  return writer.document().string
}
