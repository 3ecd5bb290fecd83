import DesignSystem

extension TokensPage {
  var colors: Section {
    let looks = Appearance.all
    let heads = ["Role"] + looks.map { "\($0.scheme.rawValue), \($0.contrast.rawValue)" }
    let rows = ColorRole.allCases.map { role in
      Self.row(role.rawValue, looks.map { Self.cell(role, $0) }, note: Self.note(role))
    }
    return Section(
      id: "colors", title: "Colours",
      lead: """
        Each role in four looks, with its ratio on the ground that it is drawn on. Text needs 4.5, \
        a glyph or a stroke 3.
        """,
      content: Self.table("Colours", heads, rows))
  }

  /// The colour that a colour's contrast is measured against.
  private enum Ground {
    /// The surface under a foreground.
    case on(ColorRole)
    /// The text on a surface.
    case under(ColorRole)
    /// None, because the colour carries no meaning.
    case decorative
  }

  private static func ground(of role: ColorRole) -> Ground {
    switch role {
    case .systemBackground, .secondarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground:
      .under(.label)
    case .primaryFill: .under(.onPrimary)
    case .toastFill: .under(.onToast)
    case .onPrimary: .on(.primaryFill)
    case .onToast: .on(.toastFill)
    case .separator, .shimmer, .placeholderFill, .scrim: .decorative
    default: .on(.systemBackground)
    }
  }

  private static func note(_ role: ColorRole) -> String {
    switch ground(of: role) {
    case .on(let ground): "on \(ground.rawValue)"
    case .under(let text): "under \(text.rawValue)"
    case .decorative: "decorative"
    }
  }

  private static func cell(_ role: ColorRole, _ look: Appearance) -> String {
    let base = role.resolved(in: look)
    let raised = role.resolved(in: look, elevation: .elevated)
    let page = ColorRole.systemBackground.resolved(in: look)
    let words = raised == base ? "" : "<small>raised \(raised.hex)</small>"
    return """
      <div class="look">\(swatch(role, look, page))\
      <div>\(base.hex)\(words)\(ratio(role, look, page))</div></div>
      """
  }

  private static func swatch(_ role: ColorRole, _ look: Appearance, _ page: RGBA) -> String {
    var back = page
    if case .on(let ground) = ground(of: role) { back = ground.resolved(in: look).over(page) }
    let color = role.resolved(in: look).over(back)
    return """
      <svg width="44" height="44" aria-hidden="true"><rect width="44" height="44" \
      fill="\(back.hex)"/><circle cx="22" cy="22" r="13" fill="\(color.hex)"/></svg>
      """
  }

  private static func ratio(_ role: ColorRole, _ look: Appearance, _ page: RGBA) -> String {
    let color = role.resolved(in: look)
    switch ground(of: role) {
    case .decorative: return ""
    case .on(let ground):
      return words(color.contrastRatio(on: ground.resolved(in: look).over(page)))
    case .under(let text):
      return words(text.resolved(in: look).contrastRatio(on: color.over(page)))
    }
  }

  private static func words(_ ratio: Double) -> String {
    let number = "\(Digits.fixed(ratio, 2)) : 1"
    guard ratio < 4.5 else { return "<small>\(number)</small>" }
    return #"<small class="low">\#(number), below \#(ratio < 3 ? "3" : "4.5")</small>"#
  }
}
