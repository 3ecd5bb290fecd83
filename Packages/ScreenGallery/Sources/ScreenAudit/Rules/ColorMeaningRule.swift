import DesignSystem

/// The rule that two meanings differ in more than colours that some people confuse.
///
/// D-A11Y-05, D-A11Y-06, C-K14. Success, warning, error, information and actions each have a
/// colour, and so does a chosen element among others. With each of the three colour vision
/// deficiencies, two of these colours must be at least ``least`` apart, or else a symbol, words, a
/// weight or an outline must differ.
public struct ColorMeaningRule: AuditRule {
  /// `colour-meaning`.
  public let id: RuleID = "colour-meaning"
  /// Colours.
  public let scope = RuleScope.colors

  /// The least distance, in Oklab, of two colours that people tell apart at a glance.
  ///
  /// It is five times the just noticeable difference of two colours side by side.
  public static let least = 0.1

  /// Makes the rule.
  public init() {}

  /// Elements whose meaning shows only in a colour that a person may confuse with another one.
  public func problems(in subject: AuditSubject) -> [Problem] {
    let appearance = subject.conditions.appearance
    return confusedMarks(subject.meaningMarks, appearance)
      + subject.elements.indices.flatMap { confusedChoices(in: subject, $0, appearance) }
  }

  private func confusedMarks(_ marks: [MeaningMark], _ looks: Appearance) -> [Problem] {
    marks.indices.compactMap { index in
      let mark = marks[index]
      return marks[..<index].lazy.compactMap { other -> Problem? in
        guard other.meaning != mark.meaning, other.looksLike(mark) else { return nil }
        let colors = [other, mark].map { $0.color.opaque(in: looks, at: $0.elevation) }
        return problem(mark.element, "\(other.meaning) and \(mark.meaning)", colors)
      }.first
    }
  }

  /// The problems of sibling choices of one kind if only a colour shows which ones are chosen.
  private func confusedChoices(
    in subject: AuditSubject, _ index: Int, _ looks: Appearance
  ) -> [Problem] {
    let placed = subject.elements[index]
    let children = placed.element.children
    return [ElementRole.segment, .chip, .card].compactMap { role in
      let choices = children.filter { $0.role == role }
      guard let chosen = choices.first(where: { $0.isChosen }),
        let other = choices.first(where: { !$0.isChosen }), chosen.shape == other.shape
      else { return nil }
      let pairs = zip(chosen.allColors, other.allColors).filter { $0 != $1 }
      let colors = pairs.map { pair in
        // A clear colour shows the page.
        [pair.0, pair.1].map {
          ($0 ?? .systemBackground).opaque(in: looks, at: placed.elevation)
        }
      }
      guard colors.allSatisfy({ Confusion(of: $0) != nil }) else { return nil }
      return problem(chosen.id, "chosen and not chosen", colors.first ?? [])
    }
  }

  /// The problem of two colours that look the same to a person; nil if every person can tell them
  /// apart.
  private func problem(_ element: ElementID, _ meanings: String, _ colors: [RGBA]) -> Problem? {
    guard !colors.isEmpty else {
      return Problem(
        element, measured: .text("\(meanings), alike"), required: .number(Self.least))
    }
    guard let confusion = Confusion(of: colors) else { return nil }
    return Problem(
      element, measured: .text("\(meanings), \(confusion)"), required: .number(Self.least))
  }
}

/// The people who confuse two colours, and how near these look to them.
private struct Confusion: CustomStringConvertible {
  var vision: ColorVision
  var distance: Double

  /// Nil if every person can tell them apart.
  init?(of colors: [RGBA]) {
    for vision in ColorVision.allCases {
      let seen = colors.map { $0.seen(with: vision) }
      guard let first = seen.first, let last = seen.last else { return nil }
      let distance = first.distance(to: last)
      guard distance >= ColorMeaningRule.least else {
        (self.vision, self.distance) = (vision, distance)
        return
      }
    }
    return nil
  }

  var description: String { "\((distance * 100).rounded() / 100) apart with \(vision)" }
}

extension ColorRole {
  /// The colour over the page, without its opacity.
  fileprivate func opaque(in looks: Appearance, at elevation: Elevation) -> RGBA {
    resolved(in: looks, elevation: elevation)
      .over(ColorRole.systemBackground.resolved(in: looks, elevation: elevation))
  }
}

extension Element {
  fileprivate var isChosen: Bool { accessibility.traits.contains(.selected) }

  /// Everything except colours, symbols and words by which a person may recognize a choice.
  fileprivate var shape: [String] {
    all.map { part in
      var facts = "\(part.role) \(part.surface.strokeWidth) \(part.surface.shadow?.rawValue ?? "")"
      if case .text(let text) = part.content { facts += text.weight.rawValue }
      if case .icon(let icon, _, _) = part.content, icon.marksChoice { facts += icon.rawValue }
      return facts
    }
  }

  /// The colours of the element and of everything in it, in tree order.
  fileprivate var allColors: [ColorRole?] {
    all.flatMap { part in
      [part.surface.fill, part.surface.stroke] + part.contentColors.map(Optional.some)
    }
  }
}

extension IconRole {
  /// Whether the symbol only marks a choice and has no other meaning.
  fileprivate var marksChoice: Bool {
    switch self {
    case .check, .unchecked, .radioOn, .radioOff: true
    default: false
    }
  }
}
