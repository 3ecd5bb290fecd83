import DesignSystem
import Layout

extension PageWriter {
  /// Opens the elements around a part of the screen: a live region, a landmark, the dimmed
  /// background.
  mutating func beginPart(_ index: Int) {
    let element = screen.elements[index].element
    if index == survey.modalPart, screen.elements[index].depth > 0 {
      styles.use(fill: .scrim)
      out.raw("<div class=\"scrim f-scrim\" aria-hidden=\"true\"></div>\n")
    }
    guard screen.elements[index].depth == partDepth else { return }
    if element.role == .toast {
      let isError = element.surface.fill == .toastFill
      out.raw(isError ? "<div role=\"alert\">" : "<div role=\"status\">")
      wrapperClosing = "</div>"
    } else if PageSurvey.isContent(element), !isLandmark(index) {
      beginLandmark(index)
    }
  }

  /// How deep the parts of the screen are in the tree.
  private var partDepth: Int { screen.elements.first?.element.role == .screen ? 1 : 0 }

  /// Whether the tag of the part is a landmark already.
  private func isLandmark(_ index: Int) -> Bool {
    let element = screen.elements[index].element
    guard element.accessibility.exposure == .container, !element.children.isEmpty else {
      return false
    }
    return kind(of: index) == .main || kind(of: index) == .section
  }

  /// Opens a landmark for a part that is not one itself: the main one, or a further region.
  private mutating func beginLandmark(_ index: Int) {
    if index == survey.main {
      out.raw("<main>")
      if survey.modal == nil { writeMissingHeading() }
      wrapperClosing = "</main>"
    } else {
      out.raw("<section")
      out.attribute("aria-label", page.title)
      out.raw(">")
      wrapperClosing = "</section>"
    }
  }
}
