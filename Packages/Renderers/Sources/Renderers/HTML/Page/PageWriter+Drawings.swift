import DesignSystem
import Layout

extension PageWriter {
  /// Writes a symbol: an image with a name, or decoration.
  mutating func writeIcon(
    _ index: Int, _ icon: IconRole, label: String?, _ endsItem: Bool
  ) {
    out.raw("<svg")
    writeAttributes(index)
    if let label, !label.isEmpty {
      out.raw(" role=\"img\"")
      out.attribute("aria-label", label)
    } else {
      out.raw(" aria-hidden=\"true\"")
    }
    out.raw(">")
    writeUse(of: icon)
    push(index, "</svg>", endsItem: endsItem)
  }

  /// Opens a drawing with a spoken name: a picture, a bar, a ring or a chart.
  mutating func openFigure(_ index: Int, _ endsItem: Bool) {
    let placed = screen.elements[index]
    out.raw("<div")
    writeAttributes(index)
    writeFigureRole(index)
    out.raw(">")
    writeContent(placed)
    if case .chart(let chart) = placed.element.content {
      writeUnseen(Self.spoken(placed.element))
      writeNumbers(of: chart)
    }
    push(index, "</div>", endsItem: endsItem) { $0.isSilent = true }
  }

  /// Whether an element shows a drawing, alone or with words, and is read by its name.
  static func isFigure(_ element: Element) -> Bool {
    switch element.role {
    case .ring, .chart, .progressBar, .waveform, .viewfinder, .avatar: return true
    default: break
    }
    switch element.content {
    case .none, .text, .icon, .entry: return element.accessibility.traits.contains(.image)
    default: return true
    }
  }

  private mutating func writeFigureRole(_ index: Int) {
    let element = screen.elements[index].element
    if case .spinner = element.content {
      out.raw(" role=\"progressbar\"")
      out.attribute("aria-label", Self.spoken(element))
    } else if let fraction = filled(in: index) {
      writeMeter(element, fraction)
    } else if case .chart = element.content {
      return
    } else {
      out.raw(" role=\"img\"")
      out.attribute("aria-label", Self.spoken(element))
    }
  }

  private mutating func writeMeter(_ element: Element, _ fraction: Double) {
    let accessibility = element.accessibility
    out.raw(element.role == .ring ? " role=\"meter\"" : " role=\"progressbar\"")
    out.raw(" aria-valuemin=\"0\" aria-valuemax=\"100\" aria-valuenow=\"")
    out.number((fraction * 100).rounded())
    out.raw("\"")
    out.attribute("aria-label", accessibility.label)
    out.attribute("aria-valuetext", unlessEmpty: accessibility.value)
  }

  /// The filled part of a bar or a ring in an element; nil if there is none.
  private func filled(in index: Int) -> Double? {
    let depth = screen.elements[index].depth
    var next = index
    repeat {
      switch screen.elements[next].element.content {
      case .track(let fraction), .ring(let fraction, _): return fraction
      default: next += 1
      }
    } while next < screen.elements.count && screen.elements[next].depth > depth
    return nil
  }

  /// Writes the drawing of an element itself, below the elements inside it.
  mutating func writeContent(_ placed: PlacedElement) {
    switch placed.element.content {
    case .none, .icon: break
    case .entry(let entry): out.text(entry.shown)
    case .text: writeLines(placed)
    case .image(let image): writePicture(image, placed.contentSize)
    case .toggle(let isOn):
      out.raw(isOn ? "<span class=\"switch on\"></span>" : "<span class=\"switch\"></span>")
    case .checkbox(let isOn): writeBox(isOn)
    case .track(let fraction): writeTrack(fraction, height: placed.frame.height)
    case .ring(let fraction, let color): writeRing(fraction, color)
    case .chart(let chart): writeChart(chart, in: placed)
    case .waveform(let bars): writeWaveform(bars, in: placed.frame)
    case .viewfinder: writeViewfinder(in: placed.frame)
    case .spinner(let color): writeSpinner(color)
    }
  }

  mutating func writeUse(of icon: IconRole) {
    let number = sprite.number(of: icon)
    let isTurned = isMirrored && icon.followsReadingDirection
    out.raw(isTurned ? "<g class=\"mirror\"><use href=\"#" : "<use href=\"#")
    out.text(page.idPrefix)
    out.raw("i")
    out.integer(number)
    out.raw(isTurned ? "\"/></g>" : "\"/>")
  }

  private mutating func writeBox(_ isOn: Bool) {
    out.raw("<svg class=\"all\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">")
    if isOn {
      out.raw("<circle class=\"full\" cx=\"12\" cy=\"12\" r=\"12\"/>")
      out.raw("<path class=\"tick\" d=\"M6.5 12.5L10.5 16.5L17.5 8\"/>")
    } else {
      out.raw("<circle class=\"box\" cx=\"12\" cy=\"12\" r=\"11\"/>")
    }
    out.raw("</svg>")
  }

  /// Writes a thin bar; with a knob if it is tall enough to be held.
  private mutating func writeTrack(_ fraction: Double, height: Double) {
    let share = Hundredths.of(min(1, max(0, fraction)) * 100)
    out.raw("<span class=\"rail\"><span class=\"fill")
    writeRule(.share(share))
    out.raw("\"></span></span>")
    guard height >= 20 else { return }
    out.raw("<span class=\"way\"><span class=\"part")
    writeRule(.share(share))
    out.raw("\"></span><span class=\"knob\"></span></span>")
  }

  private mutating func writeSpinner(_ color: ColorRole) {
    out.raw("<svg class=\"all turn")
    writeColor(color)
    out.raw(
      "\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path class=\"line\" stroke-width=\"2.5\"")
    out.raw(" d=\"M12 2.5A9.5 9.5 0 1 1 2.5 12\"/></svg>")
  }

  private mutating func writeRing(_ fraction: Double, _ color: ColorRole) {
    out.raw("<svg class=\"all")
    writeColor(color)
    out.raw("\" viewBox=\"0 0 100 100\" aria-hidden=\"true\" stroke-width=\"10\">")
    out.raw("<circle class=\"faint\" cx=\"50\" cy=\"50\" r=\"45\"/>")
    if fraction > 0 {
      out.raw("<circle class=\"line\" cx=\"50\" cy=\"50\" r=\"45\" pathLength=\"100\"")
      out.raw(" transform=\"rotate(-90 50 50)\" stroke-dasharray=\"")
      out.number(min(1, fraction) * 100)
      out.raw(" 100\"/>")
    }
    out.raw("</svg>")
  }
}
