import DesignSystem
import Layout

extension PageWriter {
  /// Whether a day or a choice is picked in the element itself, so that the page posts it.
  func picksHere(_ element: Element) -> Bool {
    guard page.posts != nil, element.isEnabled, element.all.contains(where: Self.isPicked) else {
      return false
    }
    switch element.action?.slot {
    case .date: return true
    case .choice(let ids): return ids.count > 1
    default: return false
    }
  }

  private static func isPicked(_ element: Element) -> Bool {
    guard case .entry(let entry) = element.content else { return false }
    return entry.kind == .date || entry.kind == .time || entry.kind == .choice
  }

  /// Writes a day, a time or a choice that is picked with the browser's own control.
  mutating func writePicker(
    _ index: Int, _ entry: EntryContent, of field: Int, _ endsItem: Bool
  ) {
    let element = screen.elements[field].element
    guard case .choice(let ids) = element.action?.slot else {
      out.raw(entry.kind == .time ? "<input type=\"datetime-local\"" : "<input type=\"date\"")
      writeEntryAttributes(index, entry, of: field)
      if ValueSlot.date.accepts(entry.text) { out.attribute("value", entry.text) }
      out.raw(">")
      return push(index, "", endsItem: endsItem)
    }
    out.raw("<select")
    writeEntryAttributes(index, entry, of: field)
    out.raw(">")
    writeOptions(ids, entry)
    push(index, "</select>", endsItem: endsItem)
  }

  /// Writes the choices by their ids; the one that is set has the words that are shown for it.
  private mutating func writeOptions(_ ids: [String], _ entry: EntryContent) {
    let chosen = ids.first { $0.lowercased() == entry.text.lowercased() }
    if chosen == nil {
      out.raw("<option value=\"\" selected disabled>")
      out.text(entry.shown)
      out.raw("</option>")
    }
    for id in ids {
      out.raw("<option")
      out.attribute("value", id)
      if id == chosen { out.raw(" selected") }
      out.raw(">")
      out.text(id == chosen ? entry.shown : id)
      out.raw("</option>")
    }
  }
}

extension ValueSlot {
  /// Whether a text fits.
  fileprivate func accepts(_ text: String) -> Bool {
    do {
      _ = try read(text)
      return true
    } catch {
      return false
    }
  }
}
