import DesignSystem
import Layout
import PrintedText

extension Artist {
  /// Draws an element in a number of columns, marked if it has the focus.
  func box(_ element: Element, columns: Int) -> TextBox {
    let box = shape(element, columns: columns)
    return element.id == focus ? box.marked : box
  }

  /// Draws an element in a number of columns.
  func shape(_ element: Element, columns: Int) -> TextBox {
    switch element.role {
    case .primaryButton: button(element, .heavy, columns)
    case .secondaryButton: button(element, .round, columns)
    case .card, .sheet, .drawer, .menu, .alert, .toast, .banner:
      boxed(element, .light, columns)
    case .dashedCard: boxed(element, .dashed, columns, alignment: .center)
    case .field, .searchField, .secureField, .picker, .tooltip:
      boxed(element, .round, columns)
    case .viewfinder: viewfinder(element, columns)
    case .floatingButton: line(pressable(element), columns, .trailing)
    case .avatar: line(pressable(element), columns)
    case .stack where isRating(element): line(stars(element), columns)
    case .skeleton: skeleton(element, columns)
    case .separator: isCompact ? .blank(0, columns: columns) : rule(columns)
    case .spacer: .blank(blankLines(element), columns: columns)
    case .grabHandle: line(String(repeating: glyphs.rule, count: 6), columns, .center)
    case .textButton, .chip, .iconButton: line(pressable(element), columns, place(element))
    case .segment: line(segment(element), columns, .center)
    case .badge: line(inline(element), columns)
    default: plain(element, columns)
    }
  }

  /// The width an element would like, in columns.
  func idealColumns(_ element: Element) -> Int {
    switch element.role {
    case .primaryButton, .secondaryButton: return CharacterWidth.columns(inline(element)) + 4
    case .textButton, .chip, .iconButton, .avatar, .floatingButton:
      return CharacterWidth.columns(pressable(element))
    case .stack where isRating(element): return CharacterWidth.columns(stars(element))
    case .stack, .ring: return groupColumns(element)
    case .segment: return CharacterWidth.columns(segment(element))
    case .skeleton: return max(4, Int((frame(element)?.width ?? 80) / 8))
    case .spacer: return 0
    case .grabHandle: return 6
    // A text with a least width begins a column, such as the numbers of a list.
    case .text:
      return max(1, Int(element.layout.minWidth / 8), CharacterWidth.columns(inline(element)))
    default: return max(1, CharacterWidth.columns(inline(element)))
    }
  }

  /// Everything an element shows, on one line.
  func inline(_ element: Element) -> String {
    switch element.content {
    case .text(let content): return PlainText.cleaned(words(element, content))
    case .icon(let icon, _, _): return glyphs.glyph(icon)
    case .toggle(let isOn): return isOn ? "[ on]" : "[off]"
    case .checkbox(let isOn): return isOn ? "[x]" : "[ ]"
    case .entry(let entry): return PlainText.cleaned(entry.shown)
    case .spinner: return glyphs == .drawn ? "◌" : "(...)"
    case .image(let image): return label(image)
    case .ring(let fraction, _): return "(\(Share.percent(fraction)))"
    case .waveform(let levels): return wave(levels)
    case .track, .chart, .viewfinder, .none: break
    }
    return element.children.map(inline).filter { !$0.isEmpty }.joined(separator: " ")
  }

  func line(
    _ text: String, _ columns: Int, _ alignment: ParagraphAlignment = .leading
  ) -> TextBox {
    TextBox(TextBox.wrapped(text, columns: columns), columns: columns, alignment: alignment)
  }

  private func plain(_ element: Element, _ columns: Int) -> TextBox {
    switch element.content {
    case .none: return container(element, columns)
    case .text(let content):
      let words = line(PlainText.cleaned(words(element, content)), columns, content.alignment)
      return isStrong(element, content) ? words.strong : words
    case .image(let image): return picture(element, image, columns)
    case .track(let fraction):
      let filled = Share.count(fraction, of: columns)
      let bar = String(repeating: glyphs.full, count: filled)
      return line(bar + String(repeating: glyphs.shade, count: max(0, columns - filled)), columns)
    case .chart(let chart): return self.chart(chart, columns)
    case .waveform(let levels): return line(wave(levels.suffix(columns)), columns)
    case .viewfinder: return viewfinder(element, columns)
    default: return line(inline(element), columns)
    }
  }

  func boxed(
    _ element: Element, _ kind: Border.Kind, _ columns: Int,
    alignment: ParagraphAlignment = .leading
  ) -> TextBox {
    let border = glyphs.border(kind)
    let columns = max(5, columns)
    let inner = columns - 4
    let isLabel = element.role == .primaryButton || element.role == .secondaryButton
    var content =
      isLabel || element.role == .dashedCard
      ? line(inline(element), inner, alignment)
      : besidePicture(element, inner) ?? container(element, inner)
    if element.accessibility.traits.contains(.disabled), isLabel {
      content = line("(\(inline(element)))", inner, alignment)
    }
    return TextBox(content.lines.map { " \($0) " }, columns: columns - 2).framed(border)
  }

  func picture(_ element: Element, _ image: MealImage, _ columns: Int) -> TextBox {
    if let looks { return windowPicture(image, columns, looks) }
    guard !isCompact else { return .blank(0, columns: columns) }
    let columns = max(4, columns)
    let rows = max(3, Int((frame(element)?.height ?? 100) / 25)) - 2
    let text = line(label(image), columns - 2, .center)
    let above = max(0, rows - text.lines.count) / 2
    let below = max(0, rows - text.lines.count - above)
    let parts = [
      TextBox.blank(above, columns: columns - 2), text,
      TextBox.blank(below, columns: columns - 2),
    ]
    return TextBox.stacked(parts, columns: columns - 2).framed(glyphs.border(.light))
  }

  func label(_ image: MealImage) -> String {
    switch image.phase {
    case .placeholder: return glyphs.glyph(.photo)
    case .loading(let fraction): return "\(glyphs.glyph(.photo)) \(Share.percent(fraction))"
    case .failed: return glyphs.glyph(image.fallbackIcon)
    case .loaded: break
    }
    switch image.source {
    case .plate(let plate): return "[\(plate.kind.rawValue)]"
    case .tile(let tile): return "[\(tile.rawValue)]"
    case .photo(let photo):
      let words = image.under == nil ? photo.name : image.description
      return "[\(PlainText.cleaned(words))]"
    }
  }

  private func skeleton(_ element: Element, _ columns: Int) -> TextBox {
    let frame = frame(element)
    let width = min(columns, max(4, Int((frame?.width ?? 80) / 8)))
    // A compact drawing has no lines for a picture, loaded or not.
    let isPicture = (frame?.height ?? 0) >= 100
    let rows = isCompact ? (isPicture ? 0 : 1) : max(1, Int((frame?.height ?? 20) / 25))
    let bar = String(repeating: glyphs.shade, count: width)
    return TextBox(Array(repeating: bar, count: rows), columns: columns)
  }

  private func pressable(_ element: Element) -> String {
    let words = inline(element)
    let isSelected = element.accessibility.traits.contains(.selected)
    switch element.role {
    case .chip: return isSelected ? "(\(words))" : "( \(words) )"
    case .iconButton:
      let name = PlainText.cleaned(element.accessibility.label)
      return "[\(words) \(name)]"
    case .floatingButton: return "(\(words) \(PlainText.cleaned(element.accessibility.label)))"
    case .avatar: return avatar(element, words)
    default: return element.accessibility.traits.contains(.disabled) ? "(\(words))" : "[\(words)]"
    }
  }

  private func segment(_ element: Element) -> String {
    let isSelected = element.accessibility.traits.contains(.selected)
    return isSelected ? "[\(inline(element))]" : inline(element)
  }

  private func place(_ element: Element) -> ParagraphAlignment {
    element.role == .textButton ? .center : .leading
  }

  private func blankLines(_ element: Element) -> Int {
    if isCompact { return element.layout.padding.top.points >= 32 ? 1 : 0 }
    if element.layout.height == .fill { return 1 }
    return element.layout.padding.top.points >= 16 ? 1 : 0
  }
}
