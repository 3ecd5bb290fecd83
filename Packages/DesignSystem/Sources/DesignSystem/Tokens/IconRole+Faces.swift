extension IconRole {
  /// The SF Symbol's name.
  public var symbolName: String {
    switch self {
    case .time: "clock"
    case .difficulty: "flame"
    case .cuisine, .world: "globe"
    case .servings: "person.2"
    case .evening: "sunset.fill"
    case .night: "moon.fill"
    case .morning: "sunrise.fill"
    case .afternoon: "sun.max.fill"
    case .home: "house.fill"
    case .favorites, .savedHeart: "heart.fill"
    case .settings: "gearshape.fill"
    case .restrictions: "nosign"
    case .account: "person.crop.circle"
    case .premium: "diamond.fill"
    case .privacy: "doc.text"
    case .terms: "list.clipboard"
    case .information: "info.circle"
    case .meal: "fork.knife"
    case .drink: "cup.and.saucer"
    case .offline: "wifi.slash"
    case .refresh: "arrow.clockwise"
    case .save: "bookmark"
    case .saved: "bookmark.fill"
    case .share: "square.and.arrow.up"
    case .close: "xmark"
    case .back: "chevron.left"
    case .forward: "chevron.right"
    case .add: "plus"
    case .remove: "minus"
    case .check: "checkmark"
    case .unchecked: "square"
    case .warning: "exclamationmark.triangle.fill"
    case .photo: "photo"
    case .search: "magnifyingglass"
    case .more: "ellipsis"
    case .order: "bag"
    case .star: "star.fill"
    case .expand: "chevron.down"
    case .collapse: "chevron.up"
    }
  }

  /// The glyph of the wireframes, printed by text renderers only.
  public var drawnGlyph: String {
    switch self {
    case .time: "⏱️"
    case .difficulty: "🔥"
    case .cuisine, .world: "🌍"
    case .servings: "👥"
    case .evening: "🌅"
    case .night: "🌙"
    case .morning, .afternoon: "☀️"
    case .home: "🏠"
    case .favorites, .savedHeart: "❤️"
    case .settings: "⚙️"
    case .restrictions: "🚫"
    case .account: "👤"
    case .premium: "💎"
    case .privacy: "📄"
    case .terms: "📋"
    case .information: "ℹ️"
    case .meal: "🍽️"
    case .drink: "☕️"
    case .offline: "📶❌"
    case .refresh: "↻"
    case .save, .saved: "🔖"
    case .share: "⇪"
    case .close: "✕"
    case .back: "‹"
    case .forward: "›"
    case .add: "+"
    case .remove: "-"
    case .check: "✓"
    case .unchecked: "▢"
    case .warning: "⚠️"
    case .photo: "🖼️"
    case .search: "🔍"
    case .more: "⋯"
    case .order: "🛍️"
    case .star: "⭐️"
    case .expand: "⌄"
    case .collapse: "⌃"
    }
  }

  /// A stand-in of plain ASCII for terminals without emoji.
  public var asciiGlyph: String {
    switch self {
    case .forward: ">"
    case .back: "<"
    case .close: "x"
    case .add: "+"
    case .remove: "-"
    case .check: "[x]"
    case .unchecked: "[ ]"
    case .warning: "!"
    case .more: "..."
    case .expand: "v"
    case .collapse: "^"
    case .star: "*"
    default: "(\(rawValue))"
    }
  }

  /// The token's name, such as `icon.time`.
  public var tokenName: String { "icon.\(rawValue)" }
}
