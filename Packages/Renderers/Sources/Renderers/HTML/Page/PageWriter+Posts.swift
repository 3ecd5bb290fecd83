import DesignSystem
import Layout

extension PageWriter {
  /// Makes a button submit its action, if the page posts and the element is enabled.
  mutating func writeSubmission(_ tap: Tap?) {
    guard let posts = page.posts, let tap else { return out.raw(" type=\"button\"") }
    out.raw(" type=\"submit\"")
    out.attribute("form", posts.form)
    out.raw(" name=\"action\"")
    out.attribute("value", tap.description)
  }

  /// The tap that pressing an element sends; nil when a value must be entered first.
  static func tap(on element: Element) -> Tap? {
    element.tapCall == nil ? nil : Tap(element)
  }

  /// Gives the entry of an element to a separate form, if the page posts.
  ///
  /// - Parameter needsButton: whether Enter does not send it.
  mutating func writeEntry(of index: Int, needsButton: Bool) {
    let element = screen.elements[index].element
    guard page.posts != nil, let tap = Tap(entryOf: element) else { return }
    out.raw(" form=\"v-")
    out.integer(entries.count)
    out.raw("\"")
    if element.action?.slot != nil { out.raw(" name=\"value\"") }
    if needsButton { buttons[index] = entries.count }
    entries.append(tap)
  }

  /// Writes the button below it that sends an area, a track or a picker without a script.
  mutating func writeButton(of index: Int) {
    guard let posts = page.posts, let number = buttons[index] else { return }
    let placed = screen.elements[index]
    let face = styles.face(.callout, .medium, placed.contentSize)
    var box = box(placed)
    let width = max(6400, Hundredths.of(face.measure.width(posts.enter)) + 2400)
    if !isMirrored { box.left += box.width - width }
    box.top += box.height ?? 0
    (box.width, box.height) = (width, 4400)
    out.raw("<noscript><button type=\"submit\" form=\"v-")
    out.integer(number)
    out.raw("\" class=\"set e t")
    out.integer(face.number)
    out.raw(" b")
    out.integer(styles.box(box))
    out.raw("\"")
    out.attribute("aria-label", "\(posts.enter), \(placed.element.accessibility.label)")
    out.raw(">")
    out.text(posts.enter)
    out.raw("</button></noscript>")
  }

  /// Writes the forms of the fields, after the elements.
  func writeForms(to result: inout MarkupBuffer) {
    guard let posts = page.posts else { return }
    for (number, tap) in entries.enumerated() {
      result.raw("<form id=\"v-")
      result.integer(number)
      result.raw("\" method=\"post\" novalidate")
      result.attribute("action", posts.address)
      result.raw("><input type=\"hidden\" name=\"action\"")
      result.attribute("value", tap.description)
      result.raw("></form>\n")
    }
  }
}
