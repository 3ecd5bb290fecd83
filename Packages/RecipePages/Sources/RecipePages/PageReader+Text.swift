import IngredientLines
import MealModels

extension PageReader {
  /// The reading of a pasted text: its title, and its ingredients and steps by headings and shape.
  public func reading(ofText text: String) -> PageReading {
    guard text.utf8.count <= Self.largest else {
      return PageReading(
        .noRecipe, warnings: ["the text is larger than 10 MB; paste only the recipe"])
    }
    let paste = PastedText(text)
    let finder = BlockFinder(PageTree([]), paste.outline)
    let blocks = IngredientBlocks(finder: finder, reader: lines)
    let found = blocks.candidates(byShape: false).first ?? blocks.block(paste.run(lines))
    let ingredients = IngredientMerging(
      data: [], from: .pageText, shown: found.map { [$0] } ?? [])
    let steps = StepMerging(
      data: [], from: .pageText, blocks: StepBlocks(finder: finder), after: ingredients.block)
    guard !ingredients.sections.isEmpty else {
      return PageReading(
        .noRecipe,
        warnings: ["no ingredients were found; put each on its own line below a heading"])
    }
    var draft = RecipeDraft(title: paste.title ?? "")
    draft.ingredients = ingredients.sections
    draft.steps = steps.sections
    let facts = ShownFacts(paste.outline)
    draft.servings = facts.servings
    draft.yield = facts.yield
    draft.prepMinutes = facts.prepMinutes
    draft.cookMinutes = facts.cookMinutes
    draft.totalMinutes = facts.totalMinutes
    let region = RecipeRegion(whole: paste.outline.lines.indices)
    let rest = PageRemainder(of: paste.outline, region, besides: draft, hasData: false)
    _ = draft.take(rest, hasData: false)
    // The rest of the text was compared with the steps as written, so their numbers go last.
    draft.steps = NumberedSteps.withoutNumbers(draft.steps)
    var reading = PageReading(.recipe, draft: draft)
    reading.fields = fields(of: draft, ingredients, steps)
    return reading
  }

  private func fields(
    of draft: RecipeDraft, _ ingredients: IngredientMerging, _ steps: StepMerging
  ) -> [PageField: FieldReading] {
    var fields: [PageField: FieldReading] = [
      .title: FieldReading(
        .pageText, confidence: 0.8,
        why: draft.title.isEmpty ? "the text does not begin with a title" : nil),
      .ingredients: FieldReading(
        .pageText, confidence: ingredients.confidence, why: ingredients.why),
      .steps: FieldReading(.pageText, confidence: steps.confidence, why: steps.why),
    ]
    if draft.servings != nil { fields[.servings] = FieldReading(.pageText, confidence: 0.9) }
    if draft.totalMinutes != nil {
      fields[.totalMinutes] = FieldReading(.pageText, confidence: 0.9)
    }
    return fields
  }
}

/// A pasted text as lines of a page.
private struct PastedText {
  let outline: PageOutline
  let title: String?

  init(_ text: String) {
    var lines: [PageOutline.Line] = []
    for line in TextReading.plainLines(text) {
      var (text, level) = (line[...], UInt8(0))
      while text.first == "#" { (text, level) = (text.dropFirst(), level + 1) }
      let plain = text.trimmingBlanks
      guard !plain.isEmpty else { continue }
      lines.append(
        PageOutline.Line(
          text: plain, node: 0, item: -1, list: -1, level: min(level, 6), isBold: false,
          isLink: false, start: Int32(lines.count)))
    }
    outline = PageOutline(lines)
    title = lines.first.flatMap { first in
      first.text.utf8.count <= 400 && SectionWords.kind(first.text) == nil ? first.text : nil
    }
  }

  /// The longest run of lines that read as ingredients, for a text without headings.
  func run(_ reader: LineReader) -> BlockFinder.Stretch {
    var (best, current): ([Int], [Int]) = ([], [])
    for place in outline.lines.indices.dropFirst(title == nil ? 0 : 1) {
      let text = outline.lines[place].text
      if LineShape.mayBeIngredient(text), !LineShape.isSentence(text) || text.utf8.count < 60,
        LineShape.beginsWithAmount(text)
          || !current.isEmpty && text.utf8.count <= 40 && !LineShape.isSentence(text)
      {
        current.append(place)
      } else {
        current = []
      }
      if current.count > best.count { best = current }
    }
    return BlockFinder.Stretch(lines: best, origin: .shape)
  }
}
