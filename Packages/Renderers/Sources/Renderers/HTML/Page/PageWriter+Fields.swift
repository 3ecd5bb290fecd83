import DesignSystem
import Layout

extension PageWriter {
  /// Opens a field: a label around its parts, so that a tap anywhere on it reaches the input.
  mutating func openField(_ index: Int, _ endsItem: Bool) {
    let placed = screen.elements[index]
    if case .entry(let entry) = placed.element.content {
      return writeInput(index, entry, of: index, endsItem)
    }
    out.raw("<label")
    writeAttributes(index, writesAction: false)
    out.raw(">")
    push(index, "</label>", endsItem: endsItem) {
      $0.isSilent = true
      $0.field = index
    }
  }

  /// Writes the input of a field, with the name, action and limits of the field.
  mutating func writeInput(
    _ index: Int, _ entry: EntryContent, of field: Int, _ endsItem: Bool
  ) {
    if picksHere(screen.elements[field].element) {
      return writePicker(index, entry, of: field, endsItem)
    }
    let isMultiline = entry.kind == .multiline
    out.raw(isMultiline ? "<textarea" : Self.tag(entry.kind))
    writeEntryAttributes(index, entry, of: field)
    let text = holdsBack(entry) || entry.text.isEmpty ? "" : entry.shown
    if isMultiline {
      out.raw(">")
      writeLines(text)
      out.raw("</textarea>")
    } else {
      out.attribute("value", unlessEmpty: text)
      out.raw(">")
    }
    push(index, "", endsItem: endsItem)
  }

  /// Writes the lines of a text as typed.
  ///
  /// HTML drops the first line break of a text area, so it is written twice.
  private mutating func writeLines(_ text: String) {
    if text.first?.isNewline == true { out.raw("\n") }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      if number > 0 { out.raw("\n") }
      out.text(String(line))
    }
  }

  /// Whether the content of a field is kept out of the page: a page must not post back a password.
  private func holdsBack(_ entry: EntryContent) -> Bool {
    page.posts != nil && entry.kind == .secure
  }

  /// Writes the attributes of an input that come from the field it belongs to.
  mutating func writeEntryAttributes(_ index: Int, _ entry: EntryContent, of field: Int) {
    let element = screen.elements[field].element
    writeAttributes(index, writesAction: false)
    if let action = element.action { write(action) }
    out.attribute("aria-label", element.accessibility.label)
    writeDescription(Self.remark(element, entry))
    if element.accessibility.traits.contains(.invalid) { out.raw(" aria-invalid=\"true\"") }
    let isPicked = picksHere(element)
    let hint = holdsBack(entry) ? entry.shown : entry.placeholder
    out.attribute("placeholder", unlessEmpty: isPicked ? "" : hint)
    out.raw(" autocomplete=\"off\"")
    if entry.isLive, page.posts != nil { out.raw(" data-live") }
    if case .text(let maxLength) = element.action?.slot {
      out.raw(" maxlength=\"")
      out.integer(maxLength)
      out.raw("\"")
    }
    writeEntry(of: field, needsButton: entry.kind == .multiline || isPicked)
    if !element.isEnabled { out.raw(" disabled") }
  }

  /// The remark next to the name: the hint, and the value if it says more than the text.
  private static func remark(_ element: Element, _ entry: EntryContent) -> String {
    let accessibility = element.accessibility
    let value = accessibility.value == entry.shown ? "" : accessibility.value
    return [value, accessibility.hint].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func tag(_ kind: EntryContent.Kind) -> StaticString {
    switch kind {
    case .secure: "<input type=\"password\""
    case .search: "<input type=\"search\" enterkeyhint=\"search\""
    case .number: "<input type=\"text\" inputmode=\"decimal\""
    case .email: "<input type=\"email\""
    case .url: "<input type=\"url\""
    case .file: "<input type=\"file\" multiple"
    case .text, .multiline, .date, .time, .choice: "<input type=\"text\""
    }
  }

  /// Opens a slider: an invisible input is above the drawn track.
  mutating func openSlider(_ index: Int, _ endsItem: Bool) {
    let placed = screen.elements[index]
    out.raw("<div")
    writeAttributes(index, writesAction: false)
    out.raw("><input type=\"range\" class=\"range b")
    let track = track(in: index)
    out.integer(styles.box(place(of: track.frame, in: placed.frame)))
    out.raw("\"")
    writeRange(placed.element, fraction: track.fraction)
    writeEntry(of: index, needsButton: true)
    out.raw("><span aria-hidden=\"true\">")
    writeContent(placed)
    push(index, "</span></div>", endsItem: endsItem) { $0.isSilent = true }
  }

  private mutating func writeRange(_ element: Element, fraction: Double) {
    var range = 0.0...100.0
    if case .number(let numbers) = element.action?.slot { range = numbers }
    out.raw(" min=\"")
    out.number(range.lowerBound)
    out.raw("\" max=\"")
    out.number(range.upperBound)
    out.raw("\" step=\"")
    if let step = wholeStep(of: range) { out.number(step) } else { out.raw("any") }
    out.raw("\" value=\"")
    out.number(range.lowerBound + fraction * (range.upperBound - range.lowerBound))
    out.raw("\"")
    out.attribute("aria-label", element.accessibility.label)
    out.attribute("aria-valuetext", unlessEmpty: element.accessibility.value)
    writeDescription(element.accessibility.hint)
    if let action = element.action { write(action) }
    if !element.isEnabled { out.raw(" disabled") }
  }

  /// The whole number by which the slider moves; nil if an end is not whole, or no number is
  /// between.
  ///
  /// It is 1, 5, 10, 50 and so on: at most 60 steps, because a thumb cannot hit one of more.
  private func wholeStep(of range: ClosedRange<Double>) -> Double? {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    guard page.posts != nil, upper - lower >= 2, lower == lower.rounded(),
      upper == upper.rounded()
    else { return nil }
    var step = 1.0
    while (upper - lower) / step > 60 { step *= Int(step).description.hasPrefix("5") ? 2 : 5 }
    return step
  }

  /// The drawn track of a slider; the whole slider if no track is drawn.
  private func track(in index: Int) -> (frame: Frame, fraction: Double) {
    let depth = screen.elements[index].depth
    var next = index
    repeat {
      let placed = screen.elements[next]
      if case .track(let fraction) = placed.element.content { return (placed.frame, fraction) }
      next += 1
    } while next < screen.elements.count && screen.elements[next].depth > depth
    return (screen.elements[index].frame, 0)
  }

  private func place(of frame: Frame, in outer: Frame) -> StyleTable.Box {
    StyleTable.Box(
      left: Hundredths.of(frame.x) - Hundredths.of(outer.x),
      top: Hundredths.of(frame.y) - Hundredths.of(outer.y),
      width: Hundredths.of(frame.width), height: Hundredths.of(frame.height))
  }
}
