import DesignSystem
import MealModels
import RecipeBookScreens
import ScreenParts

/// Where an own recipe is from, and what it says beside its ingredients and steps.
struct CreditsSection: Component {
  /// The stable path.
  var id: ElementID
  /// The row that opens the recipe's page; nil if it is from none.
  var source: ListRow?
  /// The author, the yield, the ratings and the tags, each on one line.
  var lines: [TextBlock]
  /// The notes at the end of the page; nil if there are none.
  var notes: Stack?

  /// Whether nothing is known beside the notes.
  var isEmpty: Bool { source == nil && lines.isEmpty }

  /// Makes the section; nil for a recipe of the catalogue.
  init?(_ id: ElementID, of meal: Meal, _ copy: Copy) {
    let recipe = meal.recipe
    guard let credits = recipe.credits else { return nil }
    self.id = id
    source = credits.host.map { host in
      ListRow(
        id.child("source"), icon: .link, copy("recipe.credits.source", ["host": host]),
        accessory: .disclosure, hint: copy("recipe.credits.source.hint"),
        action: ControlAction(RecipeAction.openSource, recipe.id))
    }
    lines = Self.texts(recipe, credits, copy).enumerated().map {
      index, text in
      TextBlock(
        id.child("line").child(index), text, style: .callout, color: .secondaryLabel,
        fillsWidth: true)
    }
    notes = Self.notes(recipe, copy)
  }

  private static func texts(_ recipe: Recipe, _ credits: RecipeCredits, _ copy: Copy) -> [String] {
    var texts: [String] = []
    if let author = credits.author, !author.isEmpty {
      texts.append(copy("recipe.credits.author", ["author": author]))
    }
    let yield = words(.yield, of: recipe).joined(separator: " ")
    if !yield.isEmpty, !isServings(yield, of: recipe) {
      texts.append(copy("recipe.credits.yield", ["yield": yield]))
    }
    if let range = credits.servingsRange {
      texts.append(
        copy("recipe.credits.servings.range", ["count": String(range.lowerBound)]))
    }
    if !credits.statesServings { texts.append(copy("recipe.credits.servings.assumed")) }
    if let rating = credits.rating, rating > 0 {
      let tenths = (rating * 10).rounded() / 10
      texts.append(copy("recipe.credits.rating", ["rating": "\(tenths)"]))
    }
    if let stars = credits.ownRating {
      texts.append(copy("recipe.credits.own-rating", count: stars))
    }
    let tags = words(.tag, of: recipe)
    if !tags.isEmpty {
      texts.append(copy("recipe.credits.tags", ["tags": tags.joined(separator: ", ")]))
    }
    return texts
  }

  /// Whether a yield says only how many the recipe serves, as its first line does: "6 servings".
  private static func isServings(_ yield: String, of recipe: Recipe) -> Bool {
    let words = yield.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let range = recipe.credits?.servingsRange
    let counts = [recipe.servings, range?.upperBound].compactMap { $0.map(String.init) }
    return words.contains(counts[0])
      && words.allSatisfy { counts.contains($0) || servings.contains($0) }
  }

  private static let servings: Set = [
    "serving", "servings", "serves", "serve", "people", "person", "persons", "portion", "portions",
    "for", "makes", "yield", "yields", "to", "or",
  ]

  /// The texts of a place, each once.
  private static func words(_ place: RecipePlace, of recipe: Recipe) -> [String] {
    var words: [String] = []
    for text in recipe.asides where text.place == place && !words.contains(text.text) {
      words.append(text.text)
    }
    return words
  }

  private static func notes(_ recipe: Recipe, _ copy: Copy) -> Stack? {
    let notes = words(.notes, of: recipe)
    guard !notes.isEmpty else { return nil }
    return Stack("recipe.notes", LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      TextBlock(
        "recipe.notes.header", copy("recipe.notes"), style: .title3, isHeader: true,
        fillsWidth: true)
      for (index, note) in notes.enumerated() {
        TextBlock(
          ElementID("recipe.notes.text").child(index), note, style: .callout, fillsWidth: true)
      }
    }
  }

  /// The tree node of this value.
  var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      for line in lines { line }
      source
    }.element
  }
}
