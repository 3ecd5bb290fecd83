import DesignSystem
import Layout

extension PageWriter {
  /// Opens an element whose parts are read in order: a landmark, a dialog, a list, a group.
  mutating func openContainer(_ index: Int, _ endsItem: Bool) {
    let element = screen.elements[index].element
    if element.children.isEmpty, element.content != .none {
      return openUnread(index, endsItem)
    }
    let closing = openContainerTag(index)
    let kind = kind(of: index)
    out.raw(">")
    if index == survey.modal || (survey.modal == nil && index == survey.main) {
      writeMissingHeading()
    }
    if kind == .navigation { out.raw("<ul role=\"list\">") }
    writeContent(screen.elements[index])
    push(index, closing, endsItem: endsItem) {
      $0.isList = kind == .navigation || kind == .list || kind == .numbered
    }
  }

  /// Writes the title of the page as a hidden heading, if no element heads it.
  mutating func writeMissingHeading() {
    guard survey.heading == nil else { return }
    out.raw("<h1 class=\"vh\">")
    out.text(page.title)
    out.raw("</h1>")
  }

  /// Opens a picture or a text that assistive technology skips.
  private mutating func openUnread(_ index: Int, _ endsItem: Bool) {
    let placed = screen.elements[index]
    if case .icon(let icon, _, _) = placed.element.content {
      return writeIcon(index, icon, label: nil, endsItem)
    }
    out.raw("<div")
    writeAttributes(index)
    out.raw(" aria-hidden=\"true\">")
    writeContent(placed)
    push(index, "</div>", endsItem: endsItem) { $0.isSilent = true }
  }

  /// Writes the tag and all attributes; returns its end.
  private mutating func openContainerTag(_ index: Int) -> StaticString {
    let placed = screen.elements[index]
    let element = placed.element
    let label = element.accessibility.label
    switch kind(of: index) {
    case .main:
      begin("<main", index)
      if scrolls(placed) { out.attribute("aria-label", page.title) }
      return "</main>"
    case .header:
      begin("<header", index)
      out.attribute("aria-label", unlessEmpty: label)
      return "</header>"
    case .navigation:
      begin("<nav", index)
      out.attribute("aria-label", unlessEmpty: label)
      return "</ul></nav>"
    case .dialog:
      begin("<div", index)
      writeDialog(index)
      return "</div>"
    case .section:
      begin("<section", index)
      out.attribute("aria-label", label)
      return "</section>"
    case .list:
      begin("<ul", index)
      out.raw(" role=\"list\"")
      out.attribute("aria-label", unlessEmpty: label)
      return "</ul>"
    case .numbered:
      begin("<ol", index)
      out.raw(" role=\"list\"")
      out.attribute("aria-label", unlessEmpty: label)
      return "</ol>"
    case .group:
      begin("<div", index)
      out.raw(" role=\"group\"")
      out.attribute("aria-label", label.isEmpty ? page.title : label)
      return "</div>"
    case .plain:
      begin("<div", index)
      return "</div>"
    }
  }

  private mutating func begin(_ tag: StaticString, _ index: Int) {
    out.raw(tag)
    writeAttributes(index)
    if scrolls(screen.elements[index]), !isOutOfReach(index) { out.raw(" tabindex=\"0\"") }
  }

  /// Whether something modal keeps a part of the screen from being used.
  func isOutOfReach(_ index: Int) -> Bool {
    guard let part = survey.modalPart, part != index else { return false }
    return screen.elements[index].depth == screen.elements[part].depth
  }

  private mutating func writeDialog(_ index: Int) {
    let element = screen.elements[index].element
    let isAlert = element.role == .alert
    out.raw(isAlert ? " role=\"alertdialog\"" : " role=\"dialog\"")
    // Inside another page it is modal only for the phone, whose other parts are inert.
    let isWhole = page.posts == nil
    if isWhole, element.accessibility.traits.contains(.modal) { out.raw(" aria-modal=\"true\"") }
    let label = element.accessibility.label
    out.attribute("aria-label", label.isEmpty ? page.title : label)
    guard isAlert else { return }
    let message = element.children.first { child in
      if case .text = child.content { return !Self.isHeading(child) }
      return false
    }
    writeDescription(message?.accessibility.label ?? "")
  }

  enum ContainerKind {
    case main, header, navigation, dialog, section, list, numbered, group, plain
  }

  func kind(of index: Int) -> ContainerKind {
    let element = screen.elements[index].element
    let isPart = screen.elements[index].depth <= 1
    switch element.role {
    case .alert, .sheet, .drawer: return .dialog
    case .menu where element.accessibility.traits.contains(.modal): return .dialog
    case .tabBar: return .navigation
    case .navigationBar where isPart: return .header
    case .section where !element.accessibility.label.isEmpty: return .section
    case .stack where isPart && [.header, .footer].contains(element.layout.region):
      return .section
    default: break
    }
    if index == survey.main { return .main }
    if Self.isList(element) { return element.role == .numberedList ? .numbered : .list }
    let isPlain = element.accessibility.label.isEmpty && !scrolls(screen.elements[index])
    return isPlain ? .plain : .group
  }

  /// Whether its children are the items of a list: cards of a grid, lines, rows of a group.
  static func isList(_ element: Element) -> Bool {
    switch element.role {
    case .grid, .list, .numberedList: return !element.children.isEmpty
    case .stack, .section: break
    default: return false
    }
    var hasRow = false
    for child in element.children {
      switch child.role {
      case .row: hasRow = true
      case .separator: break
      default: return false
      }
    }
    return hasRow
  }
}
