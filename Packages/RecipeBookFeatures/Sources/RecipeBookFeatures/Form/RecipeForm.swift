import MealModels
import RecipeBookScreens
import RecipeStore

/// A recipe that is being written, with what was typed and cannot be used.
struct RecipeForm: Hashable, Sendable {
  /// What becomes of the photo.
  enum Photo: Hashable, Sendable {
    case kept
    case none
    case chosen(RecipePicture)
  }

  /// The kept recipe that it changes; nil for a new one.
  let id: RecipeID?
  /// What that recipe said when the change began; nil for a new one.
  let original: RecipeDraft?
  let origin: Recipe.Origin
  /// What of it has to be looked at; nil for what was not read from elsewhere.
  private(set) var doubts: [String]?
  var ingredients: [RecipeLine]
  var steps: [RecipeLine]
  /// A number of servings that cannot be used.
  private(set) var refusedServings: String?
  /// A number of minutes that cannot be used.
  private(set) var refusedMinutes: String?
  /// Whether it says what must be there before it can be kept.
  var showsWhatIsMissing = false
  var photo: Photo
  /// Whether the kept recipe has a photo.
  let hadPhoto: Bool
  /// What it says beside its lines.
  private var rest: RecipeDraft

  /// A new recipe for four.
  static let empty = RecipeDraft(title: "", servings: 4)

  init(_ unfinished: UnfinishedRecipe, hasPhoto: Bool = false) {
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

  /// What it says.
  var draft: RecipeDraft {
    var draft = rest
    draft.ingredients = ingredients.sections
    draft.steps = steps.sections
    return draft
  }

  /// Itself, as it is kept until it is saved.
  var unfinished: UnfinishedRecipe {
    UnfinishedRecipe(draft, of: id, original: original, origin: origin, doubts: doubts)
  }

  /// Whether anything would be lost without saving.
  var isChanged: Bool {
    draft != Self.comparable(original ?? Self.empty) || photo != (hadPhoto ? .kept : .none)
      || refusedServings != nil || refusedMinutes != nil
  }

  /// A draft as it is after it went through a form, where empty sections are no difference.
  static func comparable(_ draft: RecipeDraft) -> RecipeDraft {
    RecipeForm(UnfinishedRecipe(draft)).draft
  }
}

// MARK: - Fields

extension RecipeForm {
  var title: String {
    get { rest.title }
    set {
      rest.title = newValue.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      look(at: .title)
    }
  }

  var hasTitle: Bool { !title.isEmpty }

  /// Whether anything goes in; without that nobody can tell what the dish contains.
  var hasIngredients: Bool { ingredients.contains { !$0.isHeading } }

  /// The number of people for whom it counts.
  var servings: Int { rest.servings ?? 4 }

  var minutes: Int? {
    let parts = [rest.prepMinutes, rest.cookMinutes].compactMap(\.self)
    return rest.totalMinutes
      ?? (parts.isEmpty ? nil : parts.reduce(0) { $0.addingReportingOverflow($1).partialValue })
  }

  /// Whether it can be kept.
  var isComplete: Bool {
    hasTitle && hasIngredients && refusedServings == nil && refusedMinutes == nil
  }

  mutating func setServings(_ count: Int) {
    rest.servings = count
    refusedServings = nil
    look(at: .servings)
  }

  mutating func setServings(typed text: String) {
    guard let count = Self.number(text), RecipeEditorInput.servingRange.contains(count) else {
      refusedServings = text
      return
    }
    setServings(count)
  }

  /// Parts that do not add up to what is typed any more are left out.
  mutating func setMinutes(typed text: String) {
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

  /// Whoever types a part has looked at it; of a list a line alone was looked at.
  private mutating func look(at field: ImportedField) {
    doubts?.removeAll { $0 == field.rawValue }
  }

  private static func number(_ text: String) -> Int? {
    Int(text.filter { !$0.isWhitespace })
  }
}
