import DesignSystem
import Layout

extension PlacedScreen {
  /// The screen as one self-contained page.
  ///
  /// Every element is at its place in the layout, in reading order, which is also the order of the
  /// keyboard. The page has no scripts, no addresses and no `style` attribute; its one style sheet
  /// is fixed except for the places of the elements. Equal screens give equal pages.
  public func html(_ page: HTMLPage) -> String {
    var writer = PageWriter(self, page)
    writer.writeElements()
    return writer.document().string
  }
}
