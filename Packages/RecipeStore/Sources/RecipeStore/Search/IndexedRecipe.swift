import Journal
import MealModels

/// The entry of a recipe in the index.
struct IndexedRecipe: Sendable {
  let card: RecipeCard
  /// The title in the form in which titles are ordered and compared.
  let titleKey: String
  /// Every word of the recipe with its places, and the keys of the names that find it.
  let words: [String: WordPlace]
  /// How many of the words may name foods.
  let foodCount: Int
  /// Every photo that any of its versions names.
  let pictures: [AssetName]
  /// The places of its events.
  var places: [EventPlace]
}

extension IndexedRecipe {
  /// A kind of name, with the prefix that distinguishes its keys from words in the index.
  enum Name: String {
    case tag = "\u{1}"
    case collection = "\u{2}"
    case address = "\u{3}"
    case title = "\u{4}"

    /// The key of a name in the index; nil if the name has no words.
    func key(_ words: String) -> String? { words.isEmpty ? nil : rawValue + words }
  }

  init(_ history: RecipeHistory, _ recipe: StoredRecipe, at places: [EventPlace]) {
    let content = recipe.content
    card = RecipeCard(recipe)
    titleKey = RecipeWords.key(of: content.draft.title)
    words = IndexedRecipe.words(of: content)
    foodCount = words.values.count { $0.contains(.food) }
    var named: [AssetName] = []
    for case let name? in history.versions.map(\.content.picture) where !named.contains(name) {
      named.append(name)
    }
    pictures = named
    self.places = places
  }

  private static func words(of content: RecipeContent) -> [String: WordPlace] {
    let draft = content.draft
    var words: [String: WordPlace] = [:]
    for (number, word) in RecipeWords.keys(of: draft.title).enumerated() {
      words[word, default: []].formUnion(number == 0 ? [.titleStart, .title] : .title)
    }
    let labels =
      content.tags + content.collections + draft.cuisines + draft.categories + draft.keywords
      + [draft.author].compactMap(\.self)
    for word in labels.flatMap({ RecipeWords.keys(of: $0) }) {
      words[word, default: []].insert(.label)
    }
    for line in draft.ingredientLines {
      for word in RecipeWords.keys(of: line) {
        words[word, default: []].formUnion(
          RecipeWords.mayNameFood(word) ? [.ingredient, .food] : .ingredient)
      }
    }
    for name in names(of: content) { words[name] = .name }
    return words
  }

  private static func names(of content: RecipeContent) -> [String] {
    let tags = content.tags.map { Name.tag.key(RecipeWords.key(of: $0)) }
    let collections = content.collections.map { Name.collection.key(RecipeWords.key(of: $0)) }
    let address = content.draft.source.flatMap(CanonicalAddress.init)?.rawValue
    let title = RecipeWords.key(of: content.draft.title)
    let both = [address.flatMap(Name.address.key), Name.title.key(title)]
    return (tags + collections + both).compactMap(\.self)
  }
}
