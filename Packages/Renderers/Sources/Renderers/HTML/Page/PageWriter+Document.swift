import DesignSystem
import Layout

extension PageWriter {
  /// The finished page.
  func document() -> MarkupBuffer {
    var result = MarkupBuffer()
    result.reserve(out.bytes.count + styles.css.bytes.count + StyleSheet.bytes.bytes.count + 8192)
    writeHead(to: &result)
    result.raw("<body>\n")
    sprite.write(to: &result, scheme: page.scheme)
    if survey.main == nil { writeEmptyMain(to: &result) }
    result.append(out)
    descriptions.write(to: &result)
    if let announcement = page.announcement, !announcement.isEmpty, !isToast(announcement) {
      result.raw("<p class=\"vh\" role=\"status\">")
      result.text(announcement)
      result.raw("</p>\n")
    }
    result.raw("</body>\n</html>\n")
    return result
  }

  /// Whether a toast says the words already.
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
    result.raw(isMirrored ? " dir=\"rtl\" class=\"" : " dir=\"ltr\" class=\"")
    writeLooks(to: &result)
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

  /// The looks that the page fixes, and the ground behind the screen.
  private func writeLooks(to result: inout MarkupBuffer) {
    if let scheme = page.scheme {
      result.raw(name: scheme.rawValue)
      result.raw(" ")
    }
    if let contrast = page.contrast {
      result.raw(name: contrast.rawValue)
      result.raw(" ")
    }
    result.raw("f-")
    result.raw(name: ground.rawValue)
  }
}
