import PrintedText

/// A recipe in Cooklang, as it is written.
struct CooklangRecipe: Equatable {
  /// A part of a step.
  enum Item: Equatable {
    /// Words.
    case text(String)
    /// A food, with how much of it and how it is prepared.
    case ingredient(name: String, amount: CooklangAmount, preparation: String?)
    /// A pot or a tool.
    case cookware(name: String, amount: CooklangAmount)
    /// How long something takes.
    case timer(name: String, amount: CooklangAmount)
  }

  /// A paragraph.
  enum Block: Equatable {
    /// What to do.
    case step([Item])
    /// What is worth knowing.
    case note(String)
  }

  /// Paragraphs below a heading or none.
  struct Section: Equatable {
    var heading: String?
    var blocks: [Block] = []
  }

  /// What is said of the recipe as a whole, in order.
  var metadata: [JSON.Member] = []
  /// Its sections, in order; the first one may have no heading.
  var sections: [Section] = []
  /// What stands in comments.
  var comments: [String] = []
  /// What was not understood, each with its line.
  var strange: [(line: Int, text: String)] = []

  static func == (one: Self, other: Self) -> Bool {
    one.metadata == other.metadata && one.sections == other.sections
      && one.comments == other.comments
  }
}
