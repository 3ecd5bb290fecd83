import DesignSystem
import Layout

extension PageWriter {
  /// The finished page.
  func document() -> MarkupBuffer {
    var result = MarkupBuffer()
    result.reserve(out.bytes.count + styles.css.bytes.count + StyleSheet.bytes.bytes.count + 8192)
    writeHead(to: &result)
    result.raw("<body>\n")
    writeBody(to: &result)
    result.raw("</body>\n</html>\n")
    return result
  }

  /// Writes the body of the page: drawings, elements, and the sentences that go with them.
  func writeBody(to result: inout MarkupBuffer) {
    sprite.write(to: &result, page)
    if survey.main == nil { writeEmptyMain(to: &result) }
    result.append(out)
    descriptions.write(to: &result, idPrefix: page.idPrefix)
    if let announcement = page.announcement, !announcement.isEmpty, !isToast(announcement) {
      result.raw("<p class=\"vh\" role=\"status\">")
      result.text(announcement)
      result.raw("</p>\n")
    }
    writeForms(to: &result)
  }

  /// Whether a toast already has the words.
  private func isToast(_ words: String) -> Bool {
    screen.elements.contains {
      $0.element.role == .toast && $0.element.accessibility.label == words
    }
  }

  /// A screen of bars alone still has its landmark and its heading.
  private func writeEmptyMain(to result: inout MarkupBuffer) {
    result.raw("<main>")
    if survey.heading == nil, survey.modal == nil {
      result.raw("<h1 class=\"vh\">")
      result.text(page.title)
      result.raw("</h1>")
    }
    result.raw("</main>\n")
  }

  private func writeHead(to result: inout MarkupBuffer) {
    result.raw("<!doctype html>\n<html")
    result.attribute("lang", page.language)
    result.attribute("dir", direction)
    result.raw(" class=\"")
    result.raw(name: looks.isEmpty ? "" : looks + " ")
    result.raw("f-")
    result.raw(name: ground.rawValue)
    result.raw("\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=")
    result.number(screen.canvas.width)
    result.raw("\">\n<title>")
    result.text(page.title)
    result.raw("</title>\n<style>\n")
    result.append(StyleSheet.bytes)
    result.raw("body{width:")
    result.pixels(Hundredths.of(screen.canvas.width))
    result.raw("}\n")
    for (motion, rules) in zip(Motion.allCases, StyleSheet.motions)
    where styles.motions.contains(motion) {
      result.append(rules)
    }
    result.append(styles.css)
    result.raw("</style>\n</head>\n")
  }

  /// The classes of the looks that the page fixes.
  var looks: String {
    [page.scheme?.rawValue, page.contrast?.rawValue].compactMap(\.self).joined(separator: " ")
  }

  /// The reading direction as markup names it.
  var direction: String { isMirrored ? "rtl" : "ltr" }
}
