import MealModels

/// The place of a recipe among the lines of its page.
struct RecipeRegion {
  /// The lines from its first to its last one.
  let core: Range<Int>
  /// The blocks that follow these in the same part of the page, and may belong to it.
  let tail: Range<Int>
  /// Whether the page names that part as a recipe, so that all of it belongs to it.
  let isNamed: Bool

  /// A region of lines that are all of one recipe.
  init(whole lines: Range<Int>) {
    (core, tail, isNamed) = (lines, lines.upperBound..<lines.upperBound, true)
  }

  /// Finds it by its ingredients and steps; nil if the page shows neither.
  init?(_ draft: RecipeDraft, in outline: PageOutline, of tree: PageTree) {
    let lines = SaidWords(draft.ingredientLines)
    let steps = SaidWords(draft.stepLines)
    let whole = Set((draft.ingredientLines + draft.stepLines).map { LineShape.key($0) })
    let places = outline.lines.indices.filter { place in
      let text = outline.lines[place].text
      let words = text.split(whereSeparator: { !$0.isLetter }).count
      return words >= 2 && lines.holds(text) || words >= 4 && steps.holds(text)
        || words == 1 && whole.contains(LineShape.key(text))
    }
    guard let best = Self.clusters(of: places).max(by: { $0.count <= $1.count }),
      let first = best.first, let last = best.last
    else { return nil }
    core = first..<last + 1
    let card = tree.card(around: outline.lines[first].start, outline.lines[last].start)
    isNamed = card != nil
    let end = card.map { outline.lines(in: $0).upperBound } ?? last + 1 + Self.longestTail
    tail = last + 1..<max(last + 1, min(end, outline.lines.count))
  }

  /// The lines between the title of the page and the recipe.
  func lead(of outline: PageOutline) -> [String] {
    let lines = outline.lines[..<core.lowerBound]
    guard let title = lines.lastIndex(where: { $0.level == 1 }) else { return [] }
    return lines[title...].dropFirst().map(\.text)
  }

  /// The nodes of the page from its title, or else the first line of the recipe, to the end of the
  /// texts that may belong to it.
  func nodes(of outline: PageOutline, _ tree: PageTree) -> Range<Int> {
    guard !core.isEmpty else { return 0..<0 }
    let lead = outline.lines[..<core.lowerBound].last { $0.level == 1 }
    let start = Int((lead ?? outline.lines[core.lowerBound]).start)
    let end =
      tail.first { place in
        let line = outline.lines[place]
        return line.level > 0 && RemainderHeadings.kind(line.text) == .end
      } ?? tail.upperBound
    return start..<(end < outline.lines.count ? Int(outline.lines[end].start) : tree.nodes.count)
  }

  /// The places in groups, in which each place is near the one before.
  private static func clusters(of places: [Int]) -> [[Int]] {
    var clusters: [[Int]] = []
    for place in places {
      if let last = clusters.last?.last, place - last <= widestGap {
        clusters[clusters.count - 1].append(place)
      } else {
        clusters.append([place])
      }
    }
    return clusters
  }

  /// The most lines between two parts of one recipe.
  private static let widestGap = 30
  /// The lines after the last step that are looked at if nothing marks the end of the recipe.
  private static let longestTail = 40
}

extension PageTree {
  /// The nodes of the smallest element around two others that is named as a recipe.
  fileprivate func card(around first: Int32, _ last: Int32) -> Range<Int>? {
    var node = Int(first)
    while let parent = parent(of: node) {
      node = parent
      guard nodes[node].end > last, let tag = nodes[node].tag else { continue }
      if tag == .body || tag == .main || tag == .html { return nil }
      for name in [HTMLAttribute.Name.class, .id] {
        if let range = range(of: name, at: node), Self.cards.occur(in: bytes, range) {
          return contents(of: node)
        }
      }
    }
    return nil
  }

  private static let cards = NameStems([
    "recipe-card", "recipe-container", "recipecard", "wprm", "tasty-recipes", "mv-create",
    "mv-recipe", "easyrecipe", "hrecipe", "h-recipe", "zlrecipe", "zrdn", "cooked-recipe",
    "recipe-content", "recipe-body", "recipe-main", "rezept", "recept", "recette", "receta",
    "ricetta",
  ])
}
