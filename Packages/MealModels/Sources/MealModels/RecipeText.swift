/// A text of a recipe and where it stands.
///
/// What people are shown of a recipe of their own and what is read for its foods are made of one list
/// of these, so that nobody cooks by a word that was not read.
public struct RecipeText: Hashable, Sendable {
  /// Where it stands.
  public var place: RecipePlace
  /// What it says.
  public var text: String

  /// Makes a text of a recipe.
  public init(_ place: RecipePlace, _ text: String) {
    self.place = place
    self.text = text
  }
}

extension Recipe {
  /// Whether people read every line and step of it before it was shipped, so that its list is known
  /// to hold every food of the dish.
  public var isReviewed: Bool { origin == .bundled }

  /// Every text of it with its place, in the order in which people read them.
  public var texts: [RecipeText] {
    var texts = [RecipeText(.title, title), RecipeText(.summary, summary)]
    if description != summary { texts.append(RecipeText(.description, description)) }
    texts.append(RecipeText(.picture, picture.description))
    var heading: String?
    for (index, line) in ingredients.enumerated() {
      if let section = line.section, section != heading {
        texts.append(RecipeText(.heading(index), section))
      }
      heading = line.section
      texts.append(RecipeText(.name(index), line.name))
      if let note = line.note { texts.append(RecipeText(.note(index), note)) }
      if let written = line.written, written.unmeasured != line.name {
        texts.append(RecipeText(.line(index), written.unmeasured))
      }
    }
    return texts + steps.enumerated().map { RecipeText(.step($0), $1.text) } + asides
  }
}

extension RecipeDraft {
  /// Every text of it that people are shown, in the order in which they read them.
  ///
  /// Of what sorts it, tags and courses are among them, but for those that say what is not in it: "nut
  /// free". Kitchens, and who wrote it where, are left out.
  public var texts: [RecipeText] {
    [RecipeText(.title, title)] + Self.texts(.description, description)
      + Self.texts(.yield, yield) + ingredientTexts + stepTexts + Self.texts(.notes, notes)
      + (categories + keywords).filter { !Self.isClaim($0) }.map { RecipeText(.tag, $0) }
  }

  /// Whether a tag says what is not in a dish.
  private static func isClaim(_ tag: String) -> Bool {
    tag.lowercased().split { !$0.isLetter }.contains { claims.contains(String($0)) }
  }

  private static let claims: Set = [
    "free", "no", "non", "not", "without", "low", "less", "sans", "sin", "ohne", "senza", "frei",
    "allergy", "allergies", "allergen", "alternative", "alternatives", "substitute", "substitutes",
  ]

  /// What people are shown beside its title, lines and steps.
  public var asides: [RecipeText] {
    texts.filter { text in
      switch text.place {
      case .title, .name, .line, .heading, .step: false
      default: true
      }
    }
  }

  /// The lines of a longer text, each for itself.
  public static func texts(_ place: RecipePlace, _ text: String?) -> [RecipeText] {
    (text ?? "").split(whereSeparator: \.isNewline).map { RecipeText(place, String($0)) }
  }

  private var ingredientTexts: [RecipeText] {
    var texts: [RecipeText] = []
    var count = 0
    for section in ingredients {
      if let heading = section.heading {
        texts.append(
          RecipeText(section.lines.isEmpty ? .emptyHeading : .heading(count), heading))
      }
      for line in section.lines {
        texts.append(RecipeText(.name(count), line))
        count += 1
      }
    }
    return texts
  }

  private var stepTexts: [RecipeText] {
    var texts: [RecipeText] = []
    var count = 0
    for section in steps {
      if let heading = section.heading { texts.append(RecipeText(.stepHeading, heading)) }
      for step in section.lines {
        texts.append(RecipeText(.step(count), step))
        count += 1
      }
    }
    return texts
  }
}
