import DesignSystem
import Layout

extension PageWriter {
  /// Opens a control that is pressed: a button, a switch, a box to tick, a tab.
  mutating func openControl(_ index: Int, _ endsItem: Bool) {
    let placed = screen.elements[index]
    let element = placed.element
    out.raw("<button")
    writeSubmission(Self.tap(on: element))
    writeAttributes(index)
    writeName(of: index)
    writeState(of: index)
    out.raw(">")
    writeContent(placed)
    push(index, "</button>", endsItem: endsItem) {
      $0.isSilent = true
      if element.layout.flow != .vertical { $0.centersText = true }
    }
  }

  /// Writes the name of the control if its words do not say it, and the effect of using it.
  mutating func writeName(of index: Int) {
    let accessibility = screen.elements[index].element.accessibility
    let spoken = Self.spoken(screen.elements[index].element)
    let seen = words(of: index)
    if seen.text != spoken || seen.isCut { out.attribute("aria-label", unlessEmpty: spoken) }
    writeDescription(accessibility.hint)
  }

  private mutating func writeState(of index: Int) {
    let element = screen.elements[index].element
    let traits = element.accessibility.traits
    writeChoice(element, isOn: traits.contains(.selected), parts: parts(of: index))
    if traits.contains(.busy) {
      out.raw(" aria-busy=\"true\" aria-disabled=\"true\"")
    } else if traits.contains(.disabled) || element.action == nil {
      out.raw(" disabled")
    }
  }

  /// Whether it is on, chosen or open, in the terms of its kind.
  private mutating func writeChoice(_ element: Element, isOn: Bool, parts: Parts) {
    let slot = element.action?.slot
    let value: StaticString = isOn ? "true\"" : "false\""
    if parts.hasSwitch || element.accessibility.traits.contains(.toggle) {
      out.raw(" role=\"switch\" aria-checked=\"")
      out.raw(value)
    } else if parts.hasBox || (slot == .toggle && element.role == .row) {
      out.raw(" role=\"checkbox\" aria-checked=\"")
      out.raw(value)
    } else if element.accessibility.traits.contains(.tab) {
      if isOn { out.raw(" aria-current=\"page\"") }
    } else if element.role == .disclosure {
      out.raw(" aria-expanded=\"")
      out.raw(parts.isOpen ? "true\"" : "false\"")
    } else if Self.picks(element) {
      out.raw(" aria-haspopup=\"dialog\"")
    } else if isOn || context.hasChosen || Self.isChoice(element, parts) {
      out.raw(" aria-pressed=\"")
      out.raw(value)
    }
  }

  /// Whether it is one of several choices.
  private static func isChoice(_ element: Element, _ parts: Parts) -> Bool {
    switch element.action?.slot {
    case .choice, .toggle: true
    default:
      element.role == .segment || parts.hasMark
        || (element.role == .chip && !parts.hasCross)
    }
  }

  /// The texts of the parts of a control.
  private struct Parts {
    var hasSwitch = false
    var hasBox = false
    var hasCross = false
    var hasMark = false
    var isOpen = false
  }

  private func parts(of index: Int) -> Parts {
    var parts = Parts()
    let depth = screen.elements[index].depth
    var next = index
    repeat {
      switch screen.elements[next].element.content {
      case .toggle: parts.hasSwitch = true
      case .checkbox: parts.hasBox = true
      case .icon(.close, _, _): parts.hasCross = true
      case .icon(.radioOn, _, _), .icon(.radioOff, _, _): parts.hasMark = true
      case .icon(.collapse, _, _): parts.isOpen = true
      default: break
      }
      next += 1
    } while next < screen.elements.count && screen.elements[next].depth > depth
    return parts
  }

  /// The least width and height in hundredths of an element that can have its further actions over
  /// it, in two lines over one half.
  private static let roomy = (width: 30_000, height: 20_000)

  /// Writes the actions of a long press or a swipe, as buttons that show when they are reached.
  ///
  /// They are over the top of an element with enough room, such as the picture of a card, so that
  /// they hide nothing else, or else below the element.
  ///
  /// - Parameter holder: the element that the buttons belong to; nil if they are inside it. An
  ///   action that another control of the element has is not offered again.
  mutating func writeFurtherActions(of placed: PlacedElement, by holder: PlacedElement?) {
    let accessibility = placed.element.accessibility
    let shown = holder?.element.children.compactMap(\.action) ?? []
    let further = accessibility.customActions.filter { !shown.contains($0.action) }
    guard !further.isEmpty else { return }
    let face = styles.face(.callout, .medium, placed.contentSize)
    let isInside = holder == nil
    var box = box(holder ?? placed)
    let height = box.height ?? 0
    let liesOver = box.width >= Self.roomy.width && height >= Self.roomy.height
    if isInside { (box.left, box.top) = (0, 0) }
    box.top += isInside ? 4800 : liesOver ? 0 : height
    box.height = nil
    out.raw(isInside ? "<div class=\"more inner e b" : "<div class=\"more e b")
    out.integer(styles.box(box))
    out.raw("\" role=\"group\"")
    out.attribute("aria-label", unlessEmpty: accessibility.label)
    out.raw(">")
    for custom in further {
      out.raw("<button")
      writeSubmission(Tap(custom, of: placed.element))
      out.raw(" class=\"t")
      out.integer(face.number)
      out.raw("\"")
      write(custom.action)
      out.raw(">")
      out.text(custom.label)
      out.raw("</button>")
    }
    out.raw("</div>")
  }
}
