import IngredientLines
import MealModels

/// Reads one page: first its data, then its visible text, and then joins both.
struct ReadingOfPage {
  private let tree: PageTree
  private let address: String?
  private let lines: LineReader
  private let head: PageHead
  private var draft = RecipeDraft(title: "")
  private var fields: [PageField: FieldReading] = [:]
  private var prefersHeadPicture = false

  init(_ tree: PageTree, _ address: String?, _ lines: LineReader) {
    self.tree = tree
    self.address = address
    self.lines = lines
    head = PageHead(tree, address)
  }

  /// The most ingredients that raise no doubt.
  private static let mostIngredients = 150

  /// The reading of the page.
  mutating func reading() -> PageReading {
    let outline = PageOutline(tree)
    let finder = BlockFinder(tree, outline)
    let recipes = RecipeChoice.ordered(StructuredRecipes(tree).all, for: head)
    if let best = recipes.first { takeData(best) }
    let told = draft
    let source = recipes.first?.source ?? .pageText
    draft.ingredients = DataHeadings.joined(draft.ingredients, lines)
    let ingredients = merged(draft.ingredients, from: source, finder)
    draft.ingredients = ingredients.sections
    fields[.ingredients] = FieldReading(
      ingredients.source, confidence: ingredients.confidence, why: ingredients.why)
    let steps = StepMerging(
      data: draft.steps, from: source, blocks: StepBlocks(finder: finder),
      after: ingredients.block)
    draft.steps = steps.sections
    fields[.steps] = FieldReading(steps.source, confidence: steps.confidence, why: steps.why)
    doubt(ingredients.block, finder)
    if isNoRecipe(recipes, ingredients, steps) {
      return withoutRecipe(outline)
    }
    takeHead(source)
    takeFacts(outline)
    takeTimes()
    takeRemainder(hasData: !recipes.isEmpty)
    takeUnshown(told)
    takeUnsaid((recipes.first?.asides ?? []) + partsOfBest(recipes))
    markMissing()
    let others = recipes.dropFirst().map(\.draft).filter { !$0.ingredients.isEmpty }
    return PageReading(
      .recipe, draft: draft, others: others, fields: fields, warnings: warnings())
  }

  /// The ingredients of data and page; lists without a heading are used if no others are found.
  private func merged(
    _ data: [RecipeDraft.Section], from source: PageSource, _ finder: BlockFinder
  ) -> IngredientMerging {
    let blocks = IngredientBlocks(finder: finder, reader: lines)
    let named = IngredientMerging(
      data: data, from: source, shown: blocks.candidates(byShape: false), on: finder.outline)
    if named.block != nil { return named }
    return IngredientMerging(
      data: data, from: source, shown: blocks.candidates(byShape: true), on: finder.outline)
  }

  /// Warns if few ingredients may be those of a part, and if a heading may be among them.
  private mutating func doubt(_ block: ShownBlock?, _ finder: BlockFinder) {
    guard let found = fields[.ingredients], found.source != .pageText, found.why == nil else {
      return
    }
    let doubts = IngredientDoubts(reader: lines)
    let blocks = IngredientBlocks(finder: finder, reader: lines)
    if let block, doubts.isPart(draft.ingredientLines, shown: block, in: blocks) {
      let why = "the page lists more ingredients than its data; check that this is not only a part"
      for field in [PageField.ingredients, .steps] where fields[field]?.why == nil {
        fields[field]?.confidence = 0.5
        fields[field]?.why = why
      }
    } else if let line = doubts.heading(among: draft.ingredientLines) {
      fields[.ingredients]?.confidence = 0.7
      fields[.ingredients]?.why = "\"\(line)\" may be a heading and no ingredient; check it"
    }
  }

  private mutating func takeData(_ recipe: SchemaRecipe) {
    draft = recipe.draft
    prefersHeadPicture = recipe.hasCutPicture || recipe.source != .jsonLD
    note(.title, recipe.source, !draft.title.isEmpty)
    note(.servings, recipe.source, draft.servings != nil)
    note(.yield, recipe.source, draft.yield != nil)
    note(.totalMinutes, recipe.source, draft.totalMinutes != nil)
    note(.prepMinutes, recipe.source, draft.prepMinutes != nil)
    note(.cookMinutes, recipe.source, draft.cookMinutes != nil)
    note(.nutrition, recipe.source, !draft.statedNutrition.isEmpty)
    note(.author, recipe.source, draft.author != nil)
    note(.image, recipe.source, draft.image != nil)
    note(.description, recipe.source, draft.description != nil)
    note(.cuisine, recipe.source, !draft.cuisines.isEmpty)
    note(.categories, recipe.source, !draft.categories.isEmpty)
    note(.keywords, recipe.source, !draft.keywords.isEmpty)
    note(.rating, recipe.source, draft.rating != nil)
    note(.language, recipe.source, draft.language != nil)
  }

  /// Whether neither data nor headings of the page show a recipe.
  private func isNoRecipe(
    _ recipes: [SchemaRecipe], _ ingredients: IngredientMerging, _ steps: StepMerging
  ) -> Bool {
    guard draft.title.isEmpty || recipes.isEmpty else { return false }
    return ingredients.sections.isEmpty || steps.sections.isEmpty && ingredients.confidence < 0.8
  }

  private func withoutRecipe(_ outline: PageOutline) -> PageReading {
    let links = outline.lines.filter(\.isLink).count
    let kind = PageKinds.kind(head, outline, links: links)
    return PageReading(kind, warnings: PageKinds.advice(kind).map { [$0] } ?? [])
  }

  /// The warnings about the recipe as a whole.
  private func warnings() -> [String] {
    let lacks = draft.ingredients.isEmpty || draft.steps.isEmpty
    guard lacks, let advice = PageKinds.advice(.noRecipe) else { return [] }
    let missing =
      draft.ingredients.isEmpty && draft.steps.isEmpty
      ? "ingredients and steps" : draft.ingredients.isEmpty ? "ingredients" : "steps"
    return ["the page names a recipe, but its \(missing) were not found; \(advice)"]
  }

  /// Marks missing fields that every recipe needs.
  private mutating func markMissing() {
    if draft.title.isEmpty {
      fields[.title] = FieldReading(.pageText, confidence: 0, why: "the page gives no title")
    }
    if draft.ingredientLines.count > Self.mostIngredients {
      fields[.ingredients]?.confidence = 0.3
      fields[.ingredients]?.why = "no recipe has so many ingredients; check which belong to it"
    }
    if let yield = draft.yield, fields[.servings]?.source == .pageText,
      ServingsReading.isRange(yield)
    {
      fields[.servings]?.confidence = 0.6
      fields[.servings]?.why = "it states a range, \"\(yield)\", of which the end was taken"
    }
    if draft.servings == nil {
      fields[.servings] = FieldReading(
        .pageText, confidence: 0, why: "the page does not say how many it serves")
    }
  }

  private mutating func note(_ field: PageField, _ source: PageSource, _ isThere: Bool) {
    if isThere { fields[field] = FieldReading(source, confidence: 0.97) }
  }

  /// Fills missing fields of the data from the head of the page.
  private mutating func takeHead(_ source: PageSource) {
    if let heading = head.heading, head.isLonger(draft.title, than: heading) {
      draft.title = heading
      fields[.title] = FieldReading(.pageText, confidence: 0.9)
    }
    if draft.title.isEmpty, let title = head.title {
      draft.title = title
      fields[.title] = FieldReading(.meta, confidence: 0.8)
    }
    if draft.description == nil, let text = head.description {
      draft.description = text
      fields[.description] = FieldReading(.meta, confidence: 0.7)
    }
    if draft.image == nil || prefersHeadPicture, let image = head.image {
      draft.image = image
      fields[.image] = FieldReading(.meta, confidence: 0.8)
    }
    if draft.author == nil, let author = head.author {
      draft.author = author
      fields[.author] = FieldReading(.meta, confidence: 0.7)
    }
    if let language = head.language ?? draft.language {
      draft.language = language
      fields[.language] = FieldReading(.meta, confidence: 0.95)
    }
    draft.image = draft.image.map { LinkText.absolute($0, at: head.canonical ?? address) }
    if let image = draft.image, !LinkText.isWeb(image) {
      draft.image = nil
      fields[.image] = nil
    }
    if let canonical = head.canonical ?? address, LinkText.isWeb(canonical) {
      draft.source = canonical
      fields[.source] = FieldReading(
        head.canonical == nil ? .address : .meta, confidence: 0.97)
    }
  }

  /// Fills missing servings and times of the data from the visible text.
  private mutating func takeFacts(_ outline: PageOutline) {
    let lacksTime = draft.totalMinutes == nil && draft.cookMinutes == nil
    guard draft.servings == nil || lacksTime else { return }
    let facts = ShownFacts(outline)
    if draft.servings == nil, let servings = facts.servings {
      draft.servings = servings
      fields[.servings] = FieldReading(.pageText, confidence: 0.9)
      if draft.yield == nil { draft.yield = facts.yield }
    }
    guard lacksTime else { return }
    if draft.prepMinutes == nil { draft.prepMinutes = facts.prepMinutes }
    draft.cookMinutes = facts.cookMinutes
    if let total = facts.totalMinutes {
      draft.totalMinutes = total
      fields[.totalMinutes] = FieldReading(.pageText, confidence: 0.9)
    } else if draft.prepMinutes == nil, draft.cookMinutes == nil, let minutes = facts.loneMinutes {
      draft.totalMinutes = minutes
      fields[.totalMinutes] = FieldReading(
        .pageText, confidence: 0.6, why: "the page states a time, but not for what; check it")
    }
  }

  /// Takes the page's texts about the recipe that are neither its lines nor its steps.
  ///
  /// If the data name the ingredients, further lists go into the notes.
  private mutating func takeRemainder(hasData: Bool) {
    let outline = PageOutline(tree, hasCaptions: true)
    guard let region = RecipeRegion(draft, in: outline, of: tree) else {
      return takeUnsaid(head.titles)
    }
    let isFound = draft.take(
      PageRemainder(of: outline, region, besides: draft, hasData: hasData), hasData: hasData)
    takeCaptions(region, outline)
    guard isFound, fields[.ingredients]?.why == nil else { return }
    fields[.ingredients]?.confidence = 0.7
    fields[.ingredients]?.why = "the page lists more than its ingredients; check what belongs to it"
  }

  /// Takes the foods in the pictures around the recipe and the titles of its page that its texts do
  /// not name.
  private mutating func takeCaptions(_ region: RecipeRegion, _ outline: PageOutline) {
    let captions = PageCaptions(tree, in: region.nodes(of: outline, tree), titles: head.titles)
    let lead = region.lead(of: outline)
    let isShort = lead.reduce(0) { $0 + $1.utf8.count } <= Self.longestLead
    takeUnsaid(captions.texts + (isShort ? lead : lead.filter(RemainderHeadings.corrects)))
  }

  /// The most bytes between the title and the recipe that describe the dish; a longer text is a
  /// story.
  private static let longestLead = 600

  /// The texts of further recipes in the data that are parts of the first, by their titles.
  private func partsOfBest(_ recipes: [SchemaRecipe]) -> [String] {
    guard !draft.title.isEmpty else { return [] }
    return recipes.dropFirst().filter { $0.draft.title.hasPrefix(draft.title) }
      .flatMap { $0.draft.ingredientLines + $0.draft.stepLines }
  }

  /// Takes the lines of data that the page replaces by others.
  private mutating func takeUnshown(_ told: RecipeDraft) {
    let said = SaidWords(draft)
    draft.addNotes(
      (told.ingredientLines + told.stepLines).filter { !said.holdsEachWord(of: $0) })
  }

  /// Adds the texts to the notes that name a food missing elsewhere.
  private mutating func takeUnsaid(_ texts: [String]) {
    draft.addNotes(UnsaidFoods(said: SaidWords(draft), reader: lines).texts(of: texts))
  }

  private mutating func takeTimes() {
    if draft.totalMinutes == nil, let prep = draft.prepMinutes, let cook = draft.cookMinutes {
      draft.totalMinutes = prep + cook
      fields[.totalMinutes] = FieldReading(.derived, confidence: 0.9)
    } else if draft.totalMinutes == nil, let only = draft.cookMinutes ?? draft.prepMinutes {
      draft.totalMinutes = only
      fields[.totalMinutes] = FieldReading(.derived, confidence: 0.8)
    }
  }
}
