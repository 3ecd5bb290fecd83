import MealModels

/// The texts of a page about its recipe, apart from the lines and steps that were taken: lists
/// further down, notes and tips, titles of steps, stated contents.
///
/// All of them are kept, so that no text that people cook by is lost. Comments, navigation and
/// other parts of a page do not belong to a recipe.
struct PageRemainder {
  /// Lists that were left out, each below its heading.
  private(set) var ingredients: [RecipeDraft.Section] = []
  /// Further steps, below the heading of their dish.
  private(set) var steps: [RecipeDraft.Section] = []
  /// All other lines, in order.
  private(set) var notes: [String] = []

  private enum Part { case ingredients, steps, other }

  private let said: SaidWords
  private var seen: Set<[UInt8]> = []
  /// The last heading, and whether it is noted already.
  private var heading: String?
  private var isTold = true
  private var part = Part.other
  /// Whether the last heading is among ingredients.
  private var isOfList = false
  private var isSkipping = false

  /// Whether data contain the recipe, so that the text after its last step mostly belongs to
  /// another one.
  private let hasData: Bool

  /// Finds the remaining texts of a page after a recipe was read.
  init(
    of outline: PageOutline, _ region: RecipeRegion, besides draft: RecipeDraft, hasData: Bool
  ) {
    said = SaidWords(draft)
    self.hasData = hasData
    for place in region.core { read(outline.lines[place]) }
    for place in region.tail {
      let line = outline.lines[place]
      if isHeading(line), RemainderHeadings.kind(line.text) == .end { break }
      if region.isNamed || isHeading(line) || belongs(line) { read(line) }
    }
    endHeading()
  }

  private mutating func read(_ line: PageOutline.Line) {
    let text = NutritionLine.rest(of: StepLine.withoutNumber(BlockNoise.cleaned(line.text)))
    if isHeading(line) { return begin(text) }
    guard !isSkipping || RemainderHeadings.declares(text), !line.isLink, !isNothing(text),
      !said.holdsEachWord(of: text),
      seen.insert(LineShape.key(text)).inserted
    else { return }
    let isItem = line.item >= 0 && text.utf8.count <= 80 && !LineShape.isSentence(text)
    if part == .steps, !StepLine.isNote(text) {
      take(text, \.steps)
    } else if LineShape.beginsWithAmount(text) && text.utf8.count <= 110
      && !LineShape.isSentence(text) || isItem && isList
    {
      take(text, \.ingredients)
    } else {
      tell()
      notes.append(text)
    }
  }

  /// Whether short items below the last heading are to be added: "To serve", and not "Notes".
  private var isList: Bool {
    if part == .ingredients { return true }
    guard let heading else { return false }
    return SectionWords.kind(heading) == nil && !RemainderHeadings.declares(heading)
  }

  private mutating func take(
    _ text: String, _ list: WritableKeyPath<PageRemainder, [RecipeDraft.Section]>
  ) {
    let last = self[keyPath: list].last
    if last == nil || last?.heading != heading {
      self[keyPath: list].append(RecipeDraft.Section([], below: heading))
    }
    self[keyPath: list][self[keyPath: list].count - 1].lines.append(text)
    isTold = true
  }

  private mutating func begin(_ text: String) {
    let kind = SectionWords.kind(text)
    if kind == .ingredients || kind == .steps {
      part = kind == .steps ? .steps : .ingredients
      isSkipping = false
      if SectionWords.isPlain(text) { return }
    }
    endHeading()
    if kind != .ingredients, kind != .steps {
      isOfList = part == .ingredients || isOfList && part == .other
      part = .other
      isSkipping = RemainderHeadings.kind(text) != .recipe
    }
    heading = isSkipping ? nil : GroupHeading.cleaned(text)
    isTold = isSkipping || said.holds(text) || isNothing(text) || kind == .other
  }

  /// Adds a heading to the notes once a note follows it.
  private mutating func tell() {
    if !isTold, let heading { notes.append(heading + ":") }
    isTold = true
  }

  /// Keeps a heading that nothing follows, such as the title of a step.
  private mutating func endHeading() {
    if !isTold, let heading, seen.insert(LineShape.key(heading)).inserted {
      if isOfList, !hasData {
        ingredients.append(RecipeDraft.Section([], below: heading))
      } else {
        notes.append(heading)
      }
    }
    isTold = true
  }

  private func isHeading(_ line: PageOutline.Line) -> Bool {
    guard line.text.utf8.count <= 90, !LineShape.beginsWithAmount(line.text) else { return false }
    return line.level > 0 || line.isBold && line.item < 0 || line.text.last == ":"
      || line.text.utf8.count <= 40 && SectionWords.isPlain(line.text)
  }

  /// Whether a line mentions no food: a number, a time, the name of a button.
  private func isNothing(_ text: String) -> Bool {
    StepLine.isNumber(text) || BlockNoise.isOfPage(text) || ShownFacts.isPlainFact(text)
      || RemainderHeadings.advertises(text) || NutritionLine.isOne(text)
      || NutritionLine.isPart(text)
  }

  /// Whether a line after the steps belongs to the recipe if the page does not mark it: an item, an
  /// amount, a line below notes or a heading of few words, or a line with its own label.
  private func belongs(_ line: PageOutline.Line) -> Bool {
    let isShort = line.text.utf8.count <= 200
    if part != .other || RemainderHeadings.declares(line.text) || StepLine.isNote(line.text) {
      return true
    }
    if let heading {
      let isPlain = heading.split(separator: " ").count <= 4 && !"?!".contains(heading.last ?? " ")
      return SectionWords.kind(heading) == .other || isPlain && isShort
    }
    guard isShort, line.list < 0 || LineShape.beginsWithAmount(line.text) else { return false }
    return !hasData || Self.isAddition(line.text)
  }

  /// Whether a line begins as a footnote does, or with a word for adding something.
  private static func isAddition(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    let word = text.prefix { $0.isLetter }.lowercased()
    return "*†‡".contains(first) || LineShape.beginsWithAmount(text) || additions.contains(word)
  }

  private static let additions: Set = [
    "add", "also", "plus", "serve", "served", "serving", "top", "garnish", "optional", "finish",
    "sprinkle", "scatter", "drizzle", "enjoy", "with", "stir", "fold", "mix", "use",
  ]
}

extension RecipeDraft {
  /// Adds lines to the notes.
  mutating func addNotes(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    notes = ((notes.map { [$0] } ?? []) + lines).joined(separator: "\n")
  }

  /// Takes the rest of a page; returns whether there were lists of ingredients in it.
  ///
  /// - Parameter hasData: whether data named the ingredients, so that further lists are notes.
  mutating func take(_ rest: PageRemainder, hasData: Bool) -> Bool {
    var lines = rest.notes
    if hasData {
      for section in rest.ingredients + rest.steps {
        lines += (section.heading.map { [$0 + ":"] } ?? []) + section.lines
      }
    } else {
      ingredients += rest.ingredients
      steps += rest.steps
    }
    addNotes(lines)
    return !rest.ingredients.isEmpty && !hasData
  }
}
