import DesignSystem
import Layout

/// The meaning of a colour, wherever it is used.
enum ColorMeaning: String {
  /// Something is done, saved or as it should be.
  case success
  /// Something needs attention.
  case warning
  /// Something failed, or an action destroys something.
  case error
  /// Information, or a link.
  case information
  /// An action, or progress.
  case primary

  /// The meaning of a role; nil for surfaces and for plain text.
  init?(_ role: ColorRole) {
    switch role {
    case .accentGreen: self = .success
    case .warningGlyph: self = .warning
    case .errorText, .toastFill: self = .error
    case .link: self = .information
    case .primaryText, .primaryFill: self = .primary
    default: return nil
    }
  }
}

/// A place where a colour has a meaning, with the other signs of that meaning.
struct MeaningMark {
  var element: ElementID
  /// The whole that the element is read as part of.
  ///
  /// Colours in the same whole do not contradict each other.
  var whole: Int
  var meaning: ColorMeaning
  var color: ColorRole
  var elevation: Elevation
  /// The symbols shown there.
  var symbols: [IconRole]
  /// The words shown there.
  var words: String

  /// Whether it is in another whole and looks the same without its colour.
  func looksLike(_ other: MeaningMark) -> Bool {
    whole != other.whole && symbols == other.symbols && words == other.words
  }
}

extension AuditSubject {
  /// Every place of the screen where a colour has a meaning.
  var meaningMarks: [MeaningMark] {
    elements.indices.flatMap { index -> [MeaningMark] in
      let element = elements[index].element
      let area = [element.surface.fill, element.surface.stroke].compactMap(\.self)
      return area.compactMap {
        mark(index, color: $0, symbols: element.symbols, words: element.visibleText)
      }
        + contentMarks(index, in: elements[parents[index]].element)
    }
  }

  /// The marks in an element's own content: words with the symbols next to them, or symbols with
  /// the words next to them.
  private func contentMarks(_ index: Int, in group: Element) -> [MeaningMark] {
    let element = elements[index].element
    let (symbols, words) =
      switch element.content {
      case .text(let text): (group.symbols, text.text)
      case .icon(let icon, _, _): ([icon], group.visibleText)
      default: ([], group.visibleText)
      }
    return element.contentColors.compactMap {
      mark(index, color: $0, symbols: symbols, words: words)
    }
  }

  private func mark(
    _ index: Int, color: ColorRole, symbols: [IconRole], words: String
  ) -> MeaningMark? {
    ColorMeaning(color).map { meaning in
      MeaningMark(
        element: elements[index].id,
        whole: line(from: index).first { elements[$0].isRead } ?? parents[index],
        meaning: meaning, color: color,
        elevation: elements[index].elevation, symbols: symbols, words: words)
    }
  }
}

extension Element {
  /// The colours of the element's own content.
  var contentColors: [ColorRole] {
    switch content {
    case .text(let text): [text.color]
    case .icon(_, _, let color), .ring(_, let color), .spinner(let color): [color]
    case .chart(let chart): [chart.color]
    case .track: [.progressTint]
    case .waveform: [.primaryText]
    case .toggle, .checkbox, .entry, .image, .viewfinder, .none: []
    }
  }

  /// The symbols in the element, in order.
  var symbols: [IconRole] {
    all.compactMap { part in
      guard case .icon(let icon, _, _) = part.content else { return nil }
      return icon
    }
  }
}
