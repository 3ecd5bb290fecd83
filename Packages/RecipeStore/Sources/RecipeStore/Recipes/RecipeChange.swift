import Journal
import MealModels

/// A change of one field of a recipe, so that changes on two devices can be merged.
public enum RecipeChange: Hashable, Sendable {
  /// The name of the dish.
  case title(String)
  /// The description of the recipe.
  case description(String?)
  /// All ingredient lines.
  case ingredients([RecipeDraft.Section])
  /// All steps.
  case steps([RecipeDraft.Section])
  /// How many people it feeds.
  case servings(Int?)
  /// The yield, in its own words.
  case yield(String?)
  /// Minutes of preparation.
  case prepMinutes(Int?)
  /// Minutes on the heat.
  case cookMinutes(Int?)
  /// Minutes from start to table.
  case totalMinutes(Int?)
  /// The author of the recipe.
  case author(String?)
  /// The language in which it is written.
  case language(String?)
  /// The address of its picture.
  case image(String?)
  /// The address from which it comes.
  case source(String?)
  /// The cuisines it names.
  case cuisines([String])
  /// The courses it names.
  case categories([String])
  /// The keywords it states.
  case keywords([String])
  /// The nutrition it states.
  case statedNutrition([String: String])
  /// The mean of its ratings at its source.
  case statedRating(Double?)
  /// The notes of its author.
  case authorNotes(String?)
  /// The photo that is stored with it.
  case picture(AssetName?)
  /// The stars of its owner.
  case rating(Int?)
  /// The notes of its owner.
  case notes(String?)
  /// Adds a tag.
  case tagged(String)
  /// Removes a tag.
  case untagged(String)
  /// Puts the recipe into a collection.
  case collected(String)
  /// Takes the recipe out of a collection.
  case uncollected(String)
  /// Puts the recipe into the bin, or brings it back.
  case removed(Bool)
}

extension RecipeContent {
  /// Applies a change.
  public mutating func apply(_ change: RecipeChange) {
    switch change {
    case .title(let text): draft.title = text
    case .description(let text): draft.description = text
    case .ingredients(let sections): draft.ingredients = sections
    case .steps(let sections): draft.steps = sections
    case .servings(let count): draft.servings = count
    case .yield(let text): draft.yield = text
    case .prepMinutes(let minutes): draft.prepMinutes = minutes
    case .cookMinutes(let minutes): draft.cookMinutes = minutes
    case .totalMinutes(let minutes): draft.totalMinutes = minutes
    case .author(let text): draft.author = text
    case .language(let text): draft.language = text
    case .image(let text): draft.image = text
    case .source(let text): draft.source = text
    case .cuisines(let names): draft.cuisines = names
    case .categories(let names): draft.categories = names
    case .keywords(let names): draft.keywords = names
    case .statedNutrition(let table): draft.statedNutrition = table
    case .statedRating(let mean): draft.rating = mean
    case .authorNotes(let text): draft.notes = text
    case .picture(let name): picture = name
    case .rating(let stars): rating = stars
    case .notes(let text): notes = text
    case .tagged(let tag): if !tags.contains(tag) { tags.append(tag) }
    case .untagged(let tag): tags.removeAll { $0 == tag }
    case .collected(let name): if !collections.contains(name) { collections.append(name) }
    case .uncollected(let name): collections.removeAll { $0 == name }
    case .removed(let isGone): isRemoved = isGone
    }
  }

  /// The changes that turn this content into another one, field by field.
  ///
  /// The order of tags and of collections is not a field: added ones come last.
  public func changes(to other: RecipeContent) -> [RecipeChange] {
    var changes: [RecipeChange] = []
    func compare<Value: Equatable>(
      _ field: KeyPath<RecipeContent, Value>, _ change: (Value) -> RecipeChange
    ) {
      let value = other[keyPath: field]
      if self[keyPath: field] != value { changes.append(change(value)) }
    }
    compare(\.draft.title, RecipeChange.title)
    compare(\.draft.description, RecipeChange.description)
    compare(\.draft.ingredients, RecipeChange.ingredients)
    compare(\.draft.steps, RecipeChange.steps)
    compare(\.draft.servings, RecipeChange.servings)
    compare(\.draft.yield, RecipeChange.yield)
    compare(\.draft.prepMinutes, RecipeChange.prepMinutes)
    compare(\.draft.cookMinutes, RecipeChange.cookMinutes)
    compare(\.draft.totalMinutes, RecipeChange.totalMinutes)
    compare(\.draft.author, RecipeChange.author)
    compare(\.draft.language, RecipeChange.language)
    compare(\.draft.image, RecipeChange.image)
    compare(\.draft.source, RecipeChange.source)
    compare(\.draft.cuisines, RecipeChange.cuisines)
    compare(\.draft.categories, RecipeChange.categories)
    compare(\.draft.keywords, RecipeChange.keywords)
    compare(\.draft.statedNutrition, RecipeChange.statedNutrition)
    compare(\.draft.rating, RecipeChange.statedRating)
    compare(\.draft.notes, RecipeChange.authorNotes)
    compare(\.picture, RecipeChange.picture)
    compare(\.rating, RecipeChange.rating)
    compare(\.notes, RecipeChange.notes)
    compare(\.isRemoved, RecipeChange.removed)
    changes += tags.filter { !other.tags.contains($0) }.map(RecipeChange.untagged)
    changes += other.tags.filter { !tags.contains($0) }.map(RecipeChange.tagged)
    changes += collections.filter { !other.collections.contains($0) }.map(RecipeChange.uncollected)
    changes += other.collections.filter { !collections.contains($0) }.map(RecipeChange.collected)
    return changes
  }
}
