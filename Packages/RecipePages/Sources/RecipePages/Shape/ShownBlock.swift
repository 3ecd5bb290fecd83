import MealModels

/// A stretch of a page that shows ingredients, or steps, with its headings.
struct ShownBlock {
  /// How it was found.
  enum Origin: Int {
    /// By names that the page gives its elements.
    case names
    /// By a heading.
    case heading
    /// By the shape of its lines.
    case shape
    /// By what stands before it.
    case following

    /// Whether the page says what it is.
    var isNamed: Bool { self == .names || self == .heading }
  }

  /// Its lines below their headings.
  var sections: [RecipeDraft.Section]
  /// How it was found.
  var origin: Origin
  /// How much speaks for it.
  var score: Double
  /// How much its lines speak for it in the mean, up to one.
  var purity: Double
  /// Whether lines that speak against it follow its last one.
  var isCut: Bool
  /// The lines of the page from which to which it goes.
  var place: Range<Int>

  /// All lines without headings.
  var lines: [String] { sections.flatMap(\.lines) }
}
