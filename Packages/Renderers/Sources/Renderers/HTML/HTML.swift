import DesignSystem
import Layout

/// A placed screen as one self-contained page.
public func html(of screen: PlacedScreen, page: HTMLPage) -> String {
  "<!doctype html>\n"
}
