import DesignSystem
import Layout

/// What a colour says wherever it is shown.
enum ColorMeaning: String {
  /// Something is done, saved or as it should be.
  case success
  /// Something wants attention.
  case warning
  /// Something failed, or destroys.
  case error
  /// Something good to know, or a link.
  case information
  /// Something that acts, or that progresses.
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

/// A place where a colour says something, with whatever else says it there.
struct MeaningMark {
  var element: ElementID
  /// What is read as one there: a colour does not contradict the one beside it in one control.
  var whole: Int
  var meaning: ColorMeaning
  var color: ColorRole
  var elevation: Elevation
  /// The symbols shown there.
  var symbols: [IconRole]
  /// The words shown there.
  var words: String

  /// Whether it stands elsewhere and what it shows besides the colour is the same.
  func looksLike(_ other: MeaningMark) -> Bool {
    whole != other.whole && symbols == other.symbols && words == other.words
  }
}

extension AuditSubject {
  /// Every place of the screen where a colour says something.
  var meaningMarks: [MeaningMark] {
    elements.indices.flatMap { index -> [MeaningMark] in
      let element = elements[index].element
      let area = [element.surface.fill, element.surface.stroke].compactMap(\.self)
      return area.compactMap { mark(index, $0, element.symbols, element.visibleText) }
        + contentMarks(index, in: elements[parents[index]].element)
    }
  }

  /// What an element shows itself: words with the symbols beside them, or the other way round.
  private func contentMarks(_ index: Int, in group: Element) -> [MeaningMark] {
    let element = elements[index].element
    let (symbols, words) =
      switch element.content {
      case .text(let text): (group.symbols, text.text)
      case .icon(let icon, _, _): ([icon], group.visibleText)
      default: ([], group.visibleText)
      }
    return element.contentColors.compactMap { mark(index, $0, symbols, words) }
  }

  private func mark(
    _ index: Int, _ color: ColorRole, _ symbols: [IconRole], _ words: String
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
  /// The colours of what the element shows itself.
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
