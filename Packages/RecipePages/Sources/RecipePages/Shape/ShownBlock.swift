import MealModels

/// A stretch of a page that shows ingredients, or steps, with its headings.
struct ShownBlock {
  /// How it was found.
  enum Origin: Int {
    /// By the names of the page's elements.
    case names
    /// By a heading.
    case heading
    /// By the shape of its lines.
    case shape
    /// By the block before it.
    case following

    /// Whether the page names its kind.
    var isNamed: Bool { self == .names || self == .heading }
  }

  /// Its lines below their headings.
  var sections: [RecipeDraft.Section]
  /// How it was found.
  var origin: Origin
  /// The total of the points for it.
  var score: Double
  /// The mean of the points of its lines, up to one.
  var purity: Double
  /// Whether lines that speak against it follow its last one.
  var isCut: Bool
  /// The range of its lines in the page.
  var place: Range<Int>

  /// All lines without headings.
  var lines: [String] { sections.flatMap(\.lines) }
}
