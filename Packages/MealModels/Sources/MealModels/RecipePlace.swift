/// The place of a text in a recipe; ingredients and steps are counted from zero.
public enum RecipePlace: Hashable, Sendable {
  /// The name of the dish.
  case title
  /// The sentence for a card.
  case summary
  /// The longer text.
  case description
  /// The description of the picture.
  case picture
  /// The yield, in the recipe's own words.
  case yield
  /// The name of the food in an ingredient line; in a draft, the line.
  case name(Int)
  /// The note of an ingredient line.
  case note(Int)
  /// The words of an ingredient line as they were written, without the amounts that were read.
  case line(Int)
  /// The heading above an ingredient line.
  case heading(Int)
  /// A heading among the ingredients with no line below it.
  case emptyHeading
  /// A step.
  case step(Int)
  /// A heading among the steps, with or without steps below it.
  case stepHeading
  /// The notes of its author: notes, tips, stated contents.
  case notes
  /// A tag or category of the recipe.
  case tag
  /// The notes of its owner.
  case ownNotes

  /// The place in words for people: "step 2", "note of ingredient 1".
  public var label: String {
    switch self {
    case .title: "title"
    case .summary: "summary"
    case .description: "description"
    case .picture: "picture"
    case .yield: "yield"
    case .name(let index): "ingredient \(index + 1)"
    case .note(let index): "note of ingredient \(index + 1)"
    case .line(let index): "ingredient \(index + 1)"
    case .heading(let index): "heading of ingredient \(index + 1)"
    case .emptyHeading: "heading of the ingredients"
    case .step(let index): "step \(index + 1)"
    case .stepHeading: "heading of the steps"
    case .notes: "notes"
    case .tag: "tag"
    case .ownNotes: "your notes"
    }
  }
}
