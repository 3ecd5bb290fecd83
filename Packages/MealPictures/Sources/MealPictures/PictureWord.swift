import DesignSystem

/// Words in the description of a picture that are not foods.
enum PictureWord {
  /// A colour.
  case color(UInt32)
  /// A shade, such as browned or pale.
  case tone(UInt32)
  /// How a food is cut.
  case cut(Plate.Form)
  /// A liquid, in its usual colour.
  case liquid(UInt32)
  /// The vessel that the food is served in.
  case vessel(Plate.Vessel)
  /// A word that separates the words before it from those after it.
  case joint

  /// The words that are known.
  static let table: [Substring: PictureWord] = {
    var table: [Substring: PictureWord] = [:]
    for (word, hex) in colors { table[word] = .color(hex) }
    for (word, hex) in tones { table[word] = .tone(hex) }
    for (form, words) in cuts { for word in words { table[word] = .cut(form) } }
    for (word, hex) in liquids { table[word] = .liquid(hex) }
    for (vessel, words) in vessels { for word in words { table[word] = .vessel(vessel) } }
    for word in joints { table[word] = .joint }
    return table
  }()

  private static let colors: [(Substring, UInt32)] = [
    ("red", 0xC93A26), ("green", 0x74A63F), ("yellow", 0xF1BF3A), ("orange", 0xEB8A2E),
    ("white", 0xFAF6EC), ("brown", 0x86512F), ("black", 0x33292A), ("purple", 0x6D3E72),
    ("pink", 0xF0A39A), ("golden", 0xDFA23E), ("gold", 0xE0A63E), ("amber", 0xC98432),
    ("brick", 0xB5472B), ("rust", 0xB35A2E), ("coral", 0xF0805F), ("beige", 0xDDC29A),
    ("scarlet", 0xC42D1E), ("ivory", 0xF5ECD6), ("gray", 0x9C8F84), ("turmeric", 0xEFBC33),
    ("reddish", 0xC05A33), ("saffron", 0xEDB032),
  ]

  private static let tones: [(Substring, UInt32)] = [
    ("dark", 0x2E1C12), ("deep", 0x4A2113), ("pale", 0xFFFBF0), ("browned", 0x7A421A),
    ("charred", 0x2A1A14), ("blackened", 0x241A18), ("fried", 0xB8742C), ("roasted", 0x9A5522),
    ("grilled", 0x6A3A1C), ("creamy", 0xFFF3DC), ("caramelized", 0x9A5215), ("cloudy", 0xF3E8D0),
    ("clear", 0xF0CF8C), ("toasted", 0xA86A2A), ("glazed", 0x5A2A12), ("smoky", 0x6A4A36),
    ("black-spotted", 0x3A2A20), ("bright", 0xFFE08A),
  ]

  private static let cuts: [(Plate.Form, [Substring])] = [
    (.chunk, ["cubes", "cube", "diced", "dice", "chunks", "chunk", "pieces", "blocks", "bites"]),
    (.slice, ["sliced", "slices", "slice", "rounds"]),
    (.wedge, ["wedge", "wedges", "crescents", "halves"]),
    (
      .strip,
      [
        "shredded", "strips", "threads", "slivers", "batons", "sticks", "spears", "shreds",
        "lengths", "strands",
      ]
    ),
    (.crumble, ["crumbled", "minced", "ground", "crumbles", "flakes", "bits"]),
    (
      .mash,
      ["mashed", "mash", "smashed", "pounded", "puree", "crushed", "pulp", "paste", "spread"]
    ),
    (.ring, ["rings"]), (.sprinkle, ["grated", "flecks", "flecked"]), (.meat, ["steaks", "slabs"]),
    (.round, ["cherry"]),
  ]

  private static let liquids: [(Substring, UInt32)] = [
    ("sauce", 0xC08A50), ("soup", 0xD98F45), ("broth", 0xE3BC6A), ("gravy", 0x95592D),
    ("curry", 0xD08A2E), ("stew", 0xA5512A), ("dressing", 0xE8D9A0),
    ("drink", 0xE6B85A), ("shake", 0xC7D49A), ("cream", 0xFAF1DC), ("porridge", 0xEBD9AE),
    ("pudding", 0xF4EBDA), ("juices", 0xE3C27A), ("ragout", 0x85502F),
  ]

  private static let vessels: [(Plate.Vessel, [Substring])] = [
    (.pan, ["skillet", "pan", "wok", "iron"]),
    (.pot, ["pot", "clay", "tagine", "earthen", "casserole", "tub", "mortar", "enamel"]),
    (.board, ["board", "peel", "tray", "slate", "paper"]),
    (.glass, ["glass", "glasses", "jar", "jars", "tumbler"]),
    (.cup, ["mug", "teacup", "espresso"]),
    (.bowl, ["bowl", "cup", "ramekins", "ramekin"]),
    (.plate, ["plate", "platter"]),
    (.dish, ["oven"]),
  ]

  private static let joints: [Substring] = [
    "with", "and", "in", "on", "over", "under", "beside", "topped", "covered", "dusted", "into",
    "around", "through", "showing", "filled", "oil", "vinegar", "skin", "style",
  ]
}
