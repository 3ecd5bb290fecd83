import MealModels
import RecipeBookScreens
import RecipeStore

/// A recipe that the eater is writing, with typed texts that are invalid.
package struct RecipeForm: Hashable, Sendable {
  /// The change of the photo.
  package enum Photo: Hashable, Sendable {
    case kept
    case none
    case chosen(RecipePicture)
  }

  /// The saved recipe that it changes; nil for a new one.
  package let id: RecipeID?
  /// The recipe before the eater changed it; nil for a new one.
  package let original: RecipeDraft?
  package let origin: Recipe.Origin
  /// The parts to check; nil for a recipe that was not read from elsewhere.
  package private(set) var doubts: [String]?
  package var ingredients: [RecipeLine]
  package var steps: [RecipeLine]
  /// A number of servings that cannot be used.
  package private(set) var refusedServings: String?
  /// A number of minutes that cannot be used.
  package private(set) var refusedMinutes: String?
  /// Whether it shows which parts are missing.
  package var showsWhatIsMissing = false
  package var photo: Photo
  /// Whether the saved recipe has a photo.
  package let hadPhoto: Bool
  /// All parts except ingredients and steps.
  private var rest: RecipeDraft

  /// A new recipe for four.
  package static let empty = RecipeDraft(title: "", servings: 4)

  package init(_ unfinished: UnfinishedRecipe, hasPhoto: Bool = false) {
    id = unfinished.id
    original = unfinished.original
    origin = unfinished.origin
    doubts = unfinished.doubts
    ingredients = [RecipeLine](unfinished.draft.ingredients)
    steps = [RecipeLine](unfinished.draft.steps)
    rest = unfinished.draft
    hadPhoto = hasPhoto
    photo = hasPhoto ? .kept : .none
  }

  /// The recipe as a draft.
  package var draft: RecipeDraft {
    var draft = rest
    draft.ingredients = ingredients.sections
    draft.steps = steps.sections
    return draft
  }

  /// The recipe as it is stored until the eater saves it.
  package var unfinished: UnfinishedRecipe {
    UnfinishedRecipe(draft, of: id, original: original, origin: origin, doubts: doubts)
  }

  /// Whether it has unsaved changes.
  package var isChanged: Bool {
    draft != Self.comparable(original ?? Self.empty) || photo != (hadPhoto ? .kept : .none)
      || refusedServings != nil || refusedMinutes != nil
  }

  /// A draft without empty sections, which a form does not keep.
  static func comparable(_ draft: RecipeDraft) -> RecipeDraft {
    RecipeForm(UnfinishedRecipe(draft)).draft
  }
}

// MARK: - Fields

extension RecipeForm {
  package var title: String {
    get { rest.title }
    set {
      rest.title = newValue.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      look(at: .title)
    }
  }

  package var hasTitle: Bool { !title.isEmpty }

  /// Whether it has ingredients; without any, the contents of the dish are unknown.
  package var hasIngredients: Bool { ingredients.contains { !$0.isHeading } }

  /// The number of people that it is for.
  package var servings: Int { rest.countedServings ?? 4 }

  package var minutes: Int? {
    let parts = [rest.prepMinutes, rest.cookMinutes].compactMap(\.self)
    return rest.totalMinutes
      ?? (parts.isEmpty ? nil : parts.reduce(0) { $0.addingReportingOverflow($1).partialValue })
  }

  /// Whether it can be saved.
  package var isComplete: Bool {
    hasTitle && hasIngredients && refusedServings == nil && refusedMinutes == nil
  }

  /// Sets the number of servings; a yield that says another range of them no longer holds.
  package mutating func setServings(_ count: Int) {
    if count != rest.countedServings, rest.servingsRange != nil { rest.yield = nil }
    rest.servings = count
    refusedServings = nil
    look(at: .servings)
  }

  package mutating func setServings(typed text: String) {
    guard let count = Self.number(text), RecipeEditorInput.servingRange.contains(count) else {
      refusedServings = text
      return
    }
    setServings(count)
  }

  /// Sets the total minutes; removes partial times that no longer add up to them.
  package mutating func setMinutes(typed text: String) {
    let number = Self.number(text)
    let isEmpty = text.allSatisfy(\.isWhitespace)
    guard isEmpty || number.map(RecipeEditorInput.minuteRange.contains) == true else {
      refusedMinutes = text
      return
    }
    refusedMinutes = nil
    look(at: .minutes)
    guard number != minutes else { return }
    (rest.prepMinutes, rest.cookMinutes, rest.totalMinutes) = (nil, nil, number)
  }

  /// Marks a part as checked, because the eater typed it.
  private mutating func look(at field: ImportedField) {
    doubts?.removeAll { $0 == field.rawValue }
  }

  private static func number(_ text: String) -> Int? {
    Int(text.filter { !$0.isWhitespace })
  }
}
