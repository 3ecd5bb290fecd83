extension Element {
  /// The tokens that this element uses itself, in a fixed order, each name once.
  ///
  /// Sizes depend on the content size; colours depend on the appearance and elevation.
  public func tokens(
    in appearance: Appearance = Appearance(), elevation: Elevation = .base,
    contentSize: ContentSize = .l
  ) -> [Token] {
    let level = surface.elevation ?? elevation
    let found =
      spacingTokens + surfaceTokens(appearance, level)
      + contentTokens(appearance, level, contentSize) + motionTokens
    var seen: Set<String> = []
    return found.filter { seen.insert($0.name).inserted }
  }

  private var spacingTokens: [Token] {
    let padding = layout.padding
    let used = [
      layout.spacing, layout.lineSpacing, padding.top, padding.leading, padding.bottom,
      padding.trailing,
    ]
    return used.filter { $0 != .none }.map { Token($0.tokenName, .number($0.points)) }
  }

  private func surfaceTokens(_ appearance: Appearance, _ level: Elevation) -> [Token] {
    var result = [surface.fill, surface.stroke].compactMap(\.self).map {
      Self.color($0, appearance, level)
    }
    if let radius = surface.radius {
      result.append(Token(radius.tokenName, .number(radius.points)))
    }
    if let shadow = surface.shadow {
      let opacity = shadow.opacity(in: appearance.scheme)
      result.append(Token(shadow.tokenName, .number(opacity)))
    }
    return result
  }

  private func contentTokens(
    _ appearance: Appearance, _ level: Elevation, _ size: ContentSize
  ) -> [Token] {
    switch content {
    case .text(let text):
      let points = text.style.scaled(for: size).pointSize
      return [
        Token(text.style.tokenName, .number(points)),
        Token("weight.\(text.weight.rawValue)", .number(Double(text.weight.number))),
        Self.color(text.color, appearance, level),
      ]
    case .icon(let role, let style, let color):
      let points = style.scaled(for: size).pointSize
      return [
        Token(role.tokenName, .text(role.symbolName)), Token(style.tokenName, .number(points)),
        Self.color(color, appearance, level),
      ]
    case .entry(let entry):
      let points = TypeStyle.body.scaled(for: size).pointSize
      return [
        Token(TypeStyle.body.tokenName, .number(points)),
        Self.color(entry.color, appearance, level),
      ]
    case .spinner(let color): return [Self.color(color, appearance, level)]
    case .toggle(let isOn):
      return [Self.color(isOn ? .chosen : .switchOff, appearance, level)]
    case .checkbox(let isOn):
      let colors: [ColorRole] = isOn ? [.chosen, .onChosen] : [.secondaryLabel]
      return colors.map { Self.color($0, appearance, level) }
    case .track: return [Self.color(.progressTint, appearance, level)]
    case .ring(_, let color): return [Self.color(color, appearance, level)]
    case .chart(let chart): return [Self.color(chart.color, appearance, level)]
    case .waveform: return [Self.color(.primaryText, appearance, level)]
    case .image(let image): return Self.tokens(of: image, appearance, level, size)
    case .none, .viewfinder: return []
    }
  }

  /// The symbol of a missing picture, or the indicator of a loading one.
  private static func tokens(
    of image: MealImage, _ appearance: Appearance, _ level: Elevation, _ size: ContentSize
  ) -> [Token] {
    guard let icon = image.placeholderIcon else { return [] }
    let points = TypeStyle.title.scaled(for: size).pointSize
    let symbol = [
      Token(icon.tokenName, .text(icon.symbolName)),
      Token(TypeStyle.title.tokenName, .number(points)), color(.progressTint, appearance, level),
    ]
    guard case .loading(let fraction) = image.phase else { return symbol }
    return symbol + [
      Token("progress.value", .number(min(1, max(0, fraction)))),
      Token("progress.total", .number(1)),
    ]
  }

  private var motionTokens: [Token] {
    motion.map { [Token($0.tokenName, .number($0.animation.duration.seconds))] } ?? []
  }

  private static func color(
    _ role: ColorRole, _ appearance: Appearance, _ level: Elevation
  ) -> Token {
    Token(role.tokenName, .text(role.resolved(in: appearance, elevation: level).hex))
  }
}
