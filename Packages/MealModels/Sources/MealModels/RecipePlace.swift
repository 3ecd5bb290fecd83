/// Where a text of a recipe stands; ingredients and steps are counted from zero.
public enum RecipePlace: Hashable, Sendable {
  /// The name of the dish.
  case title
  /// The sentence for a card.
  case summary
  /// The longer text.
  case description
  /// What the picture shows.
  case picture
  /// What it makes, in its own words.
  case yield
  /// What an ingredient line calls its food; in a draft, the line.
  case name(Int)
  /// What the line says beside it.
  case note(Int)
  /// The words of the line as they were written, but for amounts that are known.
  case line(Int)
  /// The heading that the line stands under.
  case heading(Int)
  /// A heading among the ingredients with no line below it.
  case emptyHeading
  /// A step.
  case step(Int)
  /// The heading that a step stands under, or that no step stands under.
  case stepHeading
  /// What its author adds to it: notes, tips, what it says that it contains.
  case notes
  /// A word that it is sorted by.
  case tag
  /// What its owner notes.
  case ownNotes

  /// The place as people find it: "step 2", "note of ingredient 1".
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
