import PrintedText

/// A recipe in Cooklang, as written.
struct CooklangRecipe: Equatable {
  /// A part of a step.
  enum Item: Equatable {
    /// Words.
    case text(String)
    /// A food, with its amount and its preparation.
    case ingredient(name: String, amount: CooklangAmount, preparation: String?)
    /// A pot or a tool.
    case cookware(name: String, amount: CooklangAmount)
    /// A duration.
    case timer(name: String, amount: CooklangAmount)
  }

  /// A paragraph.
  enum Block: Equatable {
    /// A step to cook it.
    case step([Item])
    /// A note.
    case note(String)
  }

  /// Paragraphs, with or without a heading above them.
  struct Section: Equatable {
    var heading: String?
    var blocks: [Block] = []
  }

  /// The metadata of the recipe, in order.
  var metadata: [JSON.Member] = []
  /// Its sections, in order; the first one may have no heading.
  var sections: [Section] = []
  /// The texts of the comments.
  var comments: [String] = []
  /// The parts that were not understood, each with its line.
  var strange: [(line: Int, text: String)] = []

  static func == (one: Self, other: Self) -> Bool {
    one.metadata == other.metadata && one.sections == other.sections
      && one.comments == other.comments
  }
}
