import MealModels
import PrintedText

/// Reads a recipe that a person wrote as a text, with or without marks of Markdown.
struct TextRecipeReader {
  /// Where in the recipe the lines are.
  private enum Place: Equatable {
    case head
    case part(RecipeWords.Part)
    /// Below a heading that is not a known part.
    case other(String)
  }

  private let document: TextDocument
  private var recipe = ExchangedRecipe(RecipeDraft(title: ""))
  private var place = Place.head
  private var placeLevel = 2
  private var ingredients: [RecipeDraft.Section] = []
  private var steps: [RecipeDraft.Section] = []
  /// The step or paragraph that is still open.
  private var open = ""
  private var texts: [String] = []
  private var lastWasItem = false
  /// Whether a heading of Markdown began ingredients or steps.
  private var hasParts = false
  private var remarks: [(line: Int, sentence: String)] = []

  /// The recipe of some lines of a document.
  static func recipe(
    _ lines: ArraySlice<TextDocument.Line>, of document: TextDocument
  ) -> (recipe: ExchangedRecipe, remarks: [(line: Int, sentence: String)], isRecipe: Bool) {
    var reader = TextRecipeReader(document)
    for line in lines { reader.read(line) }
    reader.endTexts()
    reader.finish(lines)
    return (reader.recipe, reader.remarks, reader.hasParts || !reader.recipe.draft.hasNoLists)
  }

  private init(_ document: TextDocument) { self.document = document }

  private func plain(_ text: String) -> String {
    document.isMarkdown
      ? MarkdownText.revealed(MarkdownText.unmarked(text)) : MarkupText.plain(text)
  }

  private mutating func read(_ line: TextDocument.Line) {
    // A line after a line end that must stay continues the paragraph, whatever its form.
    if open.hasSuffix("\n"), line.kind != .blank { return goOn(line.raw, joinsWith: "") }
    switch line.kind {
    case .heading(let level, let text): begin(level, plain(text).trimmed)
    case .blank: endParagraph()
    case .rule: endParagraph()
    case .item(let text): readText(text, line, isItem: true)
    case .text(let text): readText(text, line, isItem: false)
    }
  }

  private mutating func begin(_ level: Int, _ text: String) {
    endParagraph()
    if recipe.draft.title.isEmpty, place == .head, !text.isEmpty, level == document.titleLevel {
      recipe.draft.title = text
      placeLevel = level + 1
    } else if level <= placeLevel || place == .head, let part = RecipeWords.part(text) {
      go(to: .part(part), level)
    } else if place == .part(.ingredients), level > placeLevel {
      ingredients.begin(text.nonEmpty.map(WrittenLines.withoutColon))
    } else if place == .part(.steps), level > placeLevel {
      steps.begin(text.nonEmpty.map(WrittenLines.withoutColon))
    } else if let part = RecipeWords.part(text) {
      go(to: .part(part), level)
    } else {
      go(to: .other(text), level)
    }
  }

  private mutating func go(to place: Place, _ level: Int) {
    endTexts()
    let isList = place == .part(.ingredients) || place == .part(.steps)
    hasParts = hasParts || (isList && document.usesHeadings)
    self.place = place
    placeLevel = level
  }

  private mutating func readText(_ text: String, _ line: TextDocument.Line, isItem: Bool) {
    if !isItem, !document.usesHeadings, beginsPart(text) { return }
    switch place {
    case .head: readHead(text, line)
    case .part(.ingredients): readIngredient(text, line, isItem: isItem)
    case .part(.steps): readStep(text, line, isItem: isItem)
    case .part(.nutrition): NutritionLines.read(plain(text), into: &recipe)
    default: goOn(line.raw, joinsWith: document.isMarkdown ? " " : "\n")
    }
  }

  /// Whether a line without marks begins a part, as "Ingredients:" or "ingredients: 2 eggs".
  private mutating func beginsPart(_ text: String) -> Bool {
    let words = plain(text).trimmed
    if let part = RecipeWords.part(words) {
      go(to: .part(part), placeLevel)
      return true
    }
    guard let (name, value) = Self.field(words), let part = RecipeWords.part(name),
      part == .ingredients || part == .steps || place != .head
    else { return false }
    go(to: .part(part), placeLevel)
    readText(
      value, .init(kind: .text(value), raw: value, number: 0, isIndented: false), isItem: false)
    return true
  }

  /// The name and value of a line such as "Serves: 4".
  private static func field(_ text: String) -> (name: String, value: String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = text[..<colon].trimmed
    let value = text[text.index(after: colon)...].trimmed
    guard !name.isEmpty, name.count <= 30, !value.isEmpty, !value.hasPrefix("//") else {
      return nil
    }
    return (name, value)
  }

  private mutating func readHead(_ text: String, _ line: TextDocument.Line) {
    let text = text.hasSuffix("\\") && document.isMarkdown ? String(text.dropLast()) : text
    if document.isMarkdown, let address = MarkdownText.picture(text) {
      recipe.draft.image = recipe.draft.image ?? MarkdownText.revealed(address)
    }
    if open.isEmpty, let (name, value) = Self.field(MarkdownText.unmarked(text)) {
      let isAddress = value.hasPrefix("<") && value.hasSuffix(">")
      let whole = isAddress ? String(value.dropFirst().dropLast()) : value
      let kept = MarkdownText.revealed(whole, but: MarkdownText.comma)
      if RecipeFields.set(MarkdownText.revealed(name), kept, in: &recipe) { return }
    }
    if recipe.draft.title.isEmpty, open.isEmpty, !plain(text).trimmed.isEmpty {
      recipe.draft.title = plain(text).trimmed
      return
    }
    if !text.isEmpty { goOn(line.raw, joinsWith: " ") }
  }

  private mutating func readIngredient(_ text: String, _ line: TextDocument.Line, isItem: Bool) {
    let words = plain(text).trimmed
    if !isItem, let heading = WrittenLines.heading(document.isMarkdown ? text : words) {
      return ingredients.begin(plain(heading))
    }
    if !isItem, line.isIndented, lastWasItem, let last = ingredients.last?.lines.last {
      ingredients[ingredients.count - 1].lines[ingredients[ingredients.count - 1].lines.count - 1] =
        "\(last) \(words)"
      return
    }
    lastWasItem = isItem
    ingredients.add(words)
  }

  private mutating func readStep(_ text: String, _ line: TextDocument.Line, isItem: Bool) {
    if !isItem, open.isEmpty, let heading = WrittenLines.heading(text) {
      return steps.begin(plain(heading))
    }
    if !isItem, open.isEmpty, !document.isMarkdown, let (name, value) = Self.field(text),
      name.first?.isLetter == true, RecipeFields.set(name, value, in: &recipe)
    {
      return
    }
    if isItem || (!document.isMarkdown && !open.isEmpty && !isWrapped) { endParagraph() }
    goOn(text, joinsWith: " ")
  }

  /// Whether the open step's line looks wrapped because it was too long.
  private var isWrapped: Bool {
    guard let last = open.last else { return false }
    return open.utf8.count >= 50 && !".!?:;)".contains(last)
  }

  /// Adds a line to the open paragraph; a backslash at its end keeps the line end.
  private mutating func goOn(_ text: String, joinsWith joint: String) {
    if !open.isEmpty, !open.hasSuffix("\n") { open += joint }
    let isBroken = document.isMarkdown && text.hasSuffix("\\")
    open += isBroken ? text.dropLast() + "\n" : text
  }

  private mutating func endParagraph() {
    lastWasItem = false
    let text = plain(open).trimmed
    open = ""
    guard !text.isEmpty else { return }
    if place == .part(.steps) { steps.add(text) } else { texts.append(text) }
  }

  /// Puts the paragraphs of a part into their fields.
  private mutating func endTexts() {
    endParagraph()
    let text = texts.joined(separator: "\n").nonEmpty
    texts = []
    guard let text else { return }
    switch place {
    case .head, .part(.description):
      recipe.draft.description = recipe.draft.description.map { "\($0)\n\(text)" } ?? text
    case .other(let name): recipe.note(text, named: name)
    default: recipe.note(text)
    }
  }

  private mutating func finish(_ lines: ArraySlice<TextDocument.Line>) {
    recipe.draft.ingredients = ingredients.tidied
    recipe.draft.steps = steps.tidied
    guard ingredients.isEmpty, steps.isEmpty, let description = recipe.draft.description,
      !document.usesHeadings
    else { return }
    GuessedParts.fill(&recipe, lines, plain)
    if recipe.draft.description != description {
      remarks.append(
        (
          lines.first?.number ?? 1,
          "It has no headings such as “Ingredients”, so its parts were guessed."
        ))
    }
  }
}
