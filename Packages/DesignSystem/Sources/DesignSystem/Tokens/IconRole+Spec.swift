extension IconRole {
  /// The table of all icons: one row per icon, with everything about it.
  ///
  /// To add an icon, add a case to `IconRole` and the row that the compiler then requires here. If
  /// no drawing fits, add one to `VectorPath`.
  var spec: IconSpec {
    switch self {
    case .time: IconSpec("clock", .clock, "⏱️")
    case .difficulty: IconSpec("flame", .flame, "🔥")
    case .cuisine: IconSpec("globe", .globe, "🌍")
    case .servings: IconSpec("person.2", .twoPeople, "👥")
    case .evening: IconSpec("sunset.fill", .sunset, "🌅")
    case .night: IconSpec("moon.fill", .moon, "🌙")
    case .morning: IconSpec("sunrise.fill", .sunrise, "☀️")
    case .afternoon: IconSpec("sun.max.fill", .sun, "☀️")
    case .home: IconSpec("house.fill", .house, "🏠")
    case .favorites: IconSpec("heart.fill", .heart, "❤️")
    case .settings: IconSpec("gearshape.fill", .gear, "⚙️")
    case .restrictions: IconSpec("nosign", .circleBar, "🚫")
    case .world: IconSpec("globe", .globe, "🌍")
    case .account: IconSpec("person.crop.circle", .personCircle, "👤")
    case .premium: IconSpec("diamond.fill", .diamond, "💎")
    case .privacy: IconSpec("doc.text", .page, "📄")
    case .terms: IconSpec("list.clipboard", .clipboard, "📋")
    case .information: IconSpec("info.circle", .circleInformation, "ℹ️")
    case .meal: IconSpec("fork.knife", .forkAndKnife, "🍽️")
    case .drink: IconSpec("cup.and.saucer", .cup, "☕️")
    case .offline: IconSpec("wifi.slash", .waves, "📶❌")
    case .refresh: IconSpec("arrow.clockwise", .turnClockwise, "↻")
    case .save: IconSpec("bookmark", .bookmark, "🔖")
    case .saved: IconSpec("bookmark.fill", .bookmarkFilled, "🔖")
    case .savedHeart: IconSpec("heart.fill", .heart, "❤️")
    case .share: IconSpec("square.and.arrow.up", .boxArrowUp, "⇪")
    case .close: IconSpec("xmark", .cross, "✕", ascii: "x")
    case .back: IconSpec("chevron.left", .chevronLeft, "‹", ascii: "<", mirrors: true)
    case .forward: IconSpec("chevron.right", .chevronRight, "›", ascii: ">", mirrors: true)
    case .add: IconSpec("plus", .plus, "+", ascii: "+")
    case .remove: IconSpec("minus", .minus, "-", ascii: "-")
    case .check: IconSpec("checkmark", .tick, "✓", ascii: "[x]")
    case .unchecked: IconSpec("square", .square, "▢", ascii: "[ ]")
    case .warning: IconSpec("exclamationmark.triangle.fill", .triangleExclamation, "⚠️", ascii: "!")
    case .photo: IconSpec("photo", .picture, "🖼️")
    case .search: IconSpec("magnifyingglass", .magnifier, "🔍")
    case .more: IconSpec("ellipsis", .threeDots, "⋯", ascii: "...")
    case .order: IconSpec("bag", .bag, "🛍️")
    case .star: IconSpec("star.fill", .star, "⭐️", ascii: "*")
    case .expand: IconSpec("chevron.down", .chevronDown, "⌄", ascii: "v")
    case .collapse: IconSpec("chevron.up", .chevronUp, "⌃", ascii: "^")
    case .camera: IconSpec("camera", .camera, "📷", ascii: "(o)")
    case .microphone: IconSpec("mic", .microphone, "🎙️", ascii: "(mic)")
    case .barcode: IconSpec("barcode.viewfinder", .barcode, "║▌║", ascii: "|||")
    case .photoLibrary: IconSpec("photo.on.rectangle", .twoPictures, "🗂️", ascii: "(photos)")
    case .flash: IconSpec("bolt.fill", .bolt, "⚡️")
    case .flashOff: IconSpec("bolt.slash", .boltOff, "⚡️✕", ascii: "(no flash)")
    case .torch: IconSpec("flashlight.on.fill", .torch, "🔦")
    case .torchOff: IconSpec("flashlight.off.fill", .torchOff, "🔦✕", ascii: "(no torch)")
    case .chart: IconSpec("chart.bar", .bars, "📊")
    case .trend: IconSpec("chart.line.uptrend.xyaxis", .risingLine, "📈")
    case .calendar: IconSpec("calendar", .calendar, "📅")
    case .recent: IconSpec("clock.arrow.circlepath", .clockArrow, "🕘")
    case .timer: IconSpec("timer", .stopwatch, "⏲️")
    case .bell: IconSpec("bell", .bell, "🔔")
    case .cart: IconSpec("cart", .cart, "🛒")
    case .store: IconSpec("storefront", .store, "🏪")
    case .location: IconSpec("mappin.and.ellipse", .pin, "📍")
    case .price: IconSpec("tag", .tag, "🏷️")
    case .budget: IconSpec("dollarsign.circle", .circleDollar, "💵", ascii: "$")
    case .subscription: IconSpec("creditcard", .card, "💳")
    case .external:
      IconSpec("arrow.up.forward.square", .boxArrowOut, "↗", ascii: "->", mirrors: true)
    case .edit: IconSpec("pencil", .pencil, "✏️")
    case .trash: IconSpec("trash", .trash, "🗑️")
    case .undo: IconSpec("arrow.uturn.backward", .turnBack, "↩", ascii: "<-", mirrors: true)
    case .duplicate: IconSpec("plus.square.on.square", .twoSquares, "⧉", ascii: "(copy)")
    case .swap: IconSpec("arrow.left.arrow.right", .arrowsAcross, "⇄", ascii: "<->")
    case .skip: IconSpec("forward.end", .toTheEnd, "⏭", ascii: ">>")
    case .importing: IconSpec("square.and.arrow.down", .boxArrowDown, "⇩", ascii: "(in)")
    case .draft: IconSpec("square.and.pencil", .squarePencil, "📝")
    case .sync: IconSpec("arrow.triangle.2.circlepath", .turnAround, "⇅", ascii: "(sync)")
    case .moveUp: IconSpec("arrow.up", .arrowUp, "↑", ascii: "^")
    case .moveDown: IconSpec("arrow.down", .arrowDown, "↓", ascii: "v")
    case .handle: IconSpec("line.3.horizontal", .threeLines, "≡", ascii: "=")
    case .choose: IconSpec("chevron.up.chevron.down", .chevronsUpDown, "▾", ascii: "v")
    case .filter: IconSpec("line.3.horizontal.decrease", .shrinkingLines, "▽", ascii: "(filter)")
    case .list: IconSpec("list.bullet", .bullets, "☰", ascii: "(list)", mirrors: true)
    case .link: IconSpec("link", .chain, "🔗")
    case .lock: IconSpec("lock", .lock, "🔒")
    case .key: IconSpec("key", .key, "🔑")
    case .eye: IconSpec("eye", .eye, "👁")
    case .eyeOff: IconSpec("eye.slash", .eyeOff, "👁✕", ascii: "(no eye)")
    case .mail: IconSpec("envelope", .envelope, "✉️", ascii: "@")
    case .help: IconSpec("questionmark.circle", .circleQuestion, "❓", ascii: "(?)")
    case .person: IconSpec("person", .person, "🧑")
    case .health: IconSpec("heart.text.square", .squareHeart, "🩺")
    case .heart: IconSpec("heart", .heartOutline, "♡", ascii: "<3")
    case .up: IconSpec("arrowtriangle.up.fill", .triangleUp, "▲", ascii: "^")
    case .down: IconSpec("arrowtriangle.down.fill", .triangleDown, "▼", ascii: "v")
    case .equal: IconSpec("equal", .equals, "=", ascii: "=")
    case .available: IconSpec("checkmark.circle", .circleTick, "✔", ascii: "(ok)")
    case .scarce: IconSpec("exclamationmark.circle", .circleExclamation, "❕", ascii: "(!)")
    case .unavailable: IconSpec("xmark.circle", .circleCross, "⊗", ascii: "(x)")
    case .confidenceHigh: IconSpec("checkmark.seal.fill", .seal, "✹", ascii: "(#)")
    case .confidenceMedium: IconSpec("square.lefthalf.filled", .squareHalf, "◧", ascii: "(=)")
    case .confidenceLow: IconSpec("circle.dotted", .circleDots, "◌", ascii: "(.)")
    case .radioOn: IconSpec("largecircle.fill.circle", .circleDot, "◉", ascii: "(*)")
    case .radioOff: IconSpec("circle", .circle, "○", ascii: "( )")
    case .starOutline: IconSpec("star", .starOutline, "☆", ascii: ".")
    case .thumbsUp: IconSpec("hand.thumbsup", .thumbUp, "👍")
    case .thumbsDown: IconSpec("hand.thumbsdown", .thumbDown, "👎")
    case .flag: IconSpec("flag", .flag, "🚩")
    case .play: IconSpec("play.fill", .play, "▶", ascii: ">")
    case .pause: IconSpec("pause.fill", .pause, "⏸", ascii: "||")
    case .stop: IconSpec("stop.fill", .stop, "■", ascii: "[]")
    case .caution:
      IconSpec("exclamationmark.circle.fill", .circleExclamationFilled, "❗️", ascii: "!")
    case .celebration: IconSpec("party.popper", .popper, "🎉")
    case .tip: IconSpec("lightbulb", .bulb, "💡")
    case .goal: IconSpec("target", .target, "🎯")
    case .mindful: IconSpec("leaf", .leaf, "🍃")
    case .foods: IconSpec("carrot", .carrot, "🥕")
    case .recipes: IconSpec("book", .book, "📖")
    case .integrations: IconSpec("puzzlepiece", .puzzle, "🧩")
    case .appearance: IconSpec("circle.lefthalf.filled", .circleHalf, "◐")
    case .units: IconSpec("ruler", .ruler, "📏")
    case .signOut: IconSpec("rectangle.portrait.and.arrow.right", .doorArrow, "🚪", mirrors: true)
    case .sitting: IconSpec("chair", .chair, "🪑")
    case .walking: IconSpec("figure.walk", .walking, "🚶")
    case .running: IconSpec("figure.run", .running, "🏃")
    case .training: IconSpec("dumbbell", .dumbbell, "🏋️")
    case .athlete: IconSpec("trophy", .trophy, "🏆")
    }
  }

  /// The colour of the symbol's meaning; nil for symbols that have no fixed colour.
  public var meaning: ColorRole? {
    switch self {
    case .information: .information
    case .caution: .warningGlyph
    case .warning: .errorText
    case .check, .savedHeart: .success
    default: nil
    }
  }

  /// The SF Symbol's name.
  public var symbolName: String { spec.symbolName }

  /// Our own drawing of the symbol, which is named after its look.
  public var vector: VectorPath { spec.vector }

  /// The glyph of the wireframes, which only text renderers print.
  public var drawnGlyph: String { spec.glyph }

  /// ASCII text for terminals without emoji: the icon's own text, or its name in parentheses.
  public var asciiGlyph: String { spec.ascii ?? "(\(rawValue))" }

  /// Whether the symbol points along the line, so that it is mirrored in right-to-left languages.
  public var followsReadingDirection: Bool { spec.mirrors }

  /// The token's name, such as `icon.time`.
  public var tokenName: String { "icon.\(rawValue)" }
}
